import { randomUUID } from 'node:crypto'
import nodeFs from 'node:fs/promises'
import path from 'node:path'

export const fileKinds = ['html', 'pdf', 'csv'] as const
export type FileKind = (typeof fileKinds)[number]

/** Report files on disk: uploads arrive in a folder of their own, and a whole folder becomes the triplet or nothing does. */
export type FileStore = {
  /** Makes an empty folder for an upload to stream into. */
  make(): Promise<string>
  /** Removes such a folder with whatever is left in it. */
  remove(directory: string): Promise<void>
  /** Makes the three files in `directory` durable and returns the name of the triplet's folder. Throws ENOSPC when the disk is full. */
  keep(directory: string, files: Record<FileKind, string>): Promise<string>
  pathOf(folder: string, kind: FileKind): string
  discard(folder: string): Promise<void>
  /** Removes what no row names: triplets for which `isKnown` says no, and abandoned uploads, both older than `olderThanMs`. */
  sweep(isKnown: (folders: string[]) => Promise<Set<string>>, olderThanMs: number): Promise<number>
}

const fileName: Record<FileKind, string> = { html: 'report.html', pdf: 'report.pdf', csv: 'report.csv' }

/** What the store asks of a file system. */
export type Disk = Pick<typeof nodeFs, 'mkdir' | 'readdir' | 'rename' | 'rm' | 'stat'> & {
  open(path: string, flags: 'r'): Promise<{ sync(): Promise<void>; close(): Promise<void> }>
}

/** The store in `dataDir`, which exists. `disk` is the real one unless a test brings another. */
export async function openFileStore(dataDir: string, disk: Disk = nodeFs): Promise<FileStore> {
  const { mkdir, readdir, rename, rm, stat } = disk
  const incoming = path.join(dataDir, 'incoming')
  const kept = path.join(dataDir, 'reports')
  for (const directory of [incoming, kept]) await mkdir(directory, { recursive: true, mode: 0o700 })
  const pathTo = (folder: string) => path.join(kept, folder)
  return {
    make: async () => {
      const directory = path.join(incoming, randomUUID())
      await mkdir(directory, { mode: 0o700 })
      return directory
    },
    remove: (directory) => rm(directory, { recursive: true, force: true }),
    keep: async (directory, files) => {
      const folder = randomUUID()
      for (const kind of fileKinds) {
        const file = path.join(directory, fileName[kind])
        await rename(files[kind], file)
        await flush(disk, file)
      }
      await flush(disk, directory)
      await rename(directory, pathTo(folder))
      await flush(disk, kept)
      return folder
    },
    pathOf: (folder, kind) => path.join(pathTo(folder), fileName[kind]),
    discard: (folder) => rm(pathTo(folder), { recursive: true, force: true }),
    sweep: async (isKnown, olderThanMs) => {
      const folders = await readdir(kept)
      const known = folders.length > 0 ? await isKnown(folders) : new Set<string>()
      const strays = folders.filter((folder) => !known.has(folder)).map(pathTo)
      const abandoned = (await readdir(incoming)).map((name) => path.join(incoming, name))
      let removed = 0
      for (const directory of [...strays, ...abandoned]) {
        const found = await stat(directory).catch(goneMeanwhile)
        if (!found || Date.now() - found.mtimeMs < olderThanMs) continue
        await rm(directory, { recursive: true, force: true })
        removed++
      }
      return removed
    },
  }
}

/** An upload may end, and a second sweep remove, what was there a moment ago. */
function goneMeanwhile(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}

/** A file or a folder is on the disk, not only in memory, once this returns. */
async function flush(disk: Disk, target: string): Promise<void> {
  const handle = await disk.open(target, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
