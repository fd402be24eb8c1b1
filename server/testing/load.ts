import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { account } from './faults'
import { visitor } from './visitor'

/** What clients observed. A request counts as sent unless its connection was refused. */
export type Met = {
  sent: number
  answered: number
  /** Answers with an unexpected status; must be empty. */
  wrong: string[]
  /** Requests without a complete answer, with the error; must be empty. */
  dropped: string[]
  /** Names of foods whose creation was acknowledged. */
  acknowledged: string[]
}

/** Types of connections, with the mean pause between two requests in milliseconds. */
const kinds = [
  { how: 'kept', share: 24, pauseMs: 120 },
  { how: 'kept', share: 6, pauseMs: 1_000 },
  { how: 'fresh', share: 4, pauseMs: 80 },
  { how: 'twice', share: 2, pauseMs: 150 },
] as const

/**
 * Lets clients read and write over all types of connections, about 260 requests a second at full
 * `size`, until `stop` or until the port is closed; then `all` resolves.
 */
export async function load(url: string, size: number) {
  const met: Met = { sent: 0, answered: 0, wrong: [], dropped: [], acknowledged: [] }
  const first = visitor(url)
  await first.post('/api/login', { email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD })
  const run = `${Date.now()}`
  let isOver = false
  let names = 0

  const askOnce = async (agent: Agent | false) => {
    const name = met.sent++ % 8 === 0 ? `Load ${run}-${names++}` : ''
    const [call, good] = name ? ['POST /api/allergens', 201] : ['GET /api/notifications', 200]
    const status = await ask(url, agent, call, first.cookie(), name && { name, category: 'Other' })
    if (status === undefined) return (met.sent--, false)
    if (typeof status === 'string') met.dropped.push(`${call}: ${status}`)
    else met.answered++
    if (status === 201) met.acknowledged.push(name)
    if (typeof status === 'number' && status !== good) met.wrong.push(`${call}: ${status}`)
    return true
  }
  const work = async ({ how, pauseMs }: (typeof kinds)[number]) => {
    const agent = how === 'kept' && new Agent({ keepAlive: true, maxSockets: 1 })
    const pair = twoAtOnce(url, met)
    await wait(Math.random() * pauseMs)
    while (!isOver && (how === 'twice' ? await pair() : await askOnce(agent)))
      await wait(Math.random() * 2 * pauseMs)
    if (agent) agent.destroy()
  }
  const all = Promise.all(
    kinds.flatMap((kind) => Array.from({ length: Math.ceil(kind.share * size) }, () => work(kind))),
  )
  return {
    met,
    all,
    /** Waits until `more` further requests are answered. */
    untilAnswered: async (more: number) => {
      const enough = met.answered + more
      while (met.answered < enough && !isOver) await wait(10)
    },
    stop: () => {
      isOver = true
      return all
    },
  }
}

/** The status of a complete answer, an error text, or undefined when the connection was refused. */
function ask(
  url: string,
  agent: Agent | false,
  call: string,
  cookie: string,
  body?: unknown,
): Promise<number | string | undefined> {
  const [method, path] = call.split(' ')
  const began = performance.now()
  return new Promise((resolve) => {
    const failed = ({ code, message }: NodeJS.ErrnoException) => {
      const how = outgoing.reusedSocket ? 'kept' : 'new'
      const ms = Math.round(performance.now() - began)
      resolve(
        code === 'ECONNREFUSED'
          ? undefined
          : `${code ?? message} on a connection that was ${how}, after ${ms} ms`,
      )
    }
    const headers = { Cookie: cookie, 'Content-Type': 'application/json' }
    const outgoing = request(`${url}${path}`, { agent, method, headers }, (response) => {
      response.on('error', failed)
      response.on('end', () => resolve(response.statusCode))
      response.resume()
    })
    outgoing.on('error', failed)
    outgoing.end(body ? JSON.stringify(body) : undefined)
  })
}

/** Sends two pipelined requests over a kept connection; false when the connection was refused. */
function twoAtOnce(url: string, met: Met): () => Promise<boolean> {
  const { hostname, port } = new URL(url)
  const words = `GET /api/config HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(2)
  let kept: Socket | undefined
  let received = ''
  const answers = () =>
    received.split('HTTP/1.1 200 OK').filter((text) => /\r\n\r\n\{.*\}$/s.test(text)).length
  const taken = () =>
    new Promise<Socket | undefined>((resolve) => {
      const socket = connect(Number(port), hostname)
      socket.on('connect', () => resolve(socket)).on('error', () => resolve(undefined))
      socket.on('data', (part: Buffer) => (received += String(part)))
    })
  return async () => {
    const socket = (kept ??= await taken())
    if (!socket) return false
    received = ''
    met.sent += 2
    const began = performance.now()
    socket.write(words)
    while (answers() < 2 && !socket.destroyed) await wait(5)
    met.answered += answers()
    for (let n = answers(); n < 2; n++)
      met.dropped.push(`two at once: ${n} answered, after ${Math.round(performance.now() - began)} ms`)
    if (/^connection: close/im.test(received) || socket.destroyed) kept = undefined
    return true
  }
}
