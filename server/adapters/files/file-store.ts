import { randomBytes, randomUUID } from 'node:crypto'
import nodeFs from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS } from '@shared/domain/dates'
import { DamagedSeal, isSealed, openPieces, type OpenFile, sealedSize, sealPieces } from '../../sealed-file'
import { uuid } from '../../uuid'

export const fileKinds = ['html', 'pdf', 'csv'] as const
export type FileKind = (typeof fileKinds)[number]

/** A file of a report: its bytes from `start` up to `end`, as often as one asks. */
export type StoredFile = { size: number; read: (start: number, end: number) => AsyncIterable<Uint8Array> }

/**
 * Report files on disk: uploads arrive in a folder of their own, and a triplet is kept in one of its own, whole or not at
 * all, sealed under a key that nobody else has.
 */
export type FileStore = {
  /** Makes an empty folder for an upload to stream into. */
  make(): Promise<string>
  /** Removes such a folder with whatever is left in it. */
  remove(directory: string): Promise<void>
  /** Seals a triplet, makes it durable and returns the name of its folder with its key. Throws ENOSPC when the disk is full. */
  keep(bytes: Record<FileKind, Uint8Array>): Promise<{ folder: string; key: Buffer }>
  /** `key`: undefined for what an older Pearwell kept, unsealed. Throws ENOENT, or a DamagedSeal. */
  open(folder: string, kind: FileKind, key: Buffer | undefined): Promise<StoredFile>
  discard(folder: string): Promise<void>
  /**
   * Looks after what no row names and is older than `olderThanMs`. Abandoned uploads are removed. Triplets for which
   * `isKnown` says no go to the quarantine, unless `mayTake` finds them too many: then all stay, and nothing is erased.
   * From the quarantine a triplet comes back once it is known again, and is erased after 30 days.
   */
  sweep(
    isKnown: (folders: string[]) => Promise<Set<string>>,
    olderThanMs: number,
    mayTake?: (strays: number, of: number) => boolean,
  ): Promise<Swept>
}

/** How many folders a sweep found of each kind. */
export type Swept = {
  abandoned: number
  quarantined: number
  returned: number
  erased: number
  /** Strays that stay where they are because they are too many. */
  heldBack: number
}

const QUARANTINE_MS = 30 * DAY_MS

/**
 * Whether so many strays are what crashes leave, which is one for each upload that was just ending. More come of a
 * database that is not the newest: more than 20, than 2 % (3 while that would be none or one), or than half of all, so
 * that even the first reports of a portal are not taken together.
 */
export const isFew = (strays: number, of: number) => strays <= Math.min(20, Math.max(3, of * 0.02), of / 2)

const fileName = (kind: FileKind) => `report.${kind}`

/** A file in the data folder. */
export const placeOf = (folder: string, kind: FileKind) => path.join('reports', folder, fileName(kind))

/** What the store asks of a file system. */
export type Disk = Pick<typeof nodeFs, 'mkdir' | 'readdir' | 'rename' | 'rm' | 'stat' | 'utimes'> & {
  writeFile: (
    path: string,
    pieces: AsyncIterable<Buffer>,
    options: { mode: number; flag: 'wx' },
  ) => Promise<void>
  open(path: string, flags: 'r'): Promise<OpenFile & { sync(): Promise<void>; close(): Promise<void> }>
}

