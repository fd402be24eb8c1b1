import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** More than the tests of one run write at a time. */
const ROOM = 4 * 1024 ** 3

/**
 * Folder for test files that need not be durable: in memory if there is room, as a disk slows down
 * every file.
 */
export const scratch = roomIn('/dev/shm') >= ROOM ? '/dev/shm' : tmpdir()

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
