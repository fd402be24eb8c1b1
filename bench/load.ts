// Measures the built portal, as `npm start` runs it, under the load of many people, and the same
// load on a bare server.
// npm run bench:load [-- RATE, 100 [SECONDS, 120 [PEOPLE, 200]]] [--cold] [--profile=FOLDER]
// Requests are sent at a fixed rate whether or not earlier ones are answered, and each is timed
// from its planned start. WORKERS is that of the portal; with --cold it restarts after people have
// signed in, and measuring begins with its first request; with --profile each process and thread
// writes a profile for bench/top-ten.mjs.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readCorpus } from './labels/read-corpus'
import { readSeedFoods } from '../server/features/foods/foods.public'
import { eatingQuestions } from '../server/testing/questions/eating-questions'
import { blind, fromTopics } from '../server/testing/questions/development-questions'
import { useBuild } from '../server/testing/server-process'
import { startTestServer } from '../server/testing/test-server'
import { parentOf, takenBy } from './load/memory'
import type { Material, Person } from './load/mix'
import type { Order, Outcome, GeneratorMessage } from './load/generator'
import { fillPortal, signInPeople, startPortal, withClient } from './load/portal'

const READ_GOAL_MS = 250
const UPLOAD_GOAL_MS = 600
const MEMORY_GOAL_MB = 500
/** The share of requests that are uploads. */
const UPLOADS = 0.01
const BARE_SECONDS = { warmSeconds: 10, most: 120 }
const LOOK_MS = 10_000

const words = process.argv.slice(2)
const profile = words.find((word) => word.startsWith('--profile='))?.slice('--profile='.length)
const isCold = words.includes('--cold')
const [rate = 100, seconds = 120, people = 200] = words.filter((word) => !word.startsWith('--')).map(Number)

/**
 * The warm-up, in which requests become ever more frequent and browser caches fill; half of a short
 * measurement.
 */
const WARM_SECONDS = isCold ? 0 : Math.min(60, seconds / 2)

const rank = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

type Look = { portal: ReturnType<typeof takenBy>; database: ReturnType<typeof takenBy> }

async function run(order: Order, look: () => void): Promise<Outcome> {
  const child = fork(path.join(import.meta.dirname, 'load', 'generator.ts'))
  child.send(order)
  const timer: { looking?: NodeJS.Timeout } = {}
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the load's process ended with ${code}`)))
      child.on('message', (message: GeneratorMessage) => {
        if ('outcome' in message) return resolve(message.outcome)
        look()
        timer.looking = setInterval(look, LOOK_MS)
      })
    })
  } finally {
    clearInterval(timer.looking)
  }
}

