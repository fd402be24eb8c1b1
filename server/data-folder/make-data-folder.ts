import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs'
import { codeOf, startError } from '../database/embedded/start-error'

/** Makes the data folder where it is missing. Throws a StartError when it cannot be written. */
export function makeDataFolder(dataDir: string): void {
  try {
    // Others may pass through to the database's own folder (it runs as another user under root), not look inside.
    if (mkdirSync(dataDir, { recursive: true }) !== undefined) chmodSync(dataDir, 0o711)
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw startError(
      `The data folder ${dataDir} cannot be written (${codeOf(error) || 'unknown'}). Give this user the right to write there, or set DATA_DIR to another folder.`,
      error,
    )
  }
}
