import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** Sees to what Node leaves undone for connections that end, or that ask for more than HTTP/1.1 as the portal speaks it. */
export function closeAbandonedAnswers(server: Server): void {
  const pendingAnswers = new WeakMap<Socket, Set<ServerResponse>>()
  server.on('connection', (socket) => {
    const answers = new Set<ServerResponse>()
    pendingAnswers.set(socket, answers)
    socket.once('close', () => answers.forEach(closeQueued))
  })
  // Before whoever answers.
  server.prependListener('request', (req, res) => {
    const answers = pendingAnswers.get(req.socket)
    answers?.add(res)
    res.once('close', () => answers?.delete(res))
    // Node's parser reads no request after one that offers an upgrade.
    if (offersUpgrade(req)) res.shouldKeepAlive = false
  })
  // Node's own answer leaves the connection open, and reads the body to its end.
  server.on('checkExpectation', (_req, res: ServerResponse) => {
    res.writeHead(417, { Connection: 'close', 'Content-Length': 0 }).end()
  })
}

/**
 * An answer that waits for another of its connection has no socket yet and would never be closed, so that whoever waits
 * for that would wait for ever: it is given one that is gone.
 */
function closeQueued(res: ServerResponse): void {
  if (!res.socket && !res.writableFinished) res.assignSocket(new Socket().destroy())
}

const offersUpgrade = ({ headers: { connection = '', upgrade } }: IncomingMessage) =>
  upgrade !== undefined && /\bupgrade\b/i.test(connection)
