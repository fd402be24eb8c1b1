import { randomBytes, randomUUID } from 'node:crypto'
import { DAY_MS } from '@shared/domain/text/dates'
import { encryptPieces } from '../../encryption/encrypted-file'
import { uuid } from '../../database/uuid'
import { type Disk, type DiskStorage, diskStorage } from './disk-storage'
import { openStored, mapConcurrently, type Storage, type StoredFile } from './storage'

export const fileKinds = ['html', 'pdf', 'csv'] as const
export type FileKind = (typeof fileKinds)[number]

/** The files of reports: each triplet is encrypted with its own key and stored whole. */
export type FileStore = {
  /** Makes an empty folder for an upload. */
  make(): Promise<string>
  /** Removes such a folder with its contents. */
  remove(directory: string): Promise<void>
  /**
   * Encrypts a triplet, makes it durable and returns its folder's name and its key. Throws ENOSPC
   * if the disk is full, or a StorageUnavailable.
   */
  keep(bytes: Record<FileKind, Uint8Array>): Promise<{ folder: string; key: Buffer }>
  /**
   * `key` is undefined for files that an older Pearwell stored unencrypted. Throws ENOENT, a
   * DecryptionError or a StorageUnavailable.
   */
  open(folder: string, kind: FileKind, key: Buffer | undefined): Promise<StoredFile>
  discard(folder: string): Promise<void>
  /** Removes abandoned uploads older than this and answers how many. */
  sweepIncoming(olderThanMs: number): Promise<number>
  /**
   * Cleans up what no row names and is older than `olderThanMs`. Triplets that `isKnown` rejects go
   * to the quarantine unless `mayTake` finds them too many: then all stay and nothing is erased. A
   * quarantined triplet comes back once it is known again, and is erased after 30 days.
   */
  sweep(
    isKnown: (folders: string[]) => Promise<Set<string>>,
    olderThanMs: number,
    mayTake?: (strays: number, of: number) => boolean,
  ): Promise<Swept>
  /** Throws if uploads cannot be stored or files cannot be read. */
  check(): Promise<void>
}

/** How many folders a sweep found of each sort. */
export type Swept = {
  quarantined: number
  returned: number
  erased: number
  /** Strays that were left in place because there are too many. */
  heldBack: number
}

const QUARANTINE_MS = 30 * DAY_MS

/**
 * Whether strays can come from crashes: at most 20, at most 2 % (3 for fewer than 150 folders) and
 * at most half. More indicate a database restored from an older backup.
 */
export const isFew = (strays: number, of: number) => strays <= Math.min(20, Math.max(3, of * 0.02), of / 2)

const fileName = (kind: FileKind) => `report.${kind}`
const reportOf = (folder: string) => `reports/${folder}`
const asideOf = (folder: string) => `quarantine/${folder}`

/** The path of a file in the storage. */
export const reportFilePath = (folder: string, kind: FileKind) => `${reportOf(folder)}/${fileName(kind)}`

/** The store in an existing data folder. Tests pass their own `disk`. */
export async function openFileStore(dataDir: string, disk?: Disk): Promise<FileStore> {
  const storage = diskStorage(dataDir, disk)
  await storage.prepare()
  return fileStore(storage, storage)
}

/** The store that receives uploads on `disk` and keeps triplets in `storage`. */
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
        // The requester is answered without waiting; a remainder is a stray for the sweep.
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
        const ages = await mapConcurrently(folders, (folder) => storage.ageOf(placeIn(folder)))
        return folders.filter((_, n) => (ages[n] ?? -1) >= ms)
      }
      /** Counts the folders that `act` reached, since another server may sweep at the same time. */
      const count = async (folders: string[], act: (folder: string) => Promise<boolean>) =>
        (await mapConcurrently(folders, act)).filter(Boolean).length

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

/** Ignore folders that others put there. */
const ours = (names: string[]) => names.filter((name) => uuid.test(name))
