// Measures the processor time of every read endpoint when nothing has changed: a portal in its own
// process on the demonstration's data, for a client, a practitioner and an admin, each beside the
// same person's GET /api/user in the same round.
// npm run bench:calls [-- CALLS, 20 [ROUNDS, 5 [ONLY, part of a path]]]
import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Reply } from '../shared/api'
import { endpoints, type ApiRoute } from '../shared/api'
import type { Role } from '../shared/core/roles'
import { may } from '../shared/policy'
import { bundleServer, startServer, stopServer } from '../server/testing/server-process'
import { startTestServer } from '../server/testing/test-server'
import { visitor } from '../server/testing/visitor'

const GOAL = 2
const [calls = 20, rounds = 5] = process.argv.slice(2, 4).map(Number)
const [only = ''] = process.argv.slice(4)
const roles = ['client', 'practitioner', 'admin'] as const
const token = 'a token of the bench, long enough'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Sends the headers of a browser and reads the whole answer. */
function ask(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'gzip, deflate, br', ...headers } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      )
    }).on('error', reject)
  })
}

/** The server's CPU time so far, in milliseconds. */
async function usedMs(url: string): Promise<number> {
  const { body } = await ask(`${url}/metrics`, { Authorization: `Bearer ${token}` })
  const [, seconds] = /^process_cpu_seconds_total (\S+)$/m.exec(body.toString()) ?? []
  if (!seconds) throw new Error(`the metrics do not tell the processor's time: ${body.toString()}`)
  return Number(seconds) * 1000
}

/** Milliseconds a call, without the cost of reading the metrics. */
async function costOf(url: string, call: () => Promise<unknown>): Promise<number> {
  const asking = (await usedMs(url)) - (await usedMs(url))
  const before = await usedMs(url)
  for (let turn = 0; turn < calls; turn++) await call()
  return ((await usedMs(url)) - before + asking) / calls
}

const middleOf = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The lists with the queries that the screens send. */
const listings: Record<Role, string[]> = {
  client: ['reports?status=completed&pageSize=200'],
  practitioner: [
    'reports?pageSize=20&sort=client',
    'reports?pageSize=20&groupBy=client',
    'reports?pageSize=20&groupBy=sample',
  ],
  admin: [
    'reports?pageSize=20&groupBy=sample',
    'reports?pageSize=20&groupBy=client',
    'reports?pageSize=20&groupBy=client&assigned=no',
    'reports?pageSize=20&groupBy=sample&sort=client',
  ],
}
/** The queries that an endpoint requires. */
const queries: Partial<Record<ApiRoute, string>> = {
  'GET /api/food-words': 'q=mil',
  'GET /api/verdict': 'q=milk',
}

/** Every path that this role may read, with the ids of existing rows. */
async function pathsFor(role: Role, url: string, cookie: string): Promise<string[]> {
  const read = async <R extends ApiRoute>(route: R, query = '') =>
    JSON.parse(
      (
        await ask(`${url}${route.slice('GET '.length)}${query}`, { Cookie: cookie, 'Accept-Encoding': '' })
      ).body.toString(),
    ) as Reply<R>
  const completed = await read('GET /api/reports', '?pageSize=50&status=completed')
  const report = completed.find(({ clientId }) => clientId !== null)
  const [food] = (await read('GET /api/allergens')).filter(({ imageUrl }) => imageUrl?.startsWith('/food'))
  const day = new Date().toISOString().slice(0, 10)
  const ids: [start: string, id: string | number | null | undefined][] = [
    ['/api/reports/', report?.id],
    ['/api/allergens/', food?.id],
    ['/api/clients/', report?.clientId],
    ['/api/diary/', day],
  ]
  const routes = (Object.keys(endpoints) as ApiRoute[]).filter(
    (route) => route.startsWith('GET ') && may(role, route),
  )
  const paths = routes.flatMap((route) => {
    const plain = route.slice('GET '.length)
    const query = queries[route] ? `?${queries[route]}` : ''
    // Staff name the client that they ask about.
    const client = plain === '/api/verdict' && role !== 'client' ? `&clientId=${report?.clientId}` : ''
    if (!plain.includes(':')) return `${plain}${query}${client}`
    const id = ids.find(([start]) => plain.startsWith(start))?.[1]
    return id === undefined || id === null
      ? []
      : plain.replace(':id', String(id)).replace(':kind', 'pdf').replace(':day', day) + query
  })
  return [...new Set([...paths, ...listings[role].map((list) => `/api/${list}`)])]
    .filter((one) => one !== '/api/user' && one.includes(only))
    .sort()
}