async function startBare(
  databaseUrl: string,
  kinds: Outcome['kinds'],
): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(path.join(import.meta.dirname, 'load', 'bare.mjs'), {
    execArgv: [],
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
  })
  child.send(Object.fromEntries(Object.entries(kinds).map(([kind, { bytes }]) => [kind, bytes])))
  const [port] = (await once(child, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}`, child }
}

/** The database's first process, whose children serve connections. */
async function postmasterOf(databaseUrl: string): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return parentOf(rows[0]?.pid ?? 0)
  })
}

async function materialOf(people: readonly Person[], databaseUrl: string): Promise<Material> {
  const foods = await readSeedFoods()
  // A tenth of the uploads is for clients who are signed in, because few are tested again while
  // they look.
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ name: string; email: string }>(
      `select first_name || ' ' || last_name as name, email from users where role = 'client' and (id % 10 = 0 or id <> all ($1))`,
      [people.map(({ id }) => id)],
    ),
  )
  return {
    questions: [
      ...[...fromTopics, ...blind].flatMap(({ question, as }) => (as === 'client' ? [question] : [])),
      ...eatingQuestions.map(([question]) => question),
    ],
    labels: readCorpus().flatMap(({ kind, text }) => (kind === 'list' ? [text] : [])),
    words: [
      ...foods.map(({ name }) => name),
      ...[
        'pizza margherita',
        'lasagne',
        'pad thai',
        'chicken korma',
        'croissant',
        'tofu stir fry',
        'oat milk',
        'chese',
      ],
    ],
    foods,
    tested: rows,
  }
}

/** The times of all kinds that match `isOf`. */
const timesOf = ({ kinds }: Outcome, isOf: (kind: string) => boolean) =>
  Object.entries(kinds).flatMap(([kind, { times }]) => (isOf(kind) ? times : []))
const groups: [name: string, isOf: (kind: string) => boolean][] = [
  ['all reads', (kind) => kind.startsWith('GET')],
  ['all writes but uploads', (kind) => kind !== 'upload' && !kind.startsWith('GET')],
  ['uploads', (kind) => kind === 'upload'],
]

function printTimes(ours: Outcome, bare: Outcome): void {
  const ranks = `${'p50'.padStart(6)}${'p95'.padStart(7)}${'p99'.padStart(7)}`
  console.log(
    `\n${'milliseconds'.padEnd(52)}${'calls'.padStart(7)}${'304'.padStart(7)}  ${ranks}   bare ${ranks}` +
      '   ratio p50   p99',
  )
  const line = (name: string, times: number[], unchanged: number, peer: number[]) => {
    if (times.length === 0) return
    const three = (values: number[]) => [0.5, 0.95, 0.99].map((share) => rank(values, share))
    const cells = (values: number[]) => values.map((value) => value.toFixed(1).padStart(7)).join('')
    const [mine, theirs] = [three(times), three(peer)]
    const ratio = (at: number) => (peer.length > 0 ? ((mine[at] ?? 0) / (theirs[at] ?? 0)).toFixed(2) : '')
    console.log(
      `${name.slice(0, 51).padEnd(52)}${String(times.length).padStart(7)}${String(unchanged).padStart(7)} ` +
        `${cells(mine)}        ${cells(theirs)}   ${ratio(0).padStart(9)}${ratio(2).padStart(6)}`,
    )
  }
  const bySize = Object.entries(ours.kinds).sort(([, a], [, b]) => b.times.length - a.times.length)
  for (const [kind, { times, unchanged }] of bySize)
    line(kind, times, unchanged, bare.kinds[kind]?.times ?? [])
  for (const [name, isOf] of groups) {
    const unchanged = Object.entries(ours.kinds).reduce(
      (sum, [kind, of]) => sum + (isOf(kind) ? of.unchanged : 0),
      0,
    )
    line(name, timesOf(ours, isOf), unchanged, timesOf(bare, isOf))
  }
}

function printErrors(
  name: string,
  { errors, met, resent, lateMs, lagMs, cpuSeconds, seconds: over, kinds }: Outcome,
): void {
  const calls = timesOf({ kinds } as Outcome, () => true).length + errors
  console.log(
    `${name}: ${(calls / over).toFixed(1)} calls a second, ${errors} errors (goal 0), ` +
      `${resent} sent again on a new connection; ` +
      `the load's own process: event loop held up ${lagMs.toFixed(0)} ms and calls sent ` +
      `${lateMs.toFixed(0)} ms late at p99, ${((cpuSeconds / over) * 100).toFixed(0)} % of a core`,
  )
  for (const [message, times] of Object.entries(met).slice(0, 10)) console.log(`  ${times} times ${message}`)
}

