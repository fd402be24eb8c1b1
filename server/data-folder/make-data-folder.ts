import { accessSync, chmodSync, constants, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { codeOf, startError } from '../database/embedded/start-error'

/**
 * Takes away what was made in a data folder since: empty folders alone, or, `withContent`, all of it, for who knows that nobody
 * else works there. The data folder goes too where it was made, and is empty.
 */
export type TakeBack = (withContent: boolean) => void

/** Makes the data folder where it is missing; gives what takes it back. Throws a StartError when it cannot be written. */
export function makeDataFolder(dataDir: string): TakeBack {
  try {
    // Others may pass through to the database's own folder (it runs as another user under root), not look inside.
    const first = mkdirSync(dataDir, { recursive: true })
    if (first !== undefined) chmodSync(dataDir, 0o711)
    accessSync(dataDir, constants.W_OK)
    const before = new Set(readdirSync(dataDir))
    return (withContent) => {
      for (const name of readdirSync(dataDir).filter((one) => !before.has(one))) {
        const made = path.join(dataDir, name)
        if (withContent) rmSync(made, { recursive: true, force: true })
        else removeEmpty(made)
      }
      if (first !== undefined)
        for (let folder = dataDir; folder.length >= first.length; folder = path.dirname(folder))
          removeEmpty(folder)
    }
  } catch (error) {
    throw startError(
      `The data folder ${dataDir} cannot be written (${codeOf(error) || 'unknown'}). Give this user the right to write there, or set DATA_DIR to another folder.`,
      error,
    )
  }
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // It holds something, or is a file: then it stays.
  }
}