/** The store in `dataDir`, which exists. `disk` is the real one unless a test brings another. */
export async function openFileStore(dataDir: string, disk: Disk = nodeFs): Promise<FileStore> {
  const { mkdir, readdir, rename, rm, stat, utimes, writeFile } = disk
  const incoming = path.join(dataDir, 'incoming')
  const kept = path.join(dataDir, 'reports')
  const quarantine = path.join(dataDir, 'quarantine')
  for (const directory of [incoming, kept, quarantine])
    await mkdir(directory, { recursive: true, mode: 0o700 })
  const pathTo = (folder: string) => path.join(kept, folder)
  const asideTo = (folder: string) => path.join(quarantine, folder)
  const isOlder = async (directory: string, ms: number) => {
    const found = await stat(directory).catch(goneMeanwhile)
    return found !== undefined && Date.now() - Math.floor(found.mtimeMs) >= ms
  }
  /** Those of `folders` for which `act` was not too late: another server may sweep at the same moment. */
  const count = async (folders: string[], act: (folder: string) => Promise<void>) => {
    let done = 0
    for (const folder of folders)
      done += await act(folder).then(
        () => 1,
        (error: unknown) => (goneMeanwhile(error), 0),
      )
    return done
  }
  const make = async () => {
    const directory = path.join(incoming, randomUUID())
    await mkdir(directory, { mode: 0o700 })
    return directory
  }
  const remove = (directory: string) => rm(directory, { recursive: true, force: true })
  return {
    make,
    remove,
    keep: async (bytes) => {
      const [directory, folder, key] = [await make(), randomUUID(), randomBytes(32)]
      try {
        for (const kind of fileKinds) {
          const file = path.join(directory, fileName(kind))
          await writeFile(file, sealPieces({ key, name: fileName(kind) }, [bytes[kind]]), {
            mode: 0o600,
            flag: 'wx',
          })
          await flush(disk, file)
        }
        await flush(disk, directory)
        await rename(directory, pathTo(folder))
      } catch (error) {
        await remove(directory)
        throw error
      }
      await flush(disk, kept)
      return { folder, key }
    },
    open: async (folder, kind, key) => {
      const target = path.join(dataDir, placeOf(folder, kind))
      const seal = key && { key, name: fileName(kind) }
      const size = await withFile(disk, target, async (file) => {
        if (seal) return sealedSize(file, seal)
        // Its key was lost: what lies there must not pass for the file itself.
        if (await isSealed(file)) throw new DamagedSeal()
        return (await file.stat()).size
      })
      return {
        size,
        read: async function* (start, end) {
          const file = await disk.open(target, 'r')
          try {
            yield* seal ? openPieces(file, seal, start, end) : plainPieces(file, start, end)
          } finally {
            await file.close()
          }
        },
      }
    },
    discard: async (folder) => {
      for (const directory of [pathTo(folder), asideTo(folder)]) await remove(directory)
    },
    sweep: async (isKnown, olderThanMs, mayTake = isFew) => {
      const older = async (directories: string[], ms: number) => {
        const found = await Promise.all(directories.map((directory) => isOlder(directory, ms)))
        return directories.filter((_, n) => found[n])
      }
      const [folders, aside] = [await ours(readdir(kept)), await ours(readdir(quarantine))]
      const all = [...folders, ...aside]
      const known = all.length > 0 ? await isKnown(all) : new Set<string>()
      const returned = await count(
        aside.filter((folder) => known.has(folder) && !folders.includes(folder)),
        (folder) => rename(asideTo(folder), pathTo(folder)),
      )
      const unknown = folders.filter((folder) => !known.has(folder))
      const strays = (await older(unknown.map(pathTo), olderThanMs)).map((directory) =>
        path.basename(directory),
      )
      const isHeldBack = strays.length > 0 && !mayTake(strays.length, folders.length)
      const quarantined = await count(isHeldBack ? [] : strays, async (folder) => {
        // The folder's time is when it was set aside, whenever that is looked at.
        await utimes(pathTo(folder), new Date(), new Date())
        await rename(pathTo(folder), asideTo(folder))
      })
      const forgotten = aside.filter((folder) => !known.has(folder)).map(asideTo)
      const due = isHeldBack ? [] : await older(forgotten, QUARANTINE_MS)
      const erase = (directory: string) => rm(directory, { recursive: true })
      const uploads = (await readdir(incoming)).map((name) => path.join(incoming, name))
      return {
        abandoned: await count(await older(uploads, olderThanMs), erase),
        quarantined,
        returned,
        erased: await count(due, erase),
        heldBack: isHeldBack ? strays.length : 0,
      }
    },
  }
}

/** What others put there is not the store's. */
const ours = async (names: Promise<string[]>) => (await names).filter((name) => uuid.test(name))

/** An upload may end, and a second sweep remove, what was there a moment ago. */
function goneMeanwhile(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}

/** A file or a folder is on the disk, not only in memory, once this returns. */
const flush = (disk: Disk, target: string) => withFile(disk, target, (file) => file.sync())

type Opened = Awaited<ReturnType<Disk['open']>>

async function withFile<T>(disk: Disk, target: string, work: (file: Opened) => Promise<T>): Promise<T> {
  const file = await disk.open(target, 'r')
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}

const PIECE = 1024 * 1024

async function* plainPieces(file: OpenFile, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end;) {
    const piece = Buffer.alloc(Math.min(PIECE, end - at))
    const { bytesRead } = await file.read(piece, 0, piece.length, at)
    if (bytesRead === 0) return
    yield piece.subarray(0, bytesRead)
    at += bytesRead
  }
}

/** All of a file. */
export async function wholeOf({ size, read }: StoredFile): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of read(0, size)) pieces.push(piece)
  return Buffer.concat(pieces)
}
