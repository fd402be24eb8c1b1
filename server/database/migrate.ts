import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { projectRoot } from '../config/project-root'
import { withLock } from './locks'
import { runMigrations } from './run-migrations'

/** Runs missing migrations, one process at a time. Throws if there are none or one fails. */
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
      // The running query rejects as well, so the event needs no handling.
      client.on('error', () => undefined)
      await client.connect()
      try {
        await runMigrations(client, folder)
      } finally {
        await client.end()
      }
    } else {
      const client = await target.connect()
      // After a failure the connection is closed rather than returned to the pool.
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
