import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { answerProblem, isFullyReceived } from './answer-problem'
import { Problem } from './problem'

/** Time for a whole request, or for an answer to be read, in addition to what its size needs … */
const GRACE_MS = 30_000
/** … at this many bytes a millisecond. */
const PACE = 10
const LOOK_MS = 1_000
/** Most connections per address without a full request for 1 s; one more closes the oldest. */
const MOST_SILENT = 512
/** Most bytes outside of a request: line ends, and the head of the next request beyond one read. */
const MOST_STRAY_BYTES = 128 * 1024

/** When a transfer began, and the bytes that the connection had moved by then. */
type Since = { at: number; bytes: number }

type ConnectionState = {
  coming: Since
  going: Since | undefined
  /** The answer that is due. */
  res: ServerResponse | undefined
  hasAsked: boolean
  /** The connection's byte count at the end of its last request; undefined while one arrives. */
  stray: number | undefined
}

/** Closes connections that send or read too slowly; Node's time limits ignore sizes. */
export function closeSlowConnections(
  server: Server,
  { now = () => performance.now(), lookMs = LOOK_MS } = {},
): void {
  server.headersTimeout = 0
  server.requestTimeout = 0
  const lines = new Map<Socket, ConnectionState>()

  const isLate = ({ at, bytes }: Since, moved: number) => now() - at > GRACE_MS + (moved - bytes) / PACE

  /** Node's parser accepts endless line ends before a request. */
  const countStray = (socket: Socket, line: ConnectionState) => {
    if (line.res && !isFullyReceived(line.res.req)) line.stray = undefined
    else line.stray ??= socket.bytesRead
    if (socket.bytesRead - (line.stray ?? socket.bytesRead) > MOST_STRAY_BYTES) socket.destroy()
  }

  const look = (socket: Socket, line: ConnectionState) => {
    const { res } = line
    countStray(socket, line)
    if (res && isFullyReceived(res.req)) lookAtAnswer(socket, line)
    else if (res && isHeldUp(res.req)) line.coming.at += lookMs
    // Between two requests Node's keepAliveTimeout applies.
    else if (!res && line.hasAsked && socket.bytesRead === line.coming.bytes) line.coming.at = now()
    else if (isLate(line.coming, socket.bytesRead)) endSlow(socket, res)
  }

  const lookAtAnswer = (socket: Socket, line: ConnectionState) => {
    if (socket.writableLength === 0) line.going = undefined
    else line.going ??= { at: now(), bytes: socket.bytesWritten - socket.writableLength }
    if (line.going && isLate(line.going, socket.bytesWritten)) socket.destroy()
  }

  const makeRoom = (address: string | undefined) => {
    if (lines.size <= MOST_SILENT) return
    const silent = [...lines].filter(
      ([socket, { hasAsked, coming }]) =>
        !hasAsked && socket.remoteAddress === address && now() - coming.at > LOOK_MS,
    )
    if (silent.length > MOST_SILENT) silent[0]?.[0].destroy()
  }

  server.on('connection', (socket) => {
    makeRoom(socket.remoteAddress)
    lines.set(socket, {
      coming: { at: now(), bytes: 0 },
      going: undefined,
      res: undefined,
      hasAsked: false,
      stray: 0,
    })
    socket.once('close', () => lines.delete(socket))
  })
  server.on('request', (req, res) => {
    const line = lines.get(req.socket)
    if (!line) return
    countStray(req.socket, line)
    Object.assign(line, {
      res,
      hasAsked: true,
      stray: isFullyReceived(req) ? req.socket.bytesRead : undefined,
    })
    res.once('close', () => {
      if (line.res !== res) return
      line.res = undefined
      line.going = undefined
      line.coming = { at: now(), bytes: req.socket.bytesRead }
    })
  })
  // `takeBody` sends the 100 Continue once the request's size limit is known.
  server.on('checkContinue', (req, res) => server.emit('request', req, res))
  const looking = setInterval(() => lines.forEach((line, socket) => look(socket, line)), lookMs)
  server.once('close', () => clearInterval(looking))
}

/** Whether the server itself has paused reading. */
const isHeldUp = ({ readableLength, readableHighWaterMark }: IncomingMessage) =>
  readableLength >= readableHighWaterMark

function endSlow(socket: Socket, res: ServerResponse | undefined): void {
  if (!res) {
    socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    socket.destroySoon()
  } else if (res.headersSent) socket.destroy()
  else
    answerProblem(
      res,
      new Problem(
        'too-slow',
        'The request came in too slowly and was stopped. Please try again with a better connection.',
      ),
    )
}
