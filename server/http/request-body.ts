import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { finished } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Request, RequestHandler, Response } from 'express'
import { answerProblem, isFullyReceived } from './answer-problem'
import { Problem } from './problem'

export const MAX_BODY_BYTES = 256 * 1024
/** The rest of a refused request has mostly arrived already. */
const REST_MS = 250

/** The body size limit of a request, without its head. */
const limits = new WeakMap<IncomingMessage, number>()
/** The bytes that a connection had received when its last request was complete. */
const read = new WeakMap<Socket, number>()

const tooLarge = (req: IncomingMessage, bytes: number) =>
  new Problem(
    'too-large',
    isForm(req) && bytes > MAX_BODY_BYTES
      ? 'The upload is larger than the server accepts: a file may be up to 10 MB.'
      : `The request is larger than the server accepts: it may be up to ${sizeOf(bytes)}. Please send less at a time.`,
  )

const sizeOf = (bytes: number) => (bytes < 1024 ** 2 ? `${bytes / 1024} kB` : `${bytes / 1024 ** 2} MB`)

/** Answers 413 beyond the request's limit of bytes: 256 kB until `takeBody` sets another. */
export const boundBody: RequestHandler = (req, res, next) => {
  const { socket } = req
  const push = req.push.bind(req)
  req.push = (chunk, encoding) => {
    const limit = limits.get(req) ?? MAX_BODY_BYTES
    if (chunk === null) read.set(socket, socket.bytesRead)
    else if (isOver(req, limit)) {
      answerProblem(res, tooLarge(req, limit))
      // Stop reading; the parsers wait until the socket closes.
      return false
    }
    return push(chunk, encoding)
  }
  // Otherwise Node would read an incomplete request to its end after the answer.
  res.once('finish', () => void (isFullyReceived(req) || socket.destroySoon()))
  next()
}

function isOver(req: IncomingMessage, limit: number): boolean {
  const bytes = req.socket.bytesRead - (read.get(req.socket) ?? 0)
  return bytes > limit && bytes - headBytes(req) > limit
}

/** Includes the separators in the request line and the headers. */
const headBytes = ({ method = '', url = '', rawHeaders }: IncomingMessage) =>
  rawHeaders.reduce((bytes, text) => bytes + text.length + 2, method.length + url.length + 14)

const isForm = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('multipart/') ?? false

function refuseDeclared(req: IncomingMessage, limit: number): void {
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge(req, limit)
}

/** Allows a body of `limit` bytes, with 100 Continue; throws a Problem if more is declared. */
export function takeBody(req: Request, res: Response, limit = MAX_BODY_BYTES): void {
  refuseDeclared(req, limit)
  limits.set(req, limit)
  if (req.headers.expect !== undefined && !isFullyReceived(req)) res.writeContinue()
}

/** Discards the body of a request that needs none. */
export async function skipBody(req: Request, res: Response): Promise<void> {
  takeBody(req, res)
  await drainBody(req)
}

/** Discards what no parser has read, such as a body of another type or what follows a form. */
export async function drainBody(req: Request): Promise<void> {
  if (isFullyReceived(req)) return
  await finished(req.resume()).catch(() => {
    throw new Problem('invalid', 'The request was cut off.')
  })
}

/** Briefly discards the rest of a small body. Does not wait for the rest of an upload. */
export async function drainBriefly(req: Request): Promise<void> {
  if (isFullyReceived(req) || isForm(req) || req.headers.expect !== undefined || req.destroyed) return
  const over = new AbortController()
  await Promise.race([
    finished(req.resume(), { signal: over.signal }).catch(() => undefined),
    wait(REST_MS, undefined, { signal: over.signal }).catch(() => undefined),
  ])
  over.abort()
}
