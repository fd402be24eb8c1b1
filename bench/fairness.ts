// Measures how long others wait while one client takes too much, against a portal in its own
// process: twenty people at a modest pace alone, beside 300 sockets of one signed-in client, and
// beside 500 connections that send a byte now and then.
// npm run bench:fairness [-- SECONDS, 10]
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { bundleServer } from '../server/testing/server-process'
import { startTestServer } from '../server/testing/test-server'
import { visitor } from '../server/testing/visitor'
import { account, startFilled } from './filled-portal'

const GOAL_MS = 250
const OTHERS = 20
const PAUSE_MS = 500
const [seconds = 10] = process.argv.slice(2).map(Number)
const calls = ['/api/user', '/api/reports', '/api/notifications', '/api/faqs']

type Answer = { status: number; ms: number }

/** Sends a request and reads the whole answer. */
function ask(url: string, agent: Agent, cookie: string): Promise<Answer> {
  const asked = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { Cookie: cookie } }, (answer) => {
      answer.resume()
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - asked }))
    }).on('error', reject)
  })
}

/** The times of calls by people who open one screen after another. */
async function modest(url: string, cookies: string[]): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  const agent = new Agent({ keepAlive: true })
  const person = async (cookie: string, number: number) => {
    await sleep((PAUSE_MS * number) / cookies.length)
    for (let turn = number; performance.now() < until; turn++) {
      const { status, ms } = await ask(`${url}${calls[turn % calls.length] ?? ''}`, agent, cookie)
      if (status !== 200) throw new Error(`somebody else got ${status}`)
      times.push(ms)
      await sleep(PAUSE_MS)
    }
  }
  await Promise.all(cookies.map(person))
  agent.destroy()
  return times
}

/** Three hundred sockets of one client that request a list, each again after every answer. */
function greedy(url: string, cookie: string) {
  const agent = new Agent({ keepAlive: true })
  const seen: Record<number, number> = {}
  let isOver = false
  const socket = async () => {
    while (!isOver) {
      const { status } = await ask(`${url}/api/allergens`, agent, cookie).catch(() => ({ status: 0 }))
      seen[status] = (seen[status] ?? 0) + 1
    }
  }
  const all = Promise.all(Array.from({ length: 300 }, socket))
  return async () => {
    isOver = true
    agent.destroy()
    await all
    return `its answers: ${JSON.stringify(seen)}`
  }
}

/** Five hundred connections that send one header byte a second, and reconnect when closed. */
function slowSenders(url: string) {
  const { port, hostname } = new URL(url)
  const head = 'GET / HTTP/1.1\r\nX: '
  let closed = 0
  let isOver = false
  const drip = () => {
    const socket = connect(Number(port), hostname)
    let sent = 0
    const next = () => socket.write(head.charAt(sent++) || 'x')
    const timer = setInterval(next, 1_000)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      closed++
      sockets.delete(socket)
      if (!isOver) sockets.add(drip())
    })
    next()
    return socket
  }
  const sockets = new Set(Array.from({ length: 500 }, drip))
  return () => {
    isOver = true
    const said = `${closed} of them were closed meanwhile`
    for (const socket of sockets) socket.destroy()
    return Promise.resolve(said)
  }
}

const rank = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

async function signIn(url: string, email: string): Promise<string> {
  const visit = visitor(url)
  const answer = await visit.post('/api/login', { email, password: account.password })
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.text}`)
  return visit.cookie()
}

async function clientsOf(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ email: string }>(
    `select email from users where role = 'client' order by id limit ${OTHERS + 1}`,
  )
  await client.end()
  return rows.map(({ email }) => email)
}

await bundleServer()
const database = await startTestServer()
try {
  const { url: databaseUrl } = await database.freshDatabase()
  const portal = await startFilled(databaseUrl, 1_000)
  try {
    const cookies: string[] = []
    for (const email of await clientsOf(databaseUrl)) cookies.push(await signIn(portal.url, email))
    const [one = '', ...others] = cookies
    await modest(portal.url, others)
    const alone = rank(await modest(portal.url, others), 0.99)
    const trials = {
      'nobody else': () => () => Promise.resolve(''),
      '300 sockets of one client': () => greedy(portal.url, one),
      '500 one-byte clients': () => slowSenders(portal.url),
    }
    for (const [name, begin] of Object.entries(trials)) {
      const end = begin()
      await sleep(1_000)
      const times = await modest(portal.url, others)
      const said = await end()
      const p99 = rank(times, 0.99)
      console.log(
        `${name.padEnd(26)} ${times.length} calls of ${others.length} others: p50 ${rank(times, 0.5).toFixed(0)} ms, ` +
          `p99 ${p99.toFixed(0)} ms (goal ${GOAL_MS}), ${(p99 / alone).toFixed(1)} of alone` +
          `${p99 > GOAL_MS ? '  over' : ''}  ${said}`,
      )
    }
  } finally {
    await portal.stop()
  }
} finally {
  await database.stop()
}
