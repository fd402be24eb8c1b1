import { randomBytes, randomUUID } from 'node:crypto'
import { DAY_MS } from '@shared/domain/dates'
import { encryptPieces } from '../../encrypted-file'
import { uuid } from '../../uuid'
import { type Disk, type DiskStorage, diskStorage } from './disk-storage'
import { openStored, severalAtOnce, type Storage, type StoredFile } from './storage'

export const fileKinds = ['html', 'pdf', 'csv'] as const
export type FileKind = (typeof fileKinds)[number]

/**
 * The files of reports: uploads arrive on the disk in a folder of their own, and a triplet is kept in one of its own, whole
 * or not at all, sealed under a key that nobody else has.
 */
export type FileStore = {
  /** Makes an empty folder for an upload to stream into. */
  make(): Promise<string>
  /** Removes such a folder with whatever is left in it. */
  remove(directory: string): Promise<void>
  /** Seals a triplet, makes it durable and returns the name of its folder with its key. Throws ENOSPC when the disk is full, or a StorageUnavailable. */
  keep(bytes: Record<FileKind, Uint8Array>): Promise<{ folder: string; key: Buffer }>
  /** `key`: undefined for what an older Pearwell kept, unsealed. Throws ENOENT, a DecryptionError or a StorageUnavailable. */
  open(folder: string, kind: FileKind, key: Buffer | undefined): Promise<StoredFile>
  discard(folder: string): Promise<void>
  /** Removes abandoned uploads that are older; answers how many. */
  sweepIncoming(olderThanMs: number): Promise<number>
  /**
   * Looks after what no row names and is older than `olderThanMs`. Triplets for which
   * `isKnown` says no go to the quarantine, unless `mayTake` finds them too many: then all stay, and nothing is erased.
   * From the quarantine a triplet comes back once it is known again, and is erased after 30 days.
   */
  sweep(
    isKnown: (folders: string[]) => Promise<Set<string>>,
    olderThanMs: number,
    mayTake?: (strays: number, of: number) => boolean,
  ): Promise<Swept>
  /** Throws when uploads can not be taken in, or files not be read. */
  check(): Promise<void>
}

/** How many folders a sweep found of each kind. */
export type Swept = {
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
const reportOf = (folder: string) => `reports/${folder}`
const asideOf = (folder: string) => `quarantine/${folder}`

/** A file in the storage. */
export const reportFilePath = (folder: string, kind: FileKind) => `${reportOf(folder)}/${fileName(kind)}`

/** The store in the data folder, which exists. `disk` is the real one unless a test brings another. */
export async function openFileStore(dataDir: string, disk?: Disk): Promise<FileStore> {
  const storage = diskStorage(dataDir, disk)
  await storage.prepare()
  return fileStore(storage, storage)
}

/** The store whose uploads arrive on `disk` and whose triplets are kept in `storage`. */
export function fileStore(disk: DiskStorage, storage: Storage): FileStore {
  return {
    make: () => disk.makeIncoming(),
    remove: (directory) => disk.removeIncoming(directory),
    keep: async (bytes) => {
      const [folder, key] = [randomUUID(), randomBytes(32)]
      const encrypted = (kind: FileKind) => encryptPieces({ key, name: fileName(kind) }, [bytes[kind]])
      const files = fileKinds.map((kind) => [fileName(kind), encrypted(kind)] as const)
      try {
        await storage.writeFolder(reportOf(folder), Object.fromEntries(files))
      } catch (error) {
        // Whoever waits is told at once; what stays of it is a stray.
        void storage.remove(reportOf(folder)).catch(() => undefined)
        throw error
      }
      return { folder, key }
    },
    open: (folder, kind, key) =>
      openStored(storage, reportFilePath(folder, kind), key && { key, name: fileName(kind) }),
    discard: async (folder) => {
      for (const place of [reportOf(folder), asideOf(folder)]) await storage.remove(place)
    },
    sweepIncoming: (olderThanMs) => disk.sweepIncoming(olderThanMs),
    sweep: async (isKnown, olderThanMs, mayTake = isFew) => {
      const older = async (folders: string[], placeIn: (folder: string) => string, ms: number) => {
        const ages = await severalAtOnce(folders, (folder) => storage.ageOf(placeIn(folder)))
        return folders.filter((_, n) => (ages[n] ?? -1) >= ms)
      }
      /** For how many it was not too late: another server may sweep at the same moment. */
      const count = async (folders: string[], act: (folder: string) => Promise<boolean>) =>
        (await severalAtOnce(folders, act)).filter(Boolean).length

      const [folders, aside] = [ours(await storage.list('reports')), ours(await storage.list('quarantine'))]
      const all = [...folders, ...aside]
      const known = all.length > 0 ? await isKnown(all) : new Set<string>()
      const returned = await count(
        aside.filter((folder) => known.has(folder)),
        (folder) => storage.bringBack(folder),
      )
      const unknown = folders.filter((folder) => !known.has(folder))
      const strays = await older(unknown, reportOf, olderThanMs)
      const isHeldBack = strays.length > 0 && !mayTake(strays.length, folders.length)
      const quarantined = await count(isHeldBack ? [] : strays, (folder) => storage.setAside(folder))
      const forgotten = aside.filter((folder) => !known.has(folder))
      const due = isHeldBack ? [] : await older(forgotten, asideOf, QUARANTINE_MS)
      return {
        quarantined,
        returned,
        erased: await count(due, (folder) => storage.remove(asideOf(folder))),
        heldBack: isHeldBack ? strays.length : 0,
      }
    },
    check: async () => {
      for (const one of new Set([disk, storage])) await one.check()
    },
  }
}

/** What others put there is not the store's. */
const ours = (names: string[]) => names.filter((name) => uuid.test(name))
