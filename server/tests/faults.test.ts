import type { ChildProcess } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PgBoss from 'pg-boss'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { atSize } from '@shared/testing/runs'
import { openDatabase } from '../database/connect'
import { startEmbedded } from '../database/embedded/launch'
import { findStore } from '../database/embedded/location'
import { findPostmaster } from '../database/embedded/postmaster'
import { cleanUp } from '../testing/database-process'
import { account, killBackend, restart, terminateAll, untilReady, use } from '../testing/faults'
import { copyDataFolder } from '../testing/copy-data-folder'
import { bundleServer, startServer, stopServer, type ServerProcess } from '../testing/server-process'

/** Restarts of an external database. */
const RESTARTS = atSize(4, 40)
/** Kills of the embedded database. */
const KILLS = atSize(1, 16)
const [PEOPLE, A_SECOND] = atSize([3, 60], [20, 200])
/** Time between two faults in which requests go on. */
const CALM_MS = atSize(500, 1_500)

const folders: string[] = []
async function portalFolder(): Promise<string> {
  const folder = await copyDataFolder()
  folders.push(folder)
  return folder
}
const running = new Set<ChildProcess>()
async function start(env: Record<string, string>): Promise<ServerProcess> {
  const started = await startServer({ ...account, ...env })
  running.add(started.child)
  return started
}
beforeAll(bundleServer)
afterEach(async () => {
  for (const child of running) await stopServer(child, 'SIGTERM')
  running.clear()
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const seconds = (all: number[], share: number) =>
  `${((all.sort((a, b) => a - b)[Math.ceil(all.length * share) - 1] ?? 0) / 1000).toFixed(2)} s`
const told = (what: string, all: number[]) =>
  `${what} after ${seconds(all, 0.5)} (median), ${seconds(all, 0.99)} (p99)`
const counted = ({ answers, unavailable }: { answers: number; unavailable: number }, rate: number) =>
  `${answers} answers (${rate} a second), ${unavailable} of them 503`

// The restart reads the database's command line from /proc, which only Linux has.
it.runIf(process.platform === 'linux')(
  `${RESTARTS} restarts of an external database cause only 503: no exit, no lost write and no lost job`,
  async () => {
    const home = await portalFolder()
    const own = await startEmbedded({ dataDir: path.join(home, 'database'), log: () => undefined })
    const data = path.join(own.where, 'data')
    const server = await start({ DATA_DIR: home, DATABASE_URL: own.adminUrl })
    const { pool, close } = openDatabase({ url: own.adminUrl, log: () => undefined })
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      supervise: false,
      schedule: false,
    })
    await boss.start()
    const visits = await use(server.url, PEOPLE, A_SECOND)
    const sent: string[] = []
    const kinds = [
      { name: 'all connections ended', fault: () => terminateAll(own.adminUrl) },
      { name: 'stopped and started', fault: () => restart(data, own.adminUrl, 'SIGINT') },
      { name: 'killed and started', fault: () => restart(data, own.adminUrl, 'SIGKILL') },
      { name: 'one backend killed', fault: () => killBackend(data) },
    ].map((kind) => ({ ...kind, ready: [] as number[], served: [] as number[] }))
    await wait(CALM_MS)
    for (let n = 0; n < RESTARTS; n++) {
      const { fault, ready, served } = kinds[n % kinds.length] as (typeof kinds)[number]
      for (const name of ['remove-old-attempts', 'send-owed-emails'])
        sent.push((await boss.send(name, {})) ?? '')
      await fault()
      // From here the database answers again, so the time measured is the portal's.
      const back = performance.now()
      ready.push(await untilReady(server.url))
      await wait(CALM_MS)
      served.push(Math.max(0, visits.met.unavailableAt - back))
    }
    const rate = await visits.stop()
    console.log(`${RESTARTS} restarts, ${counted(visits.met, rate)}; of a database that answers again`)
    for (const { name, ready, served } of kinds)
      console.log(`${name}: ${told('ready', ready)}, ${told('the last 503', served)}`)
    expect(visits.met.wrong).toEqual([])
    expect(visits.met.acknowledged.length).toBeGreaterThan(0)
    expect(await visits.lost()).toEqual([])
    expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null])
    const states = async () => {
      const { rows } = await pool.query<{ state: string }>(
        'select distinct state from pgboss.job where id = any($1::uuid[])',
        [sent],
      )
      return rows.map(({ state }) => state)
    }
    // A job handed out at the moment of a kill is handed out again by pg-boss after 15 minutes.
    await expect.poll(states, { timeout: 180_000, interval: 500 }).not.toContain('created')
    await expect.poll(states, { timeout: 180_000, interval: 500 }).not.toContain('retry')
    expect(await states()).not.toContain('failed')
    expect(await stopServer(server.child, 'SIGTERM')).toBe(0)
    await boss.stop({ graceful: false })
    await close()
    await cleanUp(own.where, home)
  },
)

it(`${KILLS} kills of the embedded database cause only 503 and lose no write; if it cannot restart, the portal ends`, async () => {
  const dataDir = await portalFolder()
  const server = await start({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  let output = ''
  for (const stream of [server.child.stdout, server.child.stderr])
    stream?.on('data', (part: Buffer) => (output += String(part)))
  const { data, folder } = findStore(path.join(dataDir, 'database'))
  const visits = await use(server.url, PEOPLE, A_SECOND)
  const after = { noticed: [] as number[], ready: [] as number[], served: [] as number[] }
  await wait(CALM_MS)
  // The database recovers from a killed backend without a new start.
  if (process.platform === 'linux') {
    await killBackend(data)
    await wait(CALM_MS)
  }
  for (let n = 0; n < KILLS; n++) {
    const before = (await findPostmaster(data))?.pid ?? 0
    process.kill(before, 'SIGKILL')
    const began = performance.now()
    const since = () => performance.now() - began
    await expect
      .poll(async () => (await findPostmaster(data))?.pid ?? before, { timeout: 180_000, interval: 10 })
      .not.toBe(before)
    after.noticed.push(since())
    await untilReady(server.url)
    after.ready.push(since())
    await wait(CALM_MS)
    after.served.push(Math.max(0, visits.met.unavailableAt - began))
  }
  const rate = await visits.stop()
  console.log(
    `${KILLS} kills, ${counted(visits.met, rate)}; ${told('another database', after.noticed)}, ${told('ready', after.ready)}, ${told('the last 503', after.served)}`,
  )
  expect(visits.met.wrong).toEqual([])
  expect(visits.met.acknowledged.length).toBeGreaterThan(0)
  expect(await visits.lost()).toEqual([])
  expect([server.child.exitCode, server.child.signalCode]).toEqual([null, null])
  // Everything printed is a JSON line of the log, even while the database is down.
  const messages = output
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg)
  expect(messages).toContain('The database has stopped and is being started again.')
  expect(messages).toContainEqual(expect.stringMatching(/^The database is back /))

  // A database that cannot restart ends the portal with one sentence.
  output = ''
  const ended = new Promise<number | null>((resolve) => server.child.once('exit', resolve))
  writeFileSync(path.join(data, 'postgresql.auto.conf'), 'no_such_setting = 1\n')
  process.kill((await findPostmaster(data))?.pid ?? 0, 'SIGKILL')
  expect(await ended).toBe(1)
  expect(output).toMatch(/The database server did not start: .*configuration file .* contains errors/)
  await cleanUp(folder)
})
