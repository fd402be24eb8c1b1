import { isAbsent, type OpenedFile, type Storage } from './storage'

/** Both storages during a move: writes go to the first, reads and clean-up use both. */
export function twoStorages(first: Storage, second: Storage): Storage {
  const both = <T>(ask: (storage: Storage) => Promise<T>) => Promise.all([ask(first), ask(second)])
  const either = async (act: (storage: Storage) => Promise<boolean>) => (await both(act)).includes(true)

  /** Try the first again at the end: the file may have been moved there after the first look. */
  async function open(path: string): Promise<OpenedFile> {
    for (const storage of [first, second]) {
      try {
        return await storage.open(path)
      } catch (error) {
        if (!isAbsent(error)) throw error
      }
    }
    return first.open(path)
  }

  return {
    ...first,
    open: async (path) => {
      let opened = await open(path)
      return {
        stat: () => opened.stat(),
        read: async (into, offset, length, position) => {
          try {
            return await opened.read(into, offset, length, position)
          } catch (error) {
            if (!isAbsent(error)) throw error
            await opened.close()
            opened = await open(path)
            return opened.read(into, offset, length, position)
          }
        },
        close: () => opened.close(),
      }
    },
    list: async (prefix) => [...new Set((await both((storage) => storage.list(prefix))).flat())],
    ageOf: async (path) => {
      const ages = (await both((storage) => storage.ageOf(path))).filter((age) => age !== undefined)
      return ages.length > 0 ? Math.min(...ages) : undefined
    },
    remove: (path) => either((storage) => storage.remove(path)),
    setAside: (folder) => either((storage) => storage.setAside(folder)),
    bringBack: (folder) => either((storage) => storage.bringBack(folder)),
    check: async () => {
      await both((storage) => storage.check())
    },
  }
}
