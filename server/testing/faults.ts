import { spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findPostmaster } from '../database/embedded/postmaster'
import { visitor } from './visitor'

export const account = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'a password of the test' }

/** What people met while they used the portal. */
type Met = {
  answers: number
  unavailable: number
  /** When the last 503 came, as performance.now() tells it. */
  unavailableAt: number
  /** Any answer that is neither what was asked for nor a 503, and any connection without an answer; has to be empty. */
  wrong: string[]
  /** Names of foods that the portal said it has kept. */
  acknowledged: string[]
}

/** Lets `people` use the portal, reading and writing in turn, all together this often a second, until stopped. */
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
    /** How many answers a second there were. */
    stop: async () => {
      isOver = true
      await Promise.all(all)
      return Math.round((met.answers / (performance.now() - began)) * 1000)
    },
    /** Names that were acknowledged and are not there. */
    lost: async () => {
      const { body } = await first.get('/api/allergens')
      const there = new Set((body as { name: string }[]).map(({ name }) => name))
      return met.acknowledged.filter((name) => !there.has(name))
    },
  }
}

/** Waits until the portal is ready; how long that took in milliseconds. */
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

/** Ends every client's connection to a database but its own; what vacuums the database is the server's. */
export async function terminateAll(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  await client.end()
}

/** Kills one of the portal's backends, as Linux does when memory runs out: the server ends all others and recovers. */
export async function killBackend(data: string): Promise<void> {
  const { pid = 0 } = (await findPostmaster(data)) ?? {}
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const isPortals = (child: string) =>
    /^postgres: \w+ pearwell .*\(\d+\)/.test(readFileSync(`/proc/${child}/cmdline`, 'utf8'))
  process.kill(Number(children.find(isPortals)), 'SIGKILL')
}

/** Ends the server of a data folder with this signal, and starts it again on the same port once it is gone. */
export async function restart(data: string, url: string, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  const { pid = 0 } = (await findPostmaster(data)) ?? {}
  const [program = '', ...words] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
  const { uid, gid } = statSync(data)
  process.kill(pid, signal)
  while ((await findPostmaster(data)) !== undefined) await wait(20)
  const began = performance.now()
  // What the killed one has left keeps the next from starting for a moment.
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
