import { existsSync } from 'node:fs'
import path from 'node:path'
import { StorageUnavailable } from '../adapters/files/storage'
import type { Config } from '../config/config'
import { checkPair } from '../data-folder/identity'
import type { DatabaseUrls } from '../database/audit-owner'
import { inspectConnection, openDatabase } from '../database/connect'
import { startEmbedded } from '../database/embedded/launch'
import { databaseError, startError } from '../database/embedded/start-error'
import { refuseNewer } from '../database/refuse-newer'
import { startupErrorMessage } from '../process/startup-error'

export const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Runs a command; on failure prints the StartError or stack and sets the exit code to 1. */
export function runCommand(run: (words: string[]) => Promise<void>): void {
  run(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${startupErrorMessage(error)}\n`)
    process.exitCode = 1
  })
}

/** Runs `work` on the portal's database. Throws a StartError where there is no portal. */
export async function withPortalDatabase<T>(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  work: (urls: DatabaseUrls) => Promise<T>,
): Promise<T> {
  // A mistyped DATA_DIR must not create a new portal or keys.
  if (!existsSync(path.join(dataDir, 'portal.id')))
    throw startError(`There is no portal in ${dataDir}: start it once, or check DATA_DIR.`)
  const embedded = databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: path.join(dataDir, 'database'), log: () => undefined })
  try {
    await refuseNewer({ url: embedded?.url ?? databaseUrl, databaseUrl })
    return await work(embedded ?? { url: databaseUrl })
  } finally {
    await embedded?.stop()
  }
}

/** Like `withPortalDatabase`, with a pool, after checking that folder and database match. */
export async function onDatabase(
  { dataDir, databaseUrl }: Config,
  work: (opened: Pick<ReturnType<typeof openDatabase>, 'pool' | 'db'> & { url: string }) => Promise<void>,
): Promise<void> {
  await withPortalDatabase({ dataDir, databaseUrl }, async ({ url }) => {
    try {
      await checkPair({ dataDir, databaseUrl, url })
      const { isPooled } = await inspectConnection(url)
      const { pool, db, close } = openDatabase({ url, isPooled, log: () => undefined })
      try {
        await work({ pool, db, url })
      } finally {
        await close()
      }
    } catch (error) {
      const isTheirs =
        error instanceof StorageUnavailable || (error instanceof Error && error.name === 'StartError')
      throw databaseUrl && !isTheirs ? databaseError(error) : error
    }
  })
}