async function signIn(url: string, email: string, password: string): Promise<string> {
  const visit = visitor(url)
  const { status, text } = await visit.post('/api/login', { email, password })
  if (status !== 200) throw new Error(`${email} could not sign in: ${text}`)
  return visit.cookie()
}

type Row = { shown: string; status: number; bytes: number; ms: number; ratio: number }

async function measure(url: string, role: Role, cookie: string): Promise<Row[]> {
  const headers = { Cookie: cookie }
  const found: { shown: string; first: Answer; call: () => Promise<Answer> }[] = []
  for (const one of await pathsFor(role, url, cookie)) {
    const whole = () => ask(url + one, headers)
    const first = await whole()
    if (first.status >= 400) {
      console.log(`${role} ${one}: ${first.status}, not measured`)
      continue
    }
    found.push({ shown: one, first, call: whole })
    const { etag } = first.headers
    if (!etag || !first.headers['cache-control']?.includes('no-cache')) continue
    const again = () => ask(url + one, { ...headers, 'If-None-Match': etag })
    found.push({ shown: `${one} (again)`, first: await again(), call: again })
  }
  const user = () => ask(`${url}/api/user`, headers)
  for (const { call } of [...found, { call: user }]) for (let turn = 0; turn < 5; turn++) await call()
  const users: number[] = []
  const times = found.map((): number[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, { call }] of found.entries()) {
      if (index % 10 === 0) users.push(await costOf(url, user))
      times[index]?.push(await costOf(url, call))
    }
  const base = middleOf(users)
  console.log(`${role}: GET /api/user takes ${base.toFixed(2)} ms`)
  return found.map(({ shown, first }, index) => {
    const ms = middleOf(times[index] ?? [])
    return { shown, status: first.status, bytes: first.body.length, ms, ratio: ms / base }
  })
}

await bundleServer()
const database = await startTestServer()
const dataDir = mkdtempSync(path.join(tmpdir(), 'pearwell-bench-'))
try {
  const { child, url, output } = await startServer(
    {
      DATABASE_URL: (await database.freshDatabase()).url,
      DATA_DIR: dataDir,
      METRICS_TOKEN: token,
      NODE_ENV: 'production',
    },
    { words: ['--demo'] },
  )
  try {
    if (!url) throw new Error(`The server did not start: ${output}`)
    let over = 0
    for (const role of roles) {
      const [, email = '', password = ''] =
        new RegExp(`Sign in as ${role}: +(\\S+) +(\\S+)`).exec(output) ?? []
      for (const { shown, status, bytes, ms, ratio } of await measure(
        url,
        role,
        await signIn(url, email, password),
      )) {
        if (ratio > GOAL) over++
        console.log(
          `${shown.padEnd(62)} ${status} ${String(bytes).padStart(7)} B ${ms.toFixed(2).padStart(7)} ms ` +
            `${ratio.toFixed(2).padStart(6)}${ratio > GOAL ? '  over' : ''}`,
        )
      }
    }
    console.log(`${over} calls cost more than ${GOAL} times GET /api/user.`)
  } finally {
    await stopServer(child, 'SIGTERM')
  }
} finally {
  agent.destroy()
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
