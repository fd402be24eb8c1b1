// Three portal servers behind nginx, with pgbouncer, a primary database, its replica and an object
// store. Each is killed in turn while people upload, edit, read lists and download; at the end
// every acknowledged write must be there.
// npm run bench:chaos [-- ROUNDS, 2 [CALLERS OF EACH KIND, 2]]
// It needs Debian's nginx, pgbouncer, postgresql-15 and Swift.
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startPooler } from '../server/testing/pooler'
import { fileStore } from '../server/adapters/files/file-store'
import { storagesOf } from '../server/adapters/files/open-storage'
import { readConfig } from '../server/config/config'
import { useBuild } from '../server/testing/server-process'
import { startSwift, swiftMissing } from '../server/testing/swift'
import { callAll, damagedFiles, outageOf, type Browser, type Observed, signIn } from './chaos/callers'
import { missingPrograms, type Part, startDatabases, startFront, startPortals, until } from './chaos/parts'

const SERVERS = 3
const DOWN_MS = 1_500
const CALM_MS = 3_000
const account = { email: 'admin@lab.example', password: 'a password of the bench' }
const [rounds = 2, each = 2] = process.argv.slice(2).map(Number)

type Kill = { part: string; at: number; until: number; downMs: number }

/** Kills every part in turn, restarts it, and waits until every caller gets answers again. */
async function killInTurn(
  parts: readonly Part[],
  callers: Awaited<ReturnType<typeof callAll>>,
): Promise<Kill[]> {
  const kills: Kill[] = []
  for (let round = 0; round < rounds; round++)
    for (const { name, kill, restart } of parts) {
      const at = performance.now()
      await kill()
      await wait(DOWN_MS)
      await restart()
      const back = performance.now()
      await until(
        () => Promise.resolve(callers.allAnsweredSince(back)),
        `after ${name} not everybody was answered`,
      )
      await wait(CALM_MS)
      kills.push({ part: name, at, until: performance.now(), downMs: back - at })
      const { longestMs, errors } = outageOf(callers.seen.calls, at, performance.now())
      const text = [...errors].map(([what, times]) => `${times} ${what}`).join(', ')
      const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(5)} s`
      console.log(
        `  ${name.padEnd(22)} down ${seconds(back - at)}, longest wait for an answer ${seconds(longestMs)}  ` +
          (text || 'no errors'),
      )
    }
  return kills
}

/**
 * Compares what is stored with what was sent: every count of lost, partial, duplicate, missed or
 * wrong items must be 0.
 */
async function examine(seen: Observed, admin: Browser, databaseUrl: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: number; sample_id: string; status: string; phone: string }>(
    `select id, sample_id, status, phone from reports where sample_id like 'CH%'`,
  )
  await client.end()
  const found = {
    'acknowledged uploads': 0,
    'acknowledged edits': seen.edits,
    'uploads lost': 0,
    'edits lost': 0,
    'half there': 0,
    'twice there': 0,
    'whole without acknowledgement': 0,
    'own writes missed in lists': seen.missed.length,
    'wrong answers': seen.wrong.length,
  }
  for (const one of seen.sent) {
    const there = rows.filter(({ sample_id }) => sample_id === one.sampleId)
    const [row] = there
    if (there.length > 1) found['twice there']++
    if (one.id !== undefined) found['acknowledged uploads']++
    if (!row) {
      if (one.id !== undefined) found['uploads lost']++
      continue
    }
    const damaged = await damagedFiles(admin, { ...one, id: row.id })
    if (damaged.length > 0 || row.status !== 'completed') {
      console.log(`  ${one.sampleId}: ${row.status} ${damaged.join(', ')}`)
      found[one.id === undefined ? 'half there' : 'uploads lost']++
    } else if (one.id === undefined) found['whole without acknowledgement']++
    if (one.id !== undefined && row.phone !== one.phone && !one.unanswered.has(row.phone)) {
      console.log(`  ${one.sampleId}: the number is ${row.phone}, and not ${one.phone}`)
      found['edits lost']++
    }
  }
  return found
}

/**
 * The number of triplet folders in the store that no row names, and how many are left after a full
 * sweep.
 */
async function countStrays(
  env: Record<string, string>,
  databaseUrl: string,
): Promise<Record<string, number>> {
  const { disk, storage } = storagesOf(readConfig(env))
  await disk.prepare()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ folder: string }>('select folder from reports')
  await client.end()
  const named = new Set(rows.map(({ folder }) => folder))
  const strays = async () => (await storage.list('reports')).filter((folder) => !named.has(folder)).length
  const before = await strays()
  await fileStore(disk, storage).sweep(
    () => Promise.resolve(named),
    0,
    () => true,
  )
  return { 'files without a row': before, 'still there after a sweep': await strays() }
}

const missing = [...missingPrograms(), ...(swiftMissing === undefined ? [] : [swiftMissing])]
if (missing.length > 0) {
  console.error(
    `The chaos run needs what is not here (${missing.join(', ')}); on Debian: apt install nginx pgbouncer postgresql-15 swift-proxy swift-account swift-container swift-object memcached`,
  )
  process.exit(1)
}

useBuild()
const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-chaos-'))
chmodSync(folder, 0o755)
const closing: (() => Promise<unknown>)[] = []
try {
  const databases = await startDatabases(folder)
  closing.unshift(databases.stop)
  const pooler = await startPooler(databases.url, 20)
  closing.unshift(() => pooler.stop())
  const swift = await startSwift()
  closing.unshift(() => swift.stop())
  const env = {
    DATABASE_URL: pooler.through(databases.url),
    DATABASE_READ_URL: databases.readUrl,
    FILES_URL: `${swift.settings.url}/portal`,
    FILES_ENDPOINT: swift.settings.endpoint,
    FILES_ACCESS_KEY_ID: swift.settings.accessKeyId,
    FILES_SECRET_ACCESS_KEY: swift.settings.secretAccessKey,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    CREDENTIALS_KEY: randomBytes(32).toString('base64'),
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    WORKERS: '2',
  }
  const portals = await startPortals(SERVERS, folder, env)
  closing.unshift(portals.stop)
  const front = await startFront(folder, portals.ports)
  closing.unshift(front.stop)
  const store: Part = {
    name: 'the object store',
    kill: () => swift.kill(),
    restart: () => swift.restart(),
  }
  const parts = [
    ...portals.parts,
    ...(portals.worker ? [portals.worker] : []),
    { name: 'pgbouncer', kill: () => pooler.kill('SIGKILL'), restart: () => pooler.start() },
    databases.replica,
    store,
    databases.primary,
    front.part,
  ]
  if (!portals.worker) console.log('The servers have no workers: none is killed.')

  const callers = await callAll(front.url, account, each)
  await until(() => Promise.resolve(callers.allAnsweredSince(0)), 'at the start not everybody was answered')
  await wait(CALM_MS)
  const kills = await killInTurn(parts, callers)
  await callers.stop()

  const admin = await signIn(front.url, account)
  const found = {
    ...(await examine(callers.seen, admin, databases.superuser)),
    ...(await countStrays({ ...env, DATA_DIR: path.join(folder, 'data-1') }, databases.superuser)),
  }
  for (const text of [...callers.seen.missed, ...callers.seen.wrong].slice(0, 20)) console.log(`  ${text}`)
  console.log(
    `\n${kills.length} kills, ${callers.seen.calls.length} calls, ${callers.seen.sent.length} uploads sent`,
  )
  for (const [name, count] of Object.entries(found)) console.log(`${name.padEnd(32)} ${count}`)
  console.log('\nLongest wait for an answer, by what was killed:')
  for (const { name } of parts) {
    const of = kills.filter(({ part }) => part === name)
    const waits = of.map(({ at, until: to }) => outageOf(callers.seen.calls, at, to).longestMs / 1000)
    console.log(`  ${name.padEnd(22)} ${Math.max(...waits).toFixed(1)} s`)
  }
} finally {
  for (const close of closing) await close().catch(console.error)
  rmSync(folder, { recursive: true, force: true })
}
