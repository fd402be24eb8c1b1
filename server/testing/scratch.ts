import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** What the tests of one run write at most at the same time, and some more. */
const ROOM = 4 * 1024 ** 3

/** Where tests keep what they need to be quick and not durable: in memory, where there is room; a disk is waited for at every file. */
export const scratch = roomIn('/dev/shm') >= ROOM ? '/dev/shm' : tmpdir()

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