function printTaken(looks: readonly Look[], calls: number): void {
  const third = Math.max(1, Math.floor(looks.length / 3))
  for (const [name, of] of [
    ['portal (RSS)', (look: Look) => look.portal],
    ['database (PSS)', (look: Look) => look.database],
  ] as const) {
    const sizes = looks.map((look) => of(look).megabytes)
    const [first, last] = [mean(sizes.slice(0, third)), mean(sizes.slice(-third))]
    const cpu =
      (looks.at(-1) ? of(looks.at(-1) as Look).cpuSeconds : 0) - (looks[0] ? of(looks[0]).cpuSeconds : 0)
    const elapsed = ((looks.length - 1) * LOOK_MS) / 1000
    console.log(
      `${name}: ${Math.max(...looks.map((look) => of(look).processes))} processes, ` +
        `most ${Math.max(...sizes).toFixed(0)} MB, ` +
        `first third ${first.toFixed(0)} MB, last ${last.toFixed(0)} MB (${(last / first).toFixed(2)}); ` +
        `${((cpu / elapsed) * 100).toFixed(0)} % of a core, ` +
        `${((cpu * 1000) / ((calls / seconds) * elapsed)).toFixed(1)} ms a call`,
    )
  }
}

useBuild()
// As durable as the portal's database: acknowledged writes are on the disk.
const database = await startTestServer({}, { isDurable: true })
const dataDir = mkdtempSync(path.join(tmpdir(), 'pearwell-load-'))
try {
  const { url: databaseUrl } = await database.freshDatabase()
  await (await startPortal(databaseUrl, dataDir)).stop()
  await fillPortal(databaseUrl, people)
  const start = () =>
    startPortal(
      databaseUrl,
      dataDir,
      { LOG_LEVEL: 'info', WORKERS: process.env['WORKERS'] ?? '', COLD_START: 'false' },
      profile ? ['--cpu-prof', `--cpu-prof-dir=${path.resolve(profile)}`] : [],
    )
  let portal = await start()
  let ours: Outcome
  const looks: Look[] = []
  let order: Order
  try {
    const signedIn = await signInPeople(portal.url, databaseUrl, people)
    const roles = (role: string) => signedIn.filter((person) => person.role === role).length
    const material = await materialOf(signedIn, databaseUrl)
    if (isCold) {
      await portal.stop()
      portal = await start()
    }
    console.log(
      `${roles('client')} clients, ${roles('practitioner')} practitioners, ${roles('admin')} admins; ` +
        `${rate} calls a second for ${seconds} s after ${WARM_SECONDS} s`,
    )
    order = {
      url: portal.url,
      people: signedIn,
      material,
      rate,
      uploads: UPLOADS,
      warmSeconds: WARM_SECONDS,
      seconds,
    }
    const postmaster = await postmasterOf(databaseUrl)
    ours = await run(order, () => {
      const look = { portal: takenBy(portal.pid, 'Rss'), database: takenBy(postmaster, 'Pss') }
      looks.push(look)
      const at = String((looks.length - 1) * (LOOK_MS / 1000)).padStart(5)
      console.log(
        `  ${at} s: portal ${look.portal.megabytes.toFixed(0)} MB in ${look.portal.processes} processes, ` +
          `database ${look.database.megabytes.toFixed(0)} MB`,
      )
    })
  } finally {
    await portal.stop()
  }
  const bare = await startBare(databaseUrl, ours.kinds)
  const theirs = await run(
    {
      ...order,
      url: bare.url,
      warmSeconds: BARE_SECONDS.warmSeconds,
      seconds: Math.min(seconds, BARE_SECONDS.most),
    },
    () => undefined,
  )
  bare.child.disconnect()
  printTimes(ours, theirs)
  console.log()
  printErrors('Portal', ours)
  printErrors('Bare  ', theirs)
  for (const line of portal.errors.slice(0, 10)) console.log(`  logged: ${line.slice(0, 1000)}`)
  printTaken(looks, timesOf(ours, () => true).length)
  const p99 = (at: number) => rank(timesOf(ours, groups[at]?.[1] ?? (() => false)), 0.99)
  console.log(
    `Read p99 ${p99(0).toFixed(0)} ms (goal ${READ_GOAL_MS}), ` +
      `upload p99 ${p99(2).toFixed(0)} ms (goal ${UPLOAD_GOAL_MS}), ` +
      `portal at most ${Math.max(...looks.map(({ portal: { megabytes } }) => megabytes)).toFixed(0)} MB ` +
      `(goal ${MEMORY_GOAL_MB})`,
  )
} finally {
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
