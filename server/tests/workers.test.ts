import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PgBoss from 'pg-boss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../database/connect'
import { freshDatabase } from '../testing/database'
import { account } from '../testing/faults'
import { load } from '../testing/load'
import { bundleServer, caller, startServer, stopServer, type ServerProcess } from '../testing/server-process'
import type { Visitor } from '../testing/visitor'

let database: Awaited<ReturnType<typeof freshDatabase>>
let env: Record<string, string>
let server: ServerProcess
let admin: Visitor
let said = ''
beforeAll(async () => {
  await bundleServer()
  database = await freshDatabase()
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'pearwell-workers-'))
  env = { ...account, DATA_DIR, DATABASE_URL: database.url, WORKERS: '2', LOG_LEVEL: 'info' }
  server = await startServer(env)
  expect(
    server.output
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{')),
  ).toHaveLength(1)
  server.child.stdout?.on('data', (part: Buffer) => (said += String(part)))
  admin = caller(server.url)
  await admin.post('/api/login', { email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD })
})
afterAll(async () => {
  await stopServer(server.child, 'SIGTERM')
  await database.drop()
  rmSync(env['DATA_DIR'] ?? '', { recursive: true, force: true })
})

/** Uses a new connection, so that workers take turns. */
const ask = (path: string) =>
  new Promise<string>((resolve, reject) =>
    get(`${server.url}${path}`, { agent: false }, (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => (text += String(part)))
      answer.on('end', () => resolve(text))
    }).once('error', reject),
  )
const metric = async (series: string) =>
  Number(
    (await ask('/metrics'))
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  )

/** The log lines, parsed. */
const logged = () =>
  said.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Record<string, unknown>]
    } catch {
      return []
    }
  })
const children = () =>
  readFileSync(`/proc/${server.child.pid}/task/${server.child.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number)
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

it.runIf(process.platform === 'linux')(
  'two workers take turns, and each reports the metrics of both and of the primary',
  async () => {
    for (let n = 0; n < 6; n++) await ask('/api/config')
    const count = 'pearwell_http_requests_total{route="GET /api/config",status="200"}'
    expect([await metric(count), await metric(count)]).toEqual([6, 6])
    await expect.poll(() => logged().filter(({ route }) => route === 'GET /api/config')).toHaveLength(6)
    const numbers = logged().flatMap(({ route, worker }) => (route === 'GET /api/config' ? [worker] : []))
    expect(numbers.filter((number) => number === 1)).toHaveLength(3)
    expect(numbers.filter((number) => number === 2)).toHaveLength(3)
    expect(await metric('pearwell_workers')).toBe(2)
    // More than the two larger processes together proves that all three count.
    const [least = 0, ...larger] = [...children(), server.child.pid ?? 0].map(memoryOf).sort((a, b) => a - b)
    const memory = await metric('process_resident_memory_bytes')
    expect(memory).toBeGreaterThan(larger.reduce((one, other) => one + other, least / 2))
    expect(await metric('pearwell_ready')).toBe(1)
  },
)

it("a user's rate limit applies across both workers", async () => {
  const statuses = await Promise.all(
    Array.from({ length: 34 }, async () => {
      const asked = await admin.send('POST', '/api/ai/ask-question', { body: { question: 'Hello?' } })
      return asked.status
    }),
  )
  expect(
    new Set(logged().flatMap(({ route, worker }) => (route === 'POST /api/ai/ask-question' ? [worker] : [])))
      .size,
  ).toBe(2)
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
})

it.runIf(process.platform === 'linux')(
  'a worker killed under load loses only its requests in progress and is replaced, with its jobs',
  async () => {
    const { pool, close } = openDatabase({ url: database.url, log: () => undefined })
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      supervise: false,
      schedule: false,
    })
    await boss.start()
    const runs = () => logged().flatMap(({ job, worker }) => (job === 'remove-old-attempts' ? [worker] : []))
    const runOnce = async () => {
      const before = runs().length
      const id = (await boss.send('remove-old-attempts', {})) ?? ''
      await expect
        .poll(async () => (await boss.getJobById('remove-old-attempts', id))?.state, { timeout: 180_000 })
        .toBe('completed')
      return runs().slice(before)
    }
    expect(await runOnce()).toEqual([1])

    const asked = 'pearwell_http_requests_total{route="POST /api/ai/ask-question",status="200"}'
    expect(await metric(asked)).toBe(30)
    const clients = await load(server.url, 0.2)
    await clients.untilAnswered(30)
    const before = children()
    // The workers were started in the order of their numbers, so the lowest pid is worker 1.
    process.kill(Math.min(...before), 'SIGKILL')
    await expect.poll(() => said, { timeout: 180_000 }).toContain('a worker has taken its place')
    expect(children().filter((pid) => !before.includes(pid))).toHaveLength(1)
    await clients.untilAnswered(30)
    await clients.stop()
    const { sent, answered, dropped, wrong, acknowledged } = clients.met
    expect(wrong).toEqual([])
    expect(answered + dropped.length).toBe(sent)
    // Each of the nine connections had at most one request in progress, and one had two.
    expect(dropped.length).toBeLessThanOrEqual(10)
    const { body } = await admin.get('/api/allergens')
    const kept = (body as { name: string }[]).map(({ name }) => name)
    expect(acknowledged.filter((name) => !kept.includes(name))).toEqual([])
    expect(await metric('pearwell_workers')).toBe(2)
    expect(await metric('pearwell_workers_ended_total')).toBe(1)
    // The count includes requests that the killed worker answered.
    expect(await metric(asked)).toBe(30)
    expect(await runOnce()).toEqual([1])
    await boss.stop({ graceful: false })
    await close()
  },
)

it('a second start on the same port ends at once with one sentence', async () => {
  const { port } = new URL(server.url)
  const { code, output } = await startServer({ ...env, PORT: port })
  expect(code).toBe(1)
  expect(output).toMatch(new RegExp(`^Port ${port} is in use, .*\n$`))
})

it.runIf(process.platform === 'linux')('a killed primary takes its workers with it', async () => {
  const all = children()
  await stopServer(server.child, 'SIGKILL')
  for (const pid of all)
    await expect
      .poll(() => {
        try {
          return process.kill(pid, 0)
        } catch {
          return 'gone'
        }
      })
      .toBe('gone')
  server = await startServer(env)
  expect((await caller(server.url).get('/api/ready')).status).toBe(200)
})

it.runIf(process.platform === 'linux')(
  'a SIGTERM under load answers every request and ends all processes',
  async () => {
    const clients = await load(server.url, 0.2)
    await clients.untilAnswered(30)
    const all = children()
    // Ctrl-C in a terminal signals all processes, and the workers must wait for the primary.
    for (const pid of all) process.kill(pid, 'SIGINT')
    expect(await stopServer(server.child, 'SIGTERM')).toBe(0)
    await clients.all
    const { sent, answered, dropped, wrong } = clients.met
    expect([answered, dropped, wrong]).toEqual([sent, [], []])
    for (const pid of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  },
)
