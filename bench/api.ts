// Measures two endpoints of the real server over HTTP, in turn with a bare peer: the list of
// reports beside Express and pg alone, and signing in beside the password hash that it computes.
// npm run bench:api [-- REPORTS, 10000 [SECONDS, 5 [ROUNDS, 3]]]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { verify } from '@node-rs/argon2'
import autocannon from 'autocannon'
import pg from 'pg'
import { bundleServer } from '../server/testing/server-process'
import { startTestServer } from '../server/testing/test-server'
import { visitor } from '../server/testing/visitor'
import { account, startFilled } from './filled-portal'

const CONNECTIONS = 10
const SIGN_IN_GOAL = 80
const LAG_GOAL_MS = 20
const [reports = 10_000, seconds = 5, rounds = 3] = process.argv.slice(2).map(Number)

const middleOf = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type Load = { perSecond: number; p99: number }

async function load(options: autocannon.Options): Promise<Load> {
  const { requests, latency, non2xx, errors } = await autocannon({
    connections: CONNECTIONS,
    duration: seconds,
    ...options,
  })
  if (non2xx + errors > 0) throw new Error(`${options.url} failed ${non2xx + errors} times`)
  return { perSecond: requests.average, p99: latency.p99 }
}

async function startBare(databaseUrl: string) {
  const child = fork(path.join(import.meta.dirname, 'bare-server.mjs'), {
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
  })
  const [port] = (await once(child, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() }
}

async function compareLists(url: string, bareUrl: string): Promise<void> {
  const admin = visitor(url)
  await admin.post('/api/login', account)
  const sides = { ours: [] as Load[], bare: [] as Load[] }
  const ours = () => load({ url: `${url}/api/reports?pageSize=50`, headers: { Cookie: admin.cookie() } })
  const bare = () => load({ url: `${bareUrl}/reports` })
  await ours()
  await bare()
  for (let round = 0; round < rounds; round++) {
    sides.bare.push(await bare())
    sides.ours.push(await ours())
  }
  const middle = (side: Load[], figure: keyof Load) => middleOf(side.map((run) => run[figure]))
  for (const [name, side] of Object.entries(sides))
    console.log(
      `GET /api/reports, ${name}: ${middle(side, 'perSecond').toFixed(0)} a second, ` +
        `p99 ${middle(side, 'p99').toFixed(1)} ms`,
    )
  const ratio = (figure: keyof Load) => (middle(sides.ours, figure) / middle(sides.bare, figure)).toFixed(2)
  console.log(
    `Ratio: ${ratio('perSecond')} of bare (goal 0.85 or more), p99 ${ratio('p99')} (goal 1.3 or less)`,
  )
}

/** Hash checks a second, with as many at once as there are connections. */
async function hashesPerSecond(hash: string): Promise<number> {
  const until = performance.now() + seconds * 1000
  let done = 0
  const check = async () => {
    while (performance.now() < until) {
      await verify(hash, account.password)
      done++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, check))
  return done / seconds
}

/**
 * Milliseconds that an endpoint without work takes while others sign in, which shows how long the
 * event loop is blocked.
 */
async function lagDuring(url: string, work: Promise<unknown>): Promise<number[]> {
  const lags: number[] = []
  const over = work.then(
    () => true,
    () => true,
  )
  do {
    const asked = performance.now()
    await (await fetch(`${url}/api/health`)).text()
    lags.push(performance.now() - asked)
  } while (!(await Promise.race([over, sleep(20, false)])))
  return lags
}

async function measureSignIns(url: string, people: number, hash: string): Promise<void> {
  let next = 0
  const signIns = load({
    url: `${url}/api/login`,
    method: 'POST',
    requests: [
      {
        setupRequest: (request) => {
          const person = 1 + (next++ % people)
          return {
            ...request,
            // Each sign-in has its own address, because attempts from one address are counted
            // together.
            headers: {
              'Content-Type': 'application/json',
              'X-Forwarded-For': `10.0.${person >> 8}.${person & 255}`,
            },
            body: JSON.stringify({ email: `person${person}@lab.example`, password: account.password }),
          }
        },
      },
    ],
  })
  const lags = (await lagDuring(url, signIns)).sort((a, b) => a - b)
  const { perSecond, p99 } = await signIns
  const hashes = await hashesPerSecond(hash)
  console.log(
    `Sign-ins: ${perSecond.toFixed(0)} a second (goal ${SIGN_IN_GOAL}), p99 ${p99.toFixed(0)} ms; ` +
      `${(perSecond / hashes).toFixed(2)} of the ${hashes.toFixed(0)} hashes a second that this machine checks`,
  )
  console.log(
    `Other calls meanwhile: p50 ${(lags[Math.floor(lags.length / 2)] ?? 0).toFixed(1)} ms, ` +
      `p95 ${(lags[Math.floor(lags.length * 0.95)] ?? 0).toFixed(1)} ms (goal ${LAG_GOAL_MS})`,
  )
}

/** The number of people beside the administrator, and the hash of the password that they share. */
async function findPeople(databaseUrl: string): Promise<{ hash: string; people: number }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ hash: string; people: number }>(
    `select (select password_hash from users order by id limit 1) as hash, count(*)::int - 1 as people from users`,
  )
  await client.end()
  const [found] = rows
  if (!found) throw new Error('there are no people')
  return found
}

await bundleServer()
const database = await startTestServer()
try {
  const { url: databaseUrl } = await database.freshDatabase()
  const portal = await startFilled(databaseUrl, reports, { TRUST_PROXY: 'loopback' })
  try {
    const bare = await startBare(databaseUrl)
    try {
      await compareLists(portal.url, bare.url)
    } finally {
      bare.stop()
    }
    const { hash, people } = await findPeople(databaseUrl)
    await measureSignIns(portal.url, people, hash)
  } finally {
    await portal.stop()
  }
} finally {
  await database.stop()
}
