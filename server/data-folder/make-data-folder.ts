import { accessSync, chmodSync, constants, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { codeOf, startError } from '../database/embedded/start-error'

/** Removes new empty folders; `withContent`: all that is new, unsafe if others work there. */
export type TakeBack = (withContent: boolean) => void

/** Creates the data folder; returns how to undo it. Throws a StartError if not writable. */
export function makeDataFolder(dataDir: string): TakeBack {
  try {
    // Others may traverse it: under root the embedded database runs as another user.
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
      `The data folder ${dataDir} cannot be written to (${codeOf(error) || 'unknown'}). Give this user permission to write there, or set DATA_DIR to another folder.`,
      error,
    )
  }
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // It is not empty or is a file, so it stays.
  }
}
