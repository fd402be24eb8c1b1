import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { answerProblem, isFullyReceived } from './answer-problem'
import { Problem } from './problem'

/** A whole request, and an answer that is being read, has this long beyond what its size needs … */
const GRACE_MS = 30_000
/** … at this many bytes a millisecond. */
const PACE = 10
const LOOK_MS = 1_000
/** Of one address so many connections may be open for a second and have said nothing whole yet; the oldest is closed for one more. */
const MOST_SILENT = 512
/** So much may come while no request does: line ends, and the head of the next one, behind what is read at a time. */
const MOST_STRAY_BYTES = 128 * 1024

/** When something began, and what the connection had brought or taken by then. */
type Since = { at: number; bytes: number }

type ConnectionState = {
  coming: Since
  going: Since | undefined
  /** The answer that is owed. */
  res: ServerResponse | undefined
  hasAsked: boolean
  /** What the connection had brought when no request was coming any more. */
  stray: number | undefined
}

/**
 * Ends the connections of a server whose requests come, or whose answers are read, too slowly, in place of Node's own
 * time limits, which know no sizes. `now` and `lookMs` are for tests.
 */
export function closeSlowConnections(
  server: Server,
  { now = () => performance.now(), lookMs = LOOK_MS } = {},
): void {
  server.headersTimeout = 0
  server.requestTimeout = 0
  const lines = new Map<Socket, ConnectionState>()

  const isLate = ({ at, bytes }: Since, moved: number) => now() - at > GRACE_MS + (moved - bytes) / PACE

  /** Node's parser swallows line ends before a request without end. */
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
    // Between two requests a connection has Node's keepAliveTimeout.
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
  // Whether the rest may come is said once it is known what the request may bring.
  server.on('checkContinue', (req, res) => server.emit('request', req, res))
  const looking = setInterval(() => lines.forEach((line, socket) => look(socket, line)), lookMs)
  server.once('close', () => clearInterval(looking))
}

/** The server itself does not read on. */
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
