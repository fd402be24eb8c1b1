import path from 'node:path'
import type { Disk } from '../adapters/files/disk-storage'

type Entry = { name: string; node: number | null; change: { isDurable: boolean } }
type Node = { isFolder: boolean; data: Buffer; syncedData: Buffer; entries: Entry[] }

const empty = Buffer.alloc(0)

/**
 * A file system in memory that simulates power loss: a name is durable once its folder was synced,
 * contents once the file was. A rename is atomic, whichever of its folders is synced. `onChange`
 * runs after every write operation.
 */
export type ForgetfulDisk = {
  disk: Disk
  write(file: string, data: string): void
  onChange(then: () => void): void
  /**
   * The disk after a power loss: with everything written ('kept'), or only what was durable
   * ('dropped').
   */
  after(powerLoss: 'kept' | 'dropped'): ForgetfulDisk
}

export function forgetfulDisk(
  nodes: Node[] = [{ isFolder: true, data: empty, syncedData: empty, entries: [] }],
): ForgetfulDisk {
  let changed = () => {}

  const namesIn = (node: Node): Map<string, number> => {
    const names = new Map<string, number>()
    for (const { name, node: to } of node.entries) {
      if (to === null) names.delete(name)
      else names.set(name, to)
    }
    return names
  }
  const find = (target: string): number | undefined => {
    let at: number | undefined = 0
    for (const name of target.split('/').filter(Boolean))
      at = at === undefined ? undefined : namesIn(nodeAt(at)).get(name)
    return at
  }
  const nodeAt = (at: number): Node => {
    const node = nodes[at]
    if (!node) throw new Error(`there is no node ${at}`)
    return node
  }
  const need = (target: string): number => {
    const at = find(target)
    if (at === undefined) throw Object.assign(new Error(`ENOENT ${target}`), { code: 'ENOENT' })
    return at
  }
  const set = (target: string, node: number | null, change = { isDurable: false }) => {
    nodeAt(need(path.dirname(target))).entries.push({ name: path.basename(target), node, change })
  }
  const add = (target: string, node: Node) => {
    nodes.push(node)
    set(target, nodes.length - 1)
  }

  const addFile = (target: string, data: Buffer) => {
    add(target, { isFolder: false, data, syncedData: empty, entries: [] })
    changed()
  }

  const disk = {
    mkdir: (target: string, { recursive = false } = {}) => {
      if (find(target) !== undefined) return Promise.resolve(undefined)
      if (recursive && find(path.dirname(target)) === undefined)
        void disk.mkdir(path.dirname(target), { recursive })
      add(target, { isFolder: true, data: empty, syncedData: empty, entries: [] })
      changed()
      return Promise.resolve(undefined)
    },
    readdir: (target: string) => Promise.resolve([...namesIn(nodeAt(need(target))).keys()]),
    rename: (from: string, to: string) => {
      const node = need(from)
      const change = { isDurable: false }
      set(to, node, change)
      set(from, null, change)
      changed()
      return Promise.resolve()
    },
    rm: (target: string) => {
      if (find(target) !== undefined) set(target, null)
      changed()
      return Promise.resolve()
    },
    stat: () => Promise.resolve({ mtimeMs: 0 }),
    utimes: () => Promise.resolve(),
    writeFile: async (target: string, pieces: AsyncIterable<Buffer>) => {
      const whole: Buffer[] = []
      for await (const piece of pieces) whole.push(piece)
      addFile(target, Buffer.concat(whole))
    },
    open: (target: string) => {
      const node = nodeAt(need(target))
      const sync = () => {
        node.syncedData = node.data
        for (const { change } of node.entries) change.isDurable = true
        changed()
        return Promise.resolve()
      }
      return Promise.resolve({
        sync,
        close: () => Promise.resolve(),
        stat: () => Promise.resolve({ size: node.data.length }),
        read: (into: Buffer, offset: number, length: number, position: number) =>
          Promise.resolve({ bytesRead: node.data.copy(into, offset, position, position + length) }),
      })
    },
  }

  return {
    disk: disk as unknown as Disk,
    write: (file, data) => addFile(file, Buffer.from(data)),
    onChange: (then) => {
      changed = then
    },
    after: (powerLoss) => {
      const survives = ({ change }: Entry) => powerLoss === 'kept' || change.isDurable
      const found = nodes.map(({ isFolder, data, syncedData, entries }) => {
        const left = powerLoss === 'kept' ? data : syncedData
        const names = entries
          .filter(survives)
          .map(({ name, node }) => ({ name, node, change: { isDurable: true } }))
        return { isFolder, data: left, syncedData: left, entries: names }
      })
      return forgetfulDisk(found)
    },
  }
}
