import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { projectRoot } from '../project-root'
import { noTimeLimits } from './connect'
import { inTurn } from './locks'

/**
 * Brings a database to the newest schema: runs what `folder` (the project's /migrations) has and the database has
 * not, all or nothing. Of two processes at the same time the second waits, then finds nothing to do. Throws when the
 * folder holds no migrations, and the database's error when one fails.
 */
export async function migrate(
  target: string | pg.Pool,
  folder = join(projectRoot, 'migrations'),
): Promise<void> {
  const journal = join(folder, 'meta', '_journal.json')
  if (!existsSync(journal)) throw new Error(`There are no migrations: ${journal} is missing.`)
  await inTurn(target, 'migrations', async () => {
    if (typeof target === 'string') {
      const client = new pg.Client({ connectionString: target, application_name: 'pearwell-migrate' })
      // The query that runs meanwhile rejects as well.
      client.on('error', () => undefined)
      await client.connect()
      await migrateOn(client, folder).finally(() => client.end())
    } else {
      const client = await target.connect()
      // One that fails half way is closed rather than given back.
      await migrateOn(client, folder).then(
        () => client.release(),
        (error: unknown) => {
          client.release(true)
          throw error
        },
      )
    }
  })
}

async function migrateOn(client: pg.Client | pg.PoolClient, migrationsFolder: string): Promise<void> {
  // Drizzle's own transaction is this one: it begins it once more, of which PostgreSQL only warns, and commits it.
  await client.query(`begin; ${noTimeLimits}; set local client_min_messages = error`)
  await runMigrations(drizzle(client), { migrationsFolder })
}
