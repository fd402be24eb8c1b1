import { setTimeout as wait } from 'node:timers/promises'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type { ClientBase, QueryResult } from 'pg'
import { noTimeLimits, processIdOf } from './connect'
import { codeOf } from './embedded/start-error'

/** The first line of a migration of which each statement is a step of its own, kept once it is done. */
const onlineSteps = /^-- (?:online|in) steps\b/
/** The first line of a step that is done again until it changes no row: a portion of many rows. */
const inBatches = /^\s*-- in (?:batches|portions)\b/
/** A step that PostgreSQL does outside a transaction: others read and write the table meanwhile. */
const concurrent = /\bindex concurrently\b/i
const madeIndex = /\bindex concurrently if not exists "?(\w+)"?/i

/**
 * How long a transaction waits for its locks, all together: whoever waits for one keeps out those who ask after it. And
 * how long these then have it to themselves.
 */
const PATIENCE_MS = 500
const AGAIN_MS = 250

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK_DETECTED = '40P01'

type Run = (statement: string) => Promise<QueryResult>

/**
 * Runs the migrations of a folder that the database has not seen, one after another: each in a transaction, or in steps
 * when its first line says so, which go on after the last that was done. Whoever calls sees to it that nobody else does
 * the same. Throws the database's error when one fails; those before it stay.
 */
export async function runMigrations(client: ClientBase, migrationsFolder: string): Promise<void> {
  await transaction(client, async (run) => {
    await run('create schema if not exists drizzle')
    await run(
      'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    )
    await run(
      'create table if not exists drizzle.steps_done (migration bigint primary key, steps integer not null)',
    )
  })
  const { rows } = await client.query<{ newest: string | number | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  const newest = Number(rows[0]?.newest ?? 0)
  for (const migration of readMigrationFiles({ migrationsFolder }).filter((one) => one.folderMillis > newest))
    await (onlineSteps.test(migration.sql[0] ?? '') ? runOnlineSteps : runInOneTransaction)(client, migration)
}

const runInOneTransaction = (client: ClientBase, migration: MigrationMeta): Promise<void> =>
  transaction(client, async (run) => {
    for (const statement of migration.sql) await run(statement)
    await noteSeen(client, migration)
  })

async function runOnlineSteps(client: ClientBase, migration: MigrationMeta): Promise<void> {
  const { rows } = await client.query<{ steps: number }>(
    'select steps from drizzle.steps_done where migration = $1',
    [migration.folderMillis],
  )
  const done = rows[0]?.steps ?? 0
  for (const [at, statement] of migration.sql.entries())
    if (at >= done) await runOnlineStep(client, statement, migration, at + 1)
  await transaction(client, async () => {
    await client.query('delete from drizzle.steps_done where migration = $1', [migration.folderMillis])
    await noteSeen(client, migration)
  })
}

async function runOnlineStep(
  client: ClientBase,
  statement: string,
  { folderMillis }: MigrationMeta,
  steps: number,
): Promise<void> {
  const note = () =>
    client.query(
      `insert into drizzle.steps_done (migration, steps) values ($1, $2)
      on conflict (migration) do update set steps = greatest(steps_done.steps, excluded.steps)`,
      [folderMillis, steps],
    )
  if (concurrent.test(statement)) {
    await runConcurrently(client, statement)
    await note()
  } else if (inBatches.test(statement)) {
    while (await transaction(client, async (run) => (await run(statement)).rowCount));
    await note()
  } else
    await transaction(client, async (run) => {
      await run(statement)
      await note()
    })
}

/**
 * Makes or drops an index, of which a making that was cut short may have left the beginning. Outside a transaction the
 * role's limit of time is lifted for the session, which through a pooler would be somebody else's.
 */
async function runConcurrently(client: ClientBase, statement: string): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const isPooled = rows[0]?.pid !== processIdOf(client)
  if (!isPooled) await client.query('set statement_timeout = 0')
  // One whose connection was cut may still be making the same index.
  while (!(await unlessLocked(makeOrDrop(client, statement)))) await wait(AGAIN_MS)
  if (!isPooled) await client.query('reset statement_timeout')
}

async function makeOrDrop(client: ClientBase, statement: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where not indisvalid and indexrelid = to_regclass($1)',
    [madeIndex.exec(statement)?.[1]],
  )
  for (const { name } of rows) await client.query(`drop index concurrently ${name}`)
  await client.query(statement)
}

const noteSeen = (client: ClientBase, { hash, folderMillis }: MigrationMeta) =>
  client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ])

/** Whether it was done, rather than refused by what others have locked; any other error is thrown on. */
const unlessLocked = (done: Promise<unknown>): Promise<boolean> =>
  done.then(
    () => true,
    (error: unknown) => {
      if (!isLocked(error)) throw error
      return false
    },
  )

const isLocked = (error: unknown) => [LOCK_NOT_AVAILABLE, DEADLOCK_DETECTED].includes(codeOf(error))

/** A transaction without limits of time but the one for its locks, which is begun anew until it has them. */
export async function transaction<T>(
  client: ClientBase,
  work: (run: Run) => Promise<T>,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  for (;;) {
    const until = performance.now() + patienceMs
    const run: Run = async (statement) => {
      const left = Math.max(1, Math.ceil(until - performance.now()))
      await client.query(`set local lock_timeout = ${left}`)
      return client.query(statement)
    }
    try {
      await client.query(`begin; ${noTimeLimits}; set local client_min_messages = warning`)
      const result = await work(run)
      await client.query('commit')
      return result
    } catch (error) {
      // What has gone wrong is the first error, also when the connection is gone.
      await client.query('rollback').catch(() => undefined)
      if (!isLocked(error)) throw error
    }
    await wait(AGAIN_MS)
  }
}
