import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { projectRoot } from '../config/project-root'
import { withLock } from './locks'
import { runMigrations } from './run-migrations'

/**
 * Brings a database to the newest schema: runs what `folder` (the project's /migrations) has and the database has
 * not. Of two processes at the same time the second waits, then finds nothing to do. Throws when the
 * folder holds no migrations, and the database's error when one fails.
 */
export async function migrate(
  target: string | pg.Pool,
  folder = join(projectRoot, 'migrations'),
): Promise<void> {
  const journal = join(folder, 'meta', '_journal.json')
  if (!existsSync(journal)) throw new Error(`There are no migrations: ${journal} is missing.`)
  await withLock(target, 'migrations', async () => {
    if (typeof target === 'string') {
      const client = new pg.Client({
        connectionString: target,
        application_name: 'pearwell-migrate',
        keepAlive: true,
      })
      // The query that runs meanwhile rejects as well.
      client.on('error', () => undefined)
      await client.connect()
      try {
        await runMigrations(client, folder)
      } finally {
        await client.end()
      }
    } else {
      const client = await target.connect()
      // One that fails half way is closed rather than given back.
      await runMigrations(client, folder).then(
        () => client.release(),
        (error: unknown) => {
          client.release(true)
          throw error
        },
      )
    }
  })
}
