import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as round, setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config/config'
import { startError } from '../database/embedded/start-error'
import { closeAbandonedAnswers } from '../http/connections'
import { closeSlowConnections } from '../http/slow-connections'

/** Idle connections stay longer than Keep-Alive announces, so none closes while reused. */
const TOLD_S = 20
const KEPT_MS = 25_000
/** Port and connections stay open so long, so that answers can announce the close. */
const GRACE_MS = 1_000
/** After the grace period an idle connection is closed when it has been silent this long. */
const SILENT_MS = 1_000
const LOOK_MS = 100
/** Time limit for requests in progress, from the beginning of closing. */
const ANSWER_MS = 6_000
/** A shorter turn of the event loop did no work; under load it may take a while to come. */
const EMPTY_ROUND_MS = 0.5
const MOST_ROUNDS_MS = 1_000
/** Closing the port waits until no connection has arrived for this long. */
const QUIET_MS = 250
const MOST_QUIET_MS = 1_000

/** The HTTP server, without the port that accepts its connections. */
export type HttpServer = {
  server: Server
  /** Passes all further requests to `app`; until then the answer is 503. */
  serve(app: RequestListener): void
  /** Takes over a connection that was accepted elsewhere. */
  take(connection: Socket): void
  /** Answers for up to 1 s, delays later requests until the port is closed, ends within 6 s. */
  close(closePort: () => Promise<void>): Promise<void>
}

export function openHttpServer(): HttpServer {
  let answer: RequestListener = (_req, res) =>
    refuse(res, 'The portal is starting. Please try again in a moment.')
  let isClosing = false
  /** Requests that are held back until the port is closed. */
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

  /** Only the last answer gets `Connection: close`, so that pipelined requests are answered. */
  const sayWhichIsLast = () => {
    const last = new Map([...answering].map((res) => [res.req.socket, res]))
    for (const res of answering)
      if (!res.headersSent)
        res.setHeader('Connection', last.get(res.req.socket) === res ? 'close' : 'keep-alive')
  }

  /** Keeps answering for GRACE_MS, or less when there are no connections. */
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
    // Waiting clients open no new connections, so the accept queue empties under any load.
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
      // As Node's own server does: a client that has closed its sending side still gets the answer.
      connection.allowHalfOpen = true
      connection.setNoDelay(true)
      server.emit('connection', connection)
      connection.resume()
    },
    close,
  }
}

/** A listening port. */
export type Port = {
  number: number
  /** Stops listening after QUIET_MS without a connection, or MOST_QUIET_MS; may be repeated. */
  close(): Promise<void>
}

/** Makes `server` listen. Throws a StartError when that is not possible. */
export function openPort(server: NetServer, { host, port }: Pick<Config, 'host' | 'port'>): Promise<Port> {
  const untilAllIsRead = roundsOf(server)
  let arrivedAt = -Infinity
  server.on('connection', () => (arrivedAt = performance.now()))
  /** A connection between the last accept and the close is reset: close at a quiet moment. */
  const untilQuiet = async () => {
    const until = performance.now() + MOST_QUIET_MS
    // Connections that came while the process was blocked show once the queue is read.
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
    // http.Server would also cut idle connections, on which a request may be on its way.
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

/** Returns a wait for a turn of the event loop without work, when closing resets nothing. */
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
    // The rest of the request is not read, so the connection cannot be reused.
    Connection: 'close',
  })
  res.end(JSON.stringify({ error, code: 'unavailable', requestId: '' }))
}

function portError(host: string, port: number, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE')
    return startError(
      `Port ${port} is in use, perhaps by another copy of Pearwell. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    )
  if (error.code === 'EACCES')
    return startError(`Port ${port} cannot be used by this user. Choose one above 1023: PORT=3000 npm start`)
  return startError(
    `The portal cannot listen on ${host}:${port} (${error.code ?? error.message}). Check HOST and PORT.`,
  )
}
