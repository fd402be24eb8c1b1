import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { finished } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Request, RequestHandler, Response } from 'express'
import { answerProblem, isFullyReceived } from './answer-problem'
import { Problem } from './problem'

export const MAX_BODY_BYTES = 256 * 1024
/** The rest of a refused request is mostly there already. */
const REST_MS = 250

/** How many bytes a request may bring, its head apart. */
const limits = new WeakMap<IncomingMessage, number>()
/** The bytes that a connection had brought when its last request was whole. */
const read = new WeakMap<Socket, number>()

const tooLarge = (bytes: number) =>
  new Problem(
    'too-large',
    bytes > MAX_BODY_BYTES
      ? 'The upload is larger than the server accepts: a file may have 10 MB.'
      : `The request is larger than the server accepts: it may have ${bytes / 1024} kB. Please send less at once.`,
  )

/**
 * Comes before whatever reads a body: counts the bytes of the connection, however they are packed, and ends it with a
 * 413 once they pass the request's limit. Until a call takes more that is 256 kB, for those without a body too.
 */
export const boundBody: RequestHandler = (req, res, next) => {
  const { socket } = req
  const push = req.push.bind(req)
  req.push = (chunk, encoding) => {
    const limit = limits.get(req) ?? MAX_BODY_BYTES
    if (chunk === null) read.set(socket, socket.bytesRead)
    else if (isOver(req, limit)) {
      answerProblem(res, tooLarge(limit))
      // The socket is read no further, and the parsers wait until it is closed.
      return false
    }
    return push(chunk, encoding)
  }
  // Node reads to its end what is not whole when the answer is out.
  res.once('finish', () => void (isFullyReceived(req) || socket.destroySoon()))
  if (!isForm(req)) refuseDeclared(req, MAX_BODY_BYTES)
  next()
}

function isOver(req: IncomingMessage, limit: number): boolean {
  const bytes = req.socket.bytesRead - (read.get(req.socket) ?? 0)
  return bytes > limit && bytes - headBytes(req) > limit
}

/** With what stands between the words of the first line and of the others. */
const headBytes = ({ method = '', url = '', rawHeaders }: IncomingMessage) =>
  rawHeaders.reduce((bytes, text) => bytes + text.length + 2, method.length + url.length + 14)

const isForm = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('multipart/') ?? false

function refuseDeclared({ headers }: IncomingMessage, limit: number): void {
  if (Number(headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
}

/** Lets a body of so many bytes come, whose sender may be waiting for that word. Throws a Problem when it says it is larger. */
export function takeBody(req: Request, res: Response, limit = MAX_BODY_BYTES): void {
  refuseDeclared(req, limit)
  limits.set(req, limit)
  if (req.headers.expect !== undefined && !isFullyReceived(req)) res.writeContinue()
}

/** Throws away the body of a request that needs none. */
export async function skipBody(req: Request, res: Response): Promise<void> {
  takeBody(req, res)
  await drainBody(req)
}

/** Throws away what no parser has taken, as a body of another kind, or what follows a form. */
export async function drainBody(req: Request): Promise<void> {
  if (isFullyReceived(req)) return
  await finished(req.resume()).catch(() => {
    throw new Problem('invalid', 'The request was cut off.')
  })
}

/** Throws away what is left of a small body, for a moment. The rest of an upload is not waited for. */
export async function drainBriefly(req: Request): Promise<void> {
  if (isFullyReceived(req) || isForm(req) || req.headers.expect !== undefined || req.destroyed) return
  const over = new AbortController()
  await Promise.race([
    finished(req.resume(), { signal: over.signal }).catch(() => undefined),
    wait(REST_MS, undefined, { signal: over.signal }).catch(() => undefined),
  ])
  over.abort()
}
