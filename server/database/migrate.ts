import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { projectRoot } from '../project-root'
import { locks } from './locks'
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
  if (typeof target === 'string') {
    const client = new pg.Client({ connectionString: target, application_name: 'pearwell-migrate' })
    // The query that runs meanwhile rejects as well.
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await migrateOn(client, folder)
    } finally {
      await client.end()
    }
  }
  const client = await target.connect()
  // The connection is closed rather than given back, and its lock and settings with it.
  return migrateOn(client, folder).finally(() => client.release(true))
}

async function migrateOn(client: pg.Client | pg.PoolClient, migrationsFolder: string): Promise<void> {
  await client.query('set statement_timeout = 0')
  await client.query('set idle_in_transaction_session_timeout = 0')
  // A statement that waited for the lock would keep a snapshot meanwhile, for which an index that is built waits.
  while (!(await take(client))) await wait(TURN_MS)
  await runMigrations(client, migrationsFolder)
}

/** How long whoever waits for the lock leaves it before asking again. */
const TURN_MS = 200

async function take(client: pg.Client | pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    locks.migrations,
  ])
  return rows[0]?.held ?? false
}
