import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as round, setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config/config'
import { startError } from '../database/embedded/start-error'
import { closeAbandonedAnswers } from '../http/connections'
import { closeSlowConnections } from '../http/slow-connections'

/** A silent connection is kept longer than clients are told, so that none is closed in the moment in which it is used again. */
const TOLD_S = 20
const KEPT_MS = 25_000
/** While closing, port and connections stay open this long, so that who calls again is answered, and told that the connection ends. */
const GRACE_MS = 1_000
/** After that a connection is closed once it has been silent for as long again. */
const SILENT_MS = 1_000
const LOOK_MS = 100
/** What is being answered has this long to end, from the beginning of closing. */
const ANSWER_MS = 6_000
/** Shorter than any work: a round of the event loop that brought nothing. Under load it may take a while to come. */
const EMPTY_ROUND_MS = 0.5
const MOST_ROUNDS_MS = 1_000
/** Who calls again and again, and does not wait for an answer, comes within this time. */
const QUIET_MS = 250
const MOST_QUIET_MS = 1_000

/** What answers people who have been let in. */
export type HttpServer = {
  server: Server
  /** Every request from now on goes to `app`; before, the answer is 503. */
  serve(app: RequestListener): void
  /** Takes over a connection that somebody else has accepted. */
  take(connection: Socket): void
  /**
   * Answers who comes within a second, has those who come later wait until `closePort` lets nobody in, and finishes what is
   * being answered, until 6 s are over. Resolves when the last connection is gone.
   */
  close(closePort: () => Promise<void>): Promise<void>
}

export function openHttpServer(): HttpServer {
  let answer: RequestListener = (_req, res) =>
    refuse(res, 'The portal is starting. Please try again in a moment.')
  let isClosing = false
  /** Requests that wait until the port is closed. */
  let held: (() => void)[] | undefined
  const sockets = new Set<Socket>()
  const answering = new Set<ServerResponse>()

  const server = createServer((req, res) => {
    answering.add(res)
    res.once('close', () => answering.delete(res))
    if (isClosing) sayWhichIsLast()
    else if (res.shouldKeepAlive) res.setHeader('Keep-Alive', `timeout=${TOLD_S}`)
    if (isClosing && req.url === '/api/ready') refuse(res, 'The portal is stopping.')
    else if (held) held.push(() => answer(req, res))
    else answer(req, res)
  })
  closeAbandonedAnswers(server)
  closeSlowConnections(server)
  server.keepAliveTimeout = KEPT_MS
  const untilAllIsRead = roundsOf(server)
  let arrived = 0
  server.on('connection', (socket) => {
    arrived++
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  /** Of each connection the last answer says that it is: who sends several requests at once gets all of theirs. */
  const sayWhichIsLast = () => {
    const last = new Map([...answering].map((res) => [res.req.socket, res]))
    for (const res of answering)
      if (!res.headersSent)
        res.setHeader('Connection', last.get(res.req.socket) === res ? 'close' : 'keep-alive')
  }

  /** Nobody there, nobody waits. */
  const grace = async () => {
    const until = performance.now() + GRACE_MS
    let before: number
    do {
      before = arrived
      await wait(LOOK_MS)
    } while ((sockets.size > 0 || arrived > before) && performance.now() < until)
  }

  const close: HttpServer['close'] = async (closePort) => {
    isClosing = true
    sayWhichIsLast()
    const enough = setTimeout(() => sockets.forEach((socket) => socket.destroy()), ANSWER_MS)
    await grace()
    // Whoever waits for an answer does not come again: so the port's queue empties under any load.
    held = []
    await closePort()
    held.forEach((go) => go())
    held = undefined
    const heard = new Map<Socket, { bytes: number; at: number }>()
    while (sockets.size > 0) {
      await wait(LOOK_MS)
      await untilAllIsRead()
      const busy = new Set([...answering].map((res) => res.req.socket))
      const at = performance.now()
      for (const socket of sockets) {
        const { bytesRead: bytes } = socket
        const last = heard.get(socket)
        if (!last || last.bytes !== bytes || busy.has(socket)) heard.set(socket, { bytes, at })
        else if (at - last.at > SILENT_MS) socket.destroy()
      }
    }
    clearTimeout(enough)
  }

  return {
    server,
    serve: (app) => {
      answer = app
    },
    take: (connection) => {
      // As those that Node's own server accepts: whoever has said all still hears the answer.
      connection.allowHalfOpen = true
      connection.setNoDelay(true)
      server.emit('connection', connection)
      connection.resume()
    },
    close,
  }
}

/** The port people come in by. */
export type Port = {
  number: number
  /**
   * Lets nobody in any more, once nobody has come for a moment, or after a second. Whoever was in its queue has come in
   * before. Asked again, it is the same once more.
   */
  close(): Promise<void>
}

/** Has `server`, a door's or one that hands its connections on, listen. Throws a StartError when that is not possible. */
export function openPort(server: NetServer, { host, port }: Pick<Config, 'host' | 'port'>): Promise<Port> {
  const untilAllIsRead = roundsOf(server)
  let arrivedAt = -Infinity
  server.on('connection', () => (arrivedAt = performance.now()))
  /** Who comes between the last look at the queue and its end is reset: so it ends while nobody comes. */
  const untilQuiet = async () => {
    const until = performance.now() + MOST_QUIET_MS
    // Who has come while this process stood still is seen only once the queue is read.
    for (
      await untilAllIsRead();
      performance.now() < Math.min(until, arrivedAt + QUIET_MS);
      await untilAllIsRead()
    )
      await wait(LOOK_MS)
  }
  let closing: Promise<void> | undefined
  const close = async () => {
    await untilQuiet()
    // Not the close of http, which cuts silent connections, a request of which may be on its way.
    NetServer.prototype.close.call(server)
  }
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(host, port, error)))
    server.listen(port, host, () => {
      const address = server.address()
      resolve({
        number: typeof address === 'object' && address ? address.port : port,
        close: () => (closing ??= close()),
      })
    })
  })
}

/**
 * Whoever lies in the port's queue when it closes, and whatever lies in a connection, is reset, not answered. What this
 * gives ends in a moment when nothing does: after a round of the event loop that brought nothing.
 */
function roundsOf(server: NetServer): () => Promise<void> {
  let arrived = 0
  server.on('connection', () => arrived++)
  return async () => {
    const until = performance.now() + MOST_ROUNDS_MS
    let before: number, began: number
    do {
      before = arrived
      began = performance.now()
      await round()
    } while ((arrived > before || performance.now() - began > EMPTY_ROUND_MS) && began < until)
  }
}

function refuse(res: ServerResponse, error: string): void {
  res.writeHead(503, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Retry-After': '2',
    // Nobody reads what else the caller sends.
    Connection: 'close',
  })
  res.end(JSON.stringify({ error, code: 'unavailable', requestId: '' }))
}

function portError(host: string, port: number, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE')
    return startError(
      `Port ${port} is in use, perhaps by a Pearwell that runs already. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    )
  if (error.code === 'EACCES')
    return startError(`Port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`)
  return startError(
    `The portal cannot listen on ${host}:${port} (${error.code ?? error.message}). Check HOST and PORT.`,
  )
}
