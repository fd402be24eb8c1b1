import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from './config'
import { startError } from './database/embedded/start-error'
import { keepPace } from './http/pace'

/** While closing, whoever calls again is told, with the answer, that the connection ends, until nobody new has come for this long. */
const ANNOUNCE_MS = 100
const MOST_ANNOUNCE_MS = 1_000
const LOOK_MS = 100
/** While closing, what is being answered has this long to end. */
const ANSWER_MS = 6_000

/** The port people come in by. */
export type Door = {
  port: number
  /** Every request from now on goes to `app`; before, the answer is 503. */
  serve(app: RequestListener): void
  /** Finishes what is being answered, for up to 6 s, and lets nobody else in. Resolves when the last connection is gone. */
  close(): Promise<void>
}

/** Opens the port. Throws a StartError when that is not possible. */
export function listen({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Door> {
  let answer: RequestListener = (_req, res) =>
    refuse(res, 'The portal is starting. Please try again in a moment.')
  let isClosing = false
  const sockets = new Set<Socket>()
  const answering = new Set<ServerResponse>()

  const server = createServer((req, res) => {
    answering.add(res)
    res.once('close', () => answering.delete(res))
    if (isClosing) sayLast(res)
    if (isClosing && req.url === '/api/ready') refuse(res, 'The portal is stopping.')
    else answer(req, res)
  })
  keepPace(server)
  server.keepAliveTimeout = 20_000
  let arrived = 0
  server.on('connection', (socket) => {
    arrived++
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  /** Connections that have been made but not taken in would be reset by closing. */
  const untilCalm = async () => {
    const until = performance.now() + MOST_ANNOUNCE_MS
    let before: number
    do {
      before = arrived
      await wait(ANNOUNCE_MS)
    } while (arrived > before && performance.now() < until)
  }

  const close = async () => {
    isClosing = true
    answering.forEach(sayLast)
    await untilCalm()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    const read = new Map<Socket, number>()
    // Node takes a connection for busy that has sent nothing yet, or half a header.
    const looking = setInterval(() => {
      const busy = new Set([...answering].map((res) => res.req.socket))
      for (const socket of sockets) {
        if (busy.has(socket)) continue
        // Under load a whole request may lie in the socket, not read yet: only twice the same is silence.
        if (read.get(socket) === socket.bytesRead) socket.destroy()
        read.set(socket, socket.bytesRead)
      }
    }, LOOK_MS)
    const enough = setTimeout(() => server.closeAllConnections(), ANSWER_MS)
    await closed
    clearInterval(looking)
    clearTimeout(enough)
  }

  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(host, port, error)))
    server.listen(port, host, () => {
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        serve: (app) => {
          answer = app
        },
        close,
      })
    })
  })
}

function sayLast(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close')
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
