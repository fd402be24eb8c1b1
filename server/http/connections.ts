import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** Handles what Node leaves open: queued responses, upgrades and unknown expectations. */
export function closeAbandonedAnswers(server: Server): void {
  const pending = new WeakMap<Socket, Set<ServerResponse>>()
  server.on('connection', (socket) => {
    const answers = new Set<ServerResponse>()
    pending.set(socket, answers)
    socket.once('close', () => answers.forEach(closeQueued))
  })
  // Before the listener that answers.
  server.prependListener('request', (req, res) => {
    const answers = pending.get(req.socket)
    answers?.add(res)
    res.once('close', () => answers?.delete(res))
    // Node's parser reads no request after one that offers an upgrade.
    if (offersUpgrade(req)) res.shouldKeepAlive = false
  })
  // Node's default answer leaves the connection open and reads the whole body.
  server.on('checkExpectation', (_req, res: ServerResponse) => {
    res.writeHead(417, { Connection: 'close', 'Content-Length': 0 }).end()
  })
}

/** A queued response has no socket and no 'close' event: a destroyed socket makes it fire. */
function closeQueued(res: ServerResponse): void {
  if (!res.socket && !res.writableFinished) res.assignSocket(new Socket().destroy())
}

const offersUpgrade = ({ headers: { connection = '', upgrade } }: IncomingMessage) =>
  upgrade !== undefined && /\bupgrade\b/i.test(connection)
