import { setTimeout as wait } from 'node:timers/promises'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type { ClientBase, QueryResult } from 'pg'
import { noTimeLimits, processIdOf } from './connect'
import { codeOf } from './embedded/start-error'

/** First line of an online migration, whose statements are committed one by one. */
const onlineSteps = /^-- (?:online|in) steps\b/
/** First line of a step that is repeated until it changes no row, in batches. */
const inBatches = /^\s*-- in (?:batches|portions)\b/
/** A step that PostgreSQL runs outside a transaction, without blocking reads or writes. */
const concurrent = /\bindex concurrently\b/i
const madeIndex = /\bindex concurrently if not exists "?(\w+)"?/i

/** The longest wait for locks, since it blocks later requests, and the pause between tries. */
const PATIENCE_MS = 500
const AGAIN_MS = 250

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK_DETECTED = '40P01'

type Run = (statement: string) => Promise<QueryResult>

/**
 * Runs the migrations in a folder that the database does not have, one after another: each in a
 * transaction, or in online steps when its first line says so, continuing after the last completed
 * step. The caller must hold the migration lock. Throws the database's error when one fails;
 * earlier ones stay.
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

/** Creates or drops an index, and first drops an invalid one left by an earlier attempt. */
async function runConcurrently(client: ClientBase, statement: string): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const isPooled = rows[0]?.pid !== processIdOf(client)
  if (!isPooled) await client.query('set statement_timeout = 0')
  // A client whose connection was cut may still be building the same index.
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

/** Whether it succeeded, or false when locks of others prevented it; other errors are thrown on. */
const unlessLocked = (done: Promise<unknown>): Promise<boolean> =>
  done.then(
    () => true,
    (error: unknown) => {
      if (!isLocked(error)) throw error
      return false
    },
  )

const isLocked = (error: unknown) => [LOCK_NOT_AVAILABLE, DEADLOCK_DETECTED].includes(codeOf(error))

/** Runs a transaction without time limits but for its locks, and retries until it gets them. */
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
      // The first error counts, even if the connection is gone.
      await client.query('rollback').catch(() => undefined)
      if (!isLocked(error)) throw error
    }
    await wait(AGAIN_MS)
  }
}
