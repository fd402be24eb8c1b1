/**
 * Measures the cost of chaining the audit: concurrent transactions, flushed at each commit, with
 * and without the chain, and the time to chain and to verify EVENTS events (200,000). npm run
 * bench:audit-chain
 */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { prepareSchema } from '../server/database/audit-owner'
import { startEmbedded } from '../server/database/embedded/launch'
import { checkChain } from '../server/features/audit/audit.public'
import { projectRoot } from '../server/config/project-root'

const events = Number(process.env['EVENTS'] ?? 200_000)
const tables = ['audit_events', 'audit_chain']

const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-bench-'))
chmodSync(folder, 0o755)
const server = await startEmbedded({
  dataDir: folder,
  settings: { max_connections: '250' },
  log: () => undefined,
})
const admin = new pg.Client({ connectionString: server.adminUrl })
try {
  await prepareSchema(server)
  await admin.connect()
  await admin.query(
    'create table busy (id int primary key, n int default 0); insert into busy select generate_series(0, 999); grant all on busy to pearwell',
  )
  for (const round of [1, 2, 3])
    for (const isChained of [false, true])
      for (const [writers, each] of [
        [1, 400],
        [10, 100],
        [50, 40],
        [200, 20],
      ] as const) {
        await begin(isChained)
        console.log(`${round}. ${isChained ? 'chained' : 'without'}  ${await write(writers, each)}`)
      }
  await begin(false)
  await admin.query(
    `insert into audit_events (at, actor_id, action, subject_id, fields)
    select now() - make_interval(secs => n), 1 + n % 40, 'report.update', n, array['sampleId', 'clientName'] from generate_series(1, $1) n`,
    [events],
  )
  console.log(`chained by the migration: ${events} in ${await seconds(chainAll)}`)
  for (const table of tables)
    await admin.query(`alter table ${table} enable always trigger kept, enable always trigger kept_rows`)
  await admin.query('alter table audit_events enable always trigger chained')
  console.log(
    `proved: ${events} in ${await seconds(prove)}, ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`,
  )
  await begin(true)
  const insert = () =>
    admin.query(
      `insert into audit_events (action, fields) select 'report.update', array['sampleId', 'clientName'] from generate_series(1, $1)`,
      [events],
    )
  console.log(`chained by the trigger, in one transaction: ${events} in ${await seconds(insert)}`)
} finally {
  await admin.end()
  await server.stop({ force: true })
  for (const place of [server.where, folder]) rmSync(place, { recursive: true, force: true })
}

async function begin(isChained: boolean): Promise<void> {
  for (const table of tables) await admin.query(`alter table ${table} disable trigger all`)
  await admin.query(`truncate ${tables.join(', ')} restart identity`)
  if (isChained) await admin.query('alter table audit_events enable always trigger chained')
}

/**
 * Each transaction changes the writer's row, writes an event, and changes a row that the writers
 * share.
 */
async function write(writers: number, each: number): Promise<string> {
  const pool = new pg.Pool({ connectionString: server.url, max: writers })
  const clients = await Promise.all(Array.from({ length: writers }, () => pool.connect()))
  const times: number[] = []
  let failed = 0
  const began = performance.now()
  await Promise.all(
    clients.map(async (client, writer) => {
      for (let n = 0; n < each; n++) {
        const from = performance.now()
        try {
          await client.query('begin')
          await client.query('update busy set n = n + 1 where id = $1', [500 + writer])
          await client.query(
            "insert into audit_events (actor_id, action, subject_id, fields) values ($1, 'report.update', $2, '{status}')",
            [writer, n],
          )
          await client.query('update busy set n = n + 1 where id = $1', [(writer * 7 + n) % 500])
          await client.query('commit')
        } catch {
          failed++
          await client.query('rollback')
        }
        times.push(performance.now() - from)
      }
    }),
  )
  const perSecond = (writers * each * 1000) / (performance.now() - began)
  for (const client of clients) client.release()
  await pool.end()
  times.sort((a, b) => a - b)
  const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(0)} ms`
  return (
    `${writers} writers: ${perSecond.toFixed(0)} transactions/s, half within ${at(0.5)}, ` +
    `99 % within ${at(0.99)}, ${failed} failed`
  )
}

/** The same work as the migration audit_chain. */
async function chainAll(): Promise<void> {
  const folderOf = path.join(projectRoot, 'migrations')
  const file = readdirSync(folderOf).find((name) => name.endsWith('_audit_chain.sql')) ?? ''
  const [statement = ''] =
    /^DO \$\$.*?^END \$\$;/ms.exec(readFileSync(path.join(folderOf, file), 'utf8')) ?? []
  await admin.query(statement)
}

async function prove(): Promise<void> {
  const { head, fault } = await checkChain(admin)
  if (head?.events !== events) throw new Error(fault ?? 'Not all events are in the chain.')
}

async function seconds(work: () => Promise<unknown>): Promise<string> {
  const began = performance.now()
  await work()
  return `${((performance.now() - began) / 1000).toFixed(1)} s`
}
