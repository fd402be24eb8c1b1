// Measures every list endpoint of the real server over HTTP, with few and with many reports in
// turn, and prints how much longer the 95th percentile takes with many. For a search, which finds a
// hundred times as much, only the time of its statements in the database counts.
// npm run bench:lists [-- MANY, 100000 [FEW, 1000 [ROUNDS, 150]]]
import { Agent, get } from 'node:http'
import pg from 'pg'
import { findExample, listRequests, type Who } from '../server/testing/list-requests'
import { bundleServer } from '../server/testing/server-process'
import { startTestServer, superuserUrl } from '../server/testing/test-server'
import { visitor } from '../server/testing/visitor'
import { account, startFilled } from './filled-portal'

const GOAL = 1.3
const SEARCH_GOAL_MS = 10
const isSearch = (path: string) => /[?&](?:q|client)=/.test(path)
const [many = 100_000, few = 1_000, rounds = 150] = process.argv.slice(2).map(Number)

/** A filled portal with a cookie for each role that reads. */
async function startSignedIn(databaseUrl: string, reports: number) {
  const portal = await startFilled(databaseUrl, reports)
  try {
    return { ...portal, databaseUrl, ...(await signInAll(portal.url, databaseUrl)) }
  } catch (error) {
    await portal.stop()
    throw error
  }
}

async function signInAll(url: string, databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const example = await findExample(client)
  await client.end()
  const emails = { ...example, admin: account.email }
  const cookies = {} as Record<Who, string>
  for (const who of ['admin', 'practitioner', 'client'] as const) {
    const visit = visitor(url)
    const answer = await visit.post('/api/login', { email: emails[who], password: account.password })
    if (answer.status !== 200) throw new Error(`${who} could not sign in: ${answer.text}`)
    cookies[who] = visit.cookie()
  }
  return { cookies, calls: listRequests(example) }
}

type SignedInPortal = Awaited<ReturnType<typeof startSignedIn>>

const agent = new Agent({ keepAlive: true, maxSockets: 2 })

/** Milliseconds until the whole answer has arrived. */
function timed(url: string, cookie: string): Promise<number> {
  const asked = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { Cookie: cookie } }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - asked)
          : reject(new Error(`${url} answered ${String(answer.statusCode)}`)),
      )
    }).on('error', reject)
  })
}

const rank = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

type Times = { few: number[]; many: number[] }

const ratioOf = ({ few, many }: Times, share: number) => rank(many, share) / rank(few, share)

/** Reads from both portals in turn; each goes first equally often. */
async function measure(
  small: SignedInPortal,
  large: SignedInPortal,
  index: number,
  times: Times,
): Promise<void> {
  const sides = [
    { portal: small, call: small.calls[index], into: times.few },
    { portal: large, call: large.calls[index], into: times.many },
  ]
  for (let round = -5; round < rounds; round++)
    for (const { portal, call, into } of round % 2 ? sides : [...sides].reverse()) {
      if (!call) continue
      const ms = await timed(portal.url + call.path, portal.cookies[call.who])
      if (round >= 0) into.push(ms)
    }
}

/**
 * Milliseconds that the statements of each call take in the database, planning included; statements
 * of the job queue are left out.
 */
async function timedInSql({ url, databaseUrl, calls, cookies }: SignedInPortal, index: number) {
  const call = calls[index]
  const times: number[] = []
  if (!call) return times
  const client = new pg.Client({ connectionString: superuserUrl(databaseUrl) })
  await client.connect()
  await client.query('create extension if not exists pg_stat_statements')
  for (let round = 0; round < rounds; round++) {
    await client.query('select pg_stat_statements_reset()')
    await timed(url + call.path, cookies[call.who])
    const { rows } = await client.query<{ ms: number }>(
      `select coalesce(sum(total_plan_time + total_exec_time), 0)::float as ms from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
        and query ~* '^(select|with)' and query !~ 'pg_stat_statements|pgboss'`,
    )
    times.push(rows[0]?.ms ?? 0)
  }
  await client.end()
  return times
}

type Worst = { ratio: number; searchMs: number }

async function compare(small: SignedInPortal, large: SignedInPortal): Promise<Worst> {
  const width = Math.max(...small.calls.map(({ who, path }) => who.length + path.length + 1))
  console.log(`${''.padEnd(width)}   p50 few  p50 many   p95 few  p95 many   ratio p50   ratio p95`)
  const worst: Worst = { ratio: 0, searchMs: 0 }
  for (const [index, { who, path }] of small.calls.entries()) {
    const times: Times = { few: [], many: [] }
    // An endpoint over the goal is measured three times as often, so that a pause of the machine
    // does not count.
    for (let batch = 0; batch < 3 && (batch === 0 || ratioOf(times, 0.95) > GOAL); batch++)
      await measure(small, large, index, times)
    const ratio = ratioOf(times, 0.95)
    const ms = isSearch(path) ? rank(await timedInSql(large, index), 0.95) : 0
    if (isSearch(path)) worst.searchMs = Math.max(worst.searchMs, ms)
    else worst.ratio = Math.max(worst.ratio, ratio)
    const isOver = isSearch(path) ? ms > SEARCH_GOAL_MS : ratio > GOAL
    const figures = [0.5, 0.95].flatMap((share) => [rank(times.few, share), rank(times.many, share)])
    const shown = figures.map((ms) => ms.toFixed(1).padStart(10)).join('')
    const ratios = [ratioOf(times, 0.5), ratio].map((value) => value.toFixed(2).padStart(12)).join('')
    console.log(
      `${`${who} ${path}`.padEnd(width)}${shown}${ratios}` +
        `${isSearch(path) ? `  search, ${ms.toFixed(1)} ms in SQL` : ''}${isOver ? '  over' : ''}`,
    )
  }
  return worst
}

await bundleServer()
const database = await startTestServer({
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
})
const portals: SignedInPortal[] = []
try {
  for (const reports of [few, many])
    portals.push(await startSignedIn((await database.freshDatabase()).url, reports))
  const [small, large] = portals
  if (!small || !large) throw new Error('a portal is missing')
  const { ratio, searchMs } = await compare(small, large)
  console.log(`The worst ratio of a list is ${ratio.toFixed(2)}; the goal is ${GOAL}.`)
  console.log(`The slowest search takes ${searchMs.toFixed(1)} ms in SQL; the goal is ${SEARCH_GOAL_MS}.`)
} finally {
  agent.destroy()
  for (const portal of portals) await portal.stop()
  await database.stop()
}
