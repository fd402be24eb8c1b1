import { constants } from 'node:fs'
import { type FileHandle, lstat, open, writeFile } from 'node:fs/promises'

const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants

/** A file's size in bytes, and a mark that is another once it was written or replaced. */
export type Seen = { size: number; mark: string }

/** Whether a name leads to nothing but an entry of the folder that it stands in. */
export const isPlainName = (name: string): boolean =>
  name !== '' && name !== '.' && name !== '..' && !/[/\\\0]/.test(name)

/**
 * Runs `use` with a path that leads to the folder at `place` until it ends, even where a link or another folder takes its
 * place meanwhile. Rejects where a link or no folder is there.
 */
export async function inFolder<T>(place: string, use: (at: string) => Promise<T>): Promise<T> {
  // Only Linux reaches files through a folder that is held open.
  if (process.platform !== 'linux') {
    if (!(await lstat(place)).isDirectory()) throw new Error('It is no folder.')
    return use(place)
  }
  const folder = await open(place, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  try {
    return await use(`/proc/self/fd/${folder.fd}`)
  } finally {
    await folder.close()
  }
}

/** Undefined for links, for what else is no regular file, and for what is gone. */
export async function seenAt(place: string): Promise<Seen | undefined> {
  const is = await lstat(place).catch(() => undefined)
  return is?.isFile() ? seenOf(is) : undefined
}

/** The bytes of a regular file that is still as it was `seen`; undefined once it is not. Waits for nobody at a pipe's other end. */
export async function readAsSeen(place: string, { size, mark }: Seen): Promise<Buffer | undefined> {
  const file = await open(place, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  try {
    const isAsSeen = async () => {
      const is = await file.stat()
      return is.isFile() && seenOf(is).mark === mark
    }
    if (!(await isAsSeen())) return undefined
    const bytes = await readBytes(file, size)
    return (await isAsSeen()) ? bytes : undefined
  } finally {
    await file.close()
  }
}

/** Writes a file that is not there yet; whatever is there stays as it is. */
export async function writeNew(place: string, text: string): Promise<void> {
  await writeFile(place, text, { flag: 'wx' }).catch(unless('EEXIST'))
}

/** Makes nothing of the error of this code, and throws every other. */
export const unless =
  (code: string) =>
  (error: unknown): undefined => {
    if ((error as NodeJS.ErrnoException).code !== code) throw error
  }

/** A file that grows meanwhile is read no further. */
async function readBytes(file: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size)
  for (let at = 0; at < size;) {
    const { bytesRead } = await file.read(bytes, at, size - at, at)
    if (bytesRead === 0) break
    at += bytesRead
  }
  return bytes
}

const seenOf = (is: { ino: number; size: number; mtimeMs: number; ctimeMs: number }): Seen => ({
  size: is.size,
  mark: [is.ino, is.size, is.mtimeMs, is.ctimeMs].join(' '),
})
