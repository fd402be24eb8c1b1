import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import nodeFs from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../../database/embedded/start-error'
import type { OpenFile } from '../../encryption/encrypted-file'
import { isAbsent, type Storage } from './storage'

/** The file system functions in use. */
export type Disk = Pick<
  typeof nodeFs,
  'access' | 'mkdir' | 'readdir' | 'rename' | 'rm' | 'stat' | 'utimes'
> & {
  writeFile: (
    path: string,
    pieces: AsyncIterable<Buffer>,
    options: { mode: number; flag: 'wx' },
  ) => Promise<void>
  open(path: string, flags: 'r'): Promise<OpenFile & { sync(): Promise<void>; close(): Promise<void> }>
}

/** The disk of a data folder. Uploads arrive there as well, each in a folder. */
export type DiskStorage = Storage & {
  /** Makes the folders for uploads and triplets. */
  prepare(): Promise<void>
  /** Makes an empty folder for an upload and answers its path on the disk. */
  makeIncoming(): Promise<string>
  removeIncoming(directory: string): Promise<void>
  /** Removes uploads older than this and answers how many. */
  sweepIncoming(olderThanMs: number): Promise<number>
}

/** The disk of `dataDir`. Tests pass their own `disk`. */
export function diskStorage(dataDir: string, disk: Disk = nodeFs): DiskStorage {
  const { access, mkdir, readdir, rename, rm, stat, utimes, writeFile } = disk
  const at = (place: string) => path.join(dataDir, place)

  const write = async (file: string, pieces: AsyncIterable<Buffer>) => {
    await writeFile(file, pieces, { mode: 0o600, flag: 'wx' })
    await flush(disk, file)
  }
  const makeIncoming = async () => {
    const directory = at(path.join('incoming', randomUUID()))
    await mkdir(directory, { mode: 0o700 })
    return directory
  }
  const removeIncoming = (directory: string) => rm(directory, { recursive: true, force: true })
  const ageOf = async (place: string) => {
    const found = await unlessGone(stat(at(place)))
    return found && Date.now() - Math.floor(found.mtimeMs)
  }
  /** Files with the same name have the same content, so two copies of a folder can be merged. */
  const moveFolder = async (from: string, to: string) => {
    try {
      await rename(from, to)
    } catch (error) {
      if (!/^(ENOTEMPTY|EEXIST)$/.test(codeOf(error))) throw error
      for (const name of await readdir(from)) await rename(path.join(from, name), path.join(to, name))
      await rm(from, { recursive: true })
    }
  }
  // Retries, since a concurrent move may write into the folder meanwhile.
  const remove = (place: string) => isDone(rm(at(place), { recursive: true, maxRetries: 5 }))

  return {
    name: 'disk',
    prepare: async () => {
      for (const directory of ['incoming', 'reports', 'quarantine'])
        await mkdir(at(directory), { recursive: true, mode: 0o700 })
    },
    makeIncoming,
    removeIncoming,
    sweepIncoming: async (olderThanMs) => {
      let swept = 0
      for (const name of await readdir(at('incoming'))) {
        const place = path.join('incoming', name)
        if (((await ageOf(place)) ?? -1) >= olderThanMs) swept += Number(await remove(place))
      }
      return swept
    },
    writeFolder: async (place, files) => {
      const directory = await makeIncoming()
      try {
        for (const [name, pieces] of Object.entries(files)) await write(path.join(directory, name), pieces)
        await flush(disk, directory)
        await rename(directory, at(place))
      } catch (error) {
        await removeIncoming(directory)
        throw error
      }
      await flush(disk, path.dirname(at(place)))
    },
    writeFile: async (place, pieces) => {
      const folder = path.dirname(at(place))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const arriving = path.join(folder, `${randomUUID()}.part`)
      try {
        await write(arriving, pieces)
        await rename(arriving, at(place))
      } catch (error) {
        await rm(arriving, { force: true })
        throw error
      }
      // The folder may be new, which makes it an entry of its parent folder.
      for (const one of [folder, path.dirname(folder)]) await flush(disk, one)
    },
    open: (place) => disk.open(at(place), 'r'),
    list: async (prefix) => (await unlessGone(readdir(at(prefix)))) ?? [],
    ageOf,
    remove,
    setAside: (folder) =>
      isDone(
        (async () => {
          const from = at(path.join('reports', folder))
          // The folder's mtime records when it was set aside.
          await utimes(from, new Date(), new Date())
          await moveFolder(from, at(path.join('quarantine', folder)))
        })(),
      ),
    bringBack: (folder) =>
      isDone(moveFolder(at(path.join('quarantine', folder)), at(path.join('reports', folder)))),
    check: () => access(dataDir, constants.W_OK),
  }
}

/** A concurrent upload or sweep may have removed what was there a moment ago. */
async function unlessGone<T>(looked: Promise<T>): Promise<T | undefined> {
  try {
    return await looked
  } catch (error) {
    if (!isAbsent(error)) throw error
    return undefined
  }
}

/** False if the target is gone already. */
const isDone = async (act: Promise<void>) => (await unlessGone(act.then(() => true))) ?? false

/** Syncs a file or folder from memory to the disk. */
async function flush(disk: Disk, target: string): Promise<void> {
  const file = await disk.open(target, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
