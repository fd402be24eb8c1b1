import { spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findPostmaster } from '../database/embedded/postmaster'
import { visitor } from './visitor'

export const account = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'a password of the test' }

/** What users of the portal observed. */
type Met = {
  answers: number
  unavailable: number
  /** Time of the last 503, by performance.now(). */
  unavailableAt: number
  /** Answers that are neither expected nor a 503, and failed connections; must be empty. */
  wrong: string[]
  /** Names of foods whose creation was acknowledged. */
  acknowledged: string[]
}

/** Lets `people` users read and write in turn, `perSecond` requests in all, until stopped. */
export async function use(url: string, people: number, perSecond: number) {
  const met: Met = { answers: 0, unavailable: 0, unavailableAt: 0, wrong: [], acknowledged: [] }
  const first = visitor(url)
  await first.post('/api/login', { email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD })
  let isOver = false
  const reads = ['/api/notifications', '/api/stats', '/api/user']
  const roundMs = (people * (1 + reads.length) * 1000) / perSecond
  const began = performance.now()
  const note = ({ status }: { status: number }, asked: string, good: number) => {
    met.answers++
    if (status === 503) {
      met.unavailable++
      met.unavailableAt = performance.now()
    } else if (status !== good) met.wrong.push(`${asked}: ${status}`)
  }
  const work = async (person: number) => {
    const visit = visitor(url)
    visit.setCookie(first.cookie())
    for (let n = 0; !isOver; n++) {
      const name = `Fault ${person}-${n}`
      const roundBegan = performance.now()
      try {
        const written = await visit.post('/api/allergens', { name, category: 'Other' })
        note(written, 'POST /api/allergens', 201)
        if (written.status === 201) met.acknowledged.push(name)
        for (const path of reads) note(await visit.get(path), `GET ${path}`, 200)
      } catch (error) {
        const ms = Math.round(performance.now() - roundBegan)
        met.wrong.push(`${String((error as Error).cause ?? error)} ${ms} ms after its round began`)
      }
      await wait(Math.max(0, began + (n + 1) * roundMs - performance.now()))
    }
  }
  const all = Array.from({ length: people }, (_, person) => work(person))
  return {
    met,
    /** Returns the number of answers per second. */
    stop: async () => {
      isOver = true
      await Promise.all(all)
      return Math.round((met.answers / (performance.now() - began)) * 1000)
    },
    /** Acknowledged names that are missing. */
    lost: async () => {
      const { body } = await first.get('/api/allergens')
      const there = new Set((body as { name: string }[]).map(({ name }) => name))
      return met.acknowledged.filter((name) => !there.has(name))
    },
  }
}

/** Waits until the portal is ready; returns the time in milliseconds. */
export async function untilReady(url: string): Promise<number> {
  const began = performance.now()
  const isReady = () =>
    visitor(url)
      .get('/api/ready')
      .then(({ status }) => status === 200)
  while (!(await isReady())) {
    if (performance.now() - began > 120_000) throw new Error('The portal is not ready again.')
    await wait(20)
  }
  return performance.now() - began
}

/** Ends all client connections to a database but its own; maintenance processes stay. */
export async function terminateAll(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  await client.end()
}

/**
 * Kills one database backend of the portal, as Linux does when memory runs out; PostgreSQL then
 * ends all others and recovers.
 */
export async function killBackend(data: string): Promise<void> {
  const { pid = 0 } = (await findPostmaster(data)) ?? {}
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const isPortals = (child: string) =>
    /^postgres: \w+ pearwell .*\(\d+\)/.test(readFileSync(`/proc/${child}/cmdline`, 'utf8'))
  process.kill(Number(children.find(isPortals)), 'SIGKILL')
}

/** Stops the server of a data folder with this signal and starts it again on the same port. */
export async function restart(data: string, url: string, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  const { pid = 0 } = (await findPostmaster(data)) ?? {}
  const [program = '', ...words] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
  const { uid, gid } = statSync(data)
  process.kill(pid, signal)
  while ((await findPostmaster(data)) !== undefined) await wait(20)
  const began = performance.now()
  // Remains of a killed server prevent the next start for a moment.
  while (performance.now() - began < 60_000) {
    if ((await findPostmaster(data)) === undefined) {
      const owner = process.getuid?.() === 0 ? { uid, gid } : {}
      spawn(program, words, { ...owner, cwd: '/', env: {}, stdio: 'ignore', detached: true }).unref()
    }
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isThere) return
    await wait(100)
  }
  throw new Error('The database did not come back.')
}
