// Fills a database of an older version with reports, migrates it to the newest schema while others
// read and write it, and prints the longest statement and the longest lock wait.
// With an address that database is upgraded, as a superuser; use a copy:
// npm run bench:upgrade [-- REPORTS or ADDRESS, 1000000 [FROM, 0015]]
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hash } from '@node-rs/argon2'
import pg from 'pg'
import { prepareSchema } from '../server/database/audit-owner'
import { migrate } from '../server/database/migrate'
import { projectRoot } from '../server/config/project-root'
import { fillTables } from '../server/testing/fill-tables'
import { emptyDatabaseOn, startTestServer, superuserUrl } from '../server/testing/test-server'
import { account } from './filled-portal'

const GOAL_MS = 1_000
const BEFORE_MS = 10_000
const [what = '1000000', from = '0015'] = process.argv.slice(2)

/** Statements of an older version's screens and jobs; each takes the number of a report. */
const asked = [
  'select id, sample_id, status from reports order by created_at desc, id desc limit 20',
  'select id, sample_id, results from reports where id = $1',
  'update reports set notes = notes where id = $1',
  'select count(*) from (select from users where role = $$client$$ limit 1001) found',
  'update users set last_sign_in_at = now() where id = (select user_id from clients where id = $1 / 10)',
  "insert into notifications (user_id, title, message) select id, 'Upgrade', 'It goes on.' from users order by id limit 1",
  "insert into audit_events (action, subject_id) values ('report.read', $1)",
  'select * from audit_events order by id desc limit 50',
]

/** The project's migrations up to the older version. */
function olderMigrations(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-older-'))
  cpSync(path.join(projectRoot, 'migrations'), folder, { recursive: true })
  const file = path.join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  journal.entries = journal.entries.filter(({ tag }) => tag.slice(0, from.length) <= from)
  writeFileSync(file, JSON.stringify(journal))
  return folder
}

async function fillOlder(url: string, reports: number): Promise<void> {
  const admin = await connect(superuserUrl(url), 'pearwell-fill')
  const folder = olderMigrations()
  try {
    await migrate(url, folder)
    await admin.query(
      `insert into users (email, username, role, password_hash) values ($1, 'admin', 'admin', $2)`,
      [account.email, await hash(account.password)],
    )
    await fillTables(admin, reports)
    await admin.query('vacuum analyze')
  } finally {
    rmSync(folder, { recursive: true })
    await admin.end()
  }
}

async function connect(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name })
  await client.connect()
  return client
}

/**
 * Runs the statements without pause until stopped; gives the longest time of each in milliseconds,
 * before and since the upgrade began.
 */
function startAsking(url: string, reports: number) {
  const phase = { isUpgrade: false, isOver: false }
  const longest = asked.map(() => ({ before: 0, during: 0 }))
  const one = async (shift: number) => {
    const client = await connect(url, 'pearwell-bench')
    for (let turn = shift; !phase.isOver; turn++) {
      const at = turn % asked.length
      const text = asked[at] ?? ''
      const values = text.includes('$1') ? [1 + Math.floor(Math.random() * reports)] : []
      const side = phase.isUpgrade ? 'during' : 'before'
      const began = performance.now()
      await client.query(text, values)
      const row = longest[at]
      if (row) row[side] = Math.max(row[side], performance.now() - began)
    }
    await client.end()
  }
  const all = Promise.all([0, 2, 4, 6].map(one))
  return { phase, longest, all }
}

type Held = { relation: string; mode: string; ms: number }

/**
 * Polls which locks the upgrade holds on tables that existed before, and how long others wait for
 * them.
 */
async function watchLocks(url: string, phase: { isOver: boolean }) {
  const client = await connect(url, 'pearwell-watch')
  const { rows: known } = await client.query<{ oid: number }>(
    "select oid::int from pg_class where relnamespace = 'public'::regnamespace",
  )
  const first = new Map<string, number>()
  const held = new Map<string, Held>()
  let waited = 0
  const watching = (async () => {
    while (!phase.isOver) {
      const { rows } = await client.query<{ key: string; relation: string; mode: string }>(
        `select concat_ws(' ', virtualtransaction, relation, mode) as key, relation::regclass::text as relation, mode
        from pg_locks where granted and relation = any($1::oid[])
          and mode in ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock')
          and pid in (select pid from pg_stat_activity where application_name in ('pearwell-migrate', 'pearwell-owner'))`,
        [known.map(({ oid }) => oid)],
      )
      const now = performance.now()
      for (const { key, relation, mode } of rows) {
        if (!first.has(key)) first.set(key, now)
        const ms = now - (first.get(key) ?? now)
        const name = `${relation} ${mode}`
        if (ms >= (held.get(name)?.ms ?? 0)) held.set(name, { relation, mode, ms })
      }
      const { rows: waits } = await client.query<{ ms: number | null }>(
        `select max(extract(epoch from clock_timestamp() - query_start) * 1000)::float as ms from pg_stat_activity
        where application_name = 'pearwell-bench' and wait_event_type = 'Lock' and wait_event <> 'advisory'`,
      )
      waited = Math.max(waited, waits[0]?.ms ?? 0)
      await wait(2)
    }
    await client.end()
  })()
  return { held, watching, waited: () => waited }
}

async function measure(url: string): Promise<void> {
  const admin = await connect(superuserUrl(url), 'pearwell-count')
  const { rows } = await admin.query<{ reports: number }>('select max(id) as reports from reports')
  await admin.end()
  const asking = startAsking(superuserUrl(url), rows[0]?.reports ?? 1)
  await wait(BEFORE_MS)
  const locks = await watchLocks(superuserUrl(url), asking.phase)
  asking.phase.isUpgrade = true
  const began = performance.now()
  await prepareSchema({ url, adminUrl: superuserUrl(url) })
  const took = performance.now() - began
  await wait(1_000)
  asking.phase.isOver = true
  await Promise.all([asking.all, locks.watching])
  for (const [at, { before, during }] of asking.longest.entries())
    console.log(
      `${before.toFixed(0).padStart(8)} ms before${during.toFixed(0).padStart(8)} ms during   ${asked[at]}`,
    )
  for (const { relation, mode, ms } of [...locks.held.values()].sort((a, b) => b.ms - a.ms))
    console.log(`${ms.toFixed(0).padStart(8)} ms ${mode} on ${relation}`)
  const longest = Math.max(0, ...[...locks.held.values()].map(({ ms }) => ms))
  console.log(`The upgrade took ${(took / 1000).toFixed(1)} s.`)
  console.log(
    `The longest lock was held ${longest.toFixed(0)} ms, and the longest wait for a lock was ` +
      `${locks.waited().toFixed(0)} ms; the goal is ${GOAL_MS}.`,
  )
}

if (what.includes('://')) await measure(what)
else {
  const server = await startTestServer()
  try {
    const { url } = await emptyDatabaseOn(server.url)
    await fillOlder(url, Number(what))
    await measure(url)
  } finally {
    await server.stop()
  }
}
