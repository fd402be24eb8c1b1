import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorBody } from '@shared/core/errors'
import type { Problem } from './problem'

/** Time for a client still sending to read the answer: closing at once would lose it. */
const LINGER_MS = 1_000
/** So many of the bytes that arrive meanwhile are read and discarded. */
const LINGER_BYTES = 64 * 1024

export function errorBody({ code, message, more }: Problem, res: ServerResponse): ErrorBody {
  // `locals` is missing when Express has not handled the request yet.
  const { locals } = res as Partial<{ locals: Record<string, unknown> }>
  return {
    error: message,
    code,
    ...(more.fields && { fields: more.fields }),
    ...(more.current !== undefined && { current: more.current }),
    ...(more.challenge && { challenge: more.challenge }),
    ...(more.link && { link: more.link }),
    ...(more.remaining !== undefined && { remaining: more.remaining }),
    ...(more.methods && { methods: more.methods }),
    ...(more.remainingAttempts !== undefined && { remainingAttempts: more.remainingAttempts }),
    requestId: (locals?.['requestId'] as string | undefined) ?? '',
  }
}

/** Answers unless an answer has begun; closes the connection of an incomplete request. */
export function answerProblem(res: ServerResponse, problem: Problem): void {
  if (res.headersSent) return
  const text = JSON.stringify(errorBody(problem, res))
  for (const [name, value] of Object.entries(problem.more.headers ?? {})) res.setHeader(name, value)
  res.setHeader('Cache-Control', 'no-store')
  // A file that could not be sent leaves its headers behind.
  res.removeHeader('Content-Disposition')
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.setHeader('Content-Length', Buffer.byteLength(text))
  res.statusCode = problem.status
  if (isFullyReceived(res.req)) res.end(text)
  else endBoth(res, text)
}

/** Node sets `complete` of a request without a body only after the handlers have run. */
export const isFullyReceived = ({ complete, headers }: IncomingMessage): boolean =>
  complete || ((headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined)

function endBoth(res: ServerResponse, text: string): void {
  const { req } = res
  res.setHeader('Connection', 'close')
  res.flushHeaders()
  res.write(text)
  const end = () => void res.end()
  const timer = setTimeout(end, LINGER_MS)
  res.once('close', () => clearTimeout(timer))
  req.once('end', end)
  let thrownAway = 0
  req.on('data', (part: Buffer) => {
    thrownAway += part.length
    if (thrownAway > LINGER_BYTES) req.pause()
  })
}
