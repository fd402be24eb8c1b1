import { constants } from 'node:fs'
import { type FileHandle, lstat, open, writeFile } from 'node:fs/promises'

const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants

/** A file's size in bytes, and a mark that changes when the file is written or replaced. */
export type FileMark = { size: number; mark: string }

/** Whether a name denotes a direct entry of its folder. */
export const isPlainName = (name: string): boolean =>
  name !== '' && name !== '.' && name !== '..' && !/[/\\\0]/.test(name)

/** Runs `use` with a path to the folder, even if `place` is replaced; rejects for a link. */
export async function inFolder<T>(place: string, use: (at: string) => Promise<T>): Promise<T> {
  // Only Linux can reach files through an open folder handle.
  if (process.platform !== 'linux') {
    if (!(await lstat(place)).isDirectory()) throw new Error('It is not a folder.')
    return use(place)
  }
  const folder = await open(place, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  try {
    return await use(`/proc/self/fd/${folder.fd}`)
  } finally {
    await folder.close()
  }
}

/** Undefined for links, other non-regular files and missing ones. */
export async function seenAt(place: string): Promise<FileMark | undefined> {
  const is = await lstat(place).catch(() => undefined)
  return is?.isFile() ? seenOf(is) : undefined
}

/** A regular file's bytes, if unchanged since `seen`; does not block on a pipe. */
export async function readUnchanged(place: string, { size, mark }: FileMark): Promise<Buffer | undefined> {
  const file = await open(place, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  try {
    const isUnchanged = async () => {
      const is = await file.stat()
      return is.isFile() && seenOf(is).mark === mark
    }
    if (!(await isUnchanged())) return undefined
    const bytes = await readBytes(file, size)
    return (await isUnchanged()) ? bytes : undefined
  } finally {
    await file.close()
  }
}

/** Writes a file only if there is none of that name. */
export async function writeNew(place: string, text: string): Promise<void> {
  await writeFile(place, text, { flag: 'wx' }).catch(ignoreError('EEXIST'))
}

/** Ignores errors with this code and rethrows all others. */
export const ignoreError =
  (code: string) =>
  (error: unknown): undefined => {
    if ((error as NodeJS.ErrnoException).code !== code) throw error
  }

/** Reads no more than the known size, even if the file grows. */
async function readBytes(file: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size)
  for (let at = 0; at < size;) {
    const { bytesRead } = await file.read(bytes, at, size - at, at)
    if (bytesRead === 0) break
    at += bytesRead
  }
  return bytes
}

const seenOf = (is: { ino: number; size: number; mtimeMs: number; ctimeMs: number }): FileMark => ({
  size: is.size,
  mark: [is.ino, is.size, is.mtimeMs, is.ctimeMs].join(' '),
})
