import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorBody } from '@shared/core/errors'
import type { Problem } from './problem'

/** Whoever is still sending has this long to read the answer: closing at once would reset the connection, and lose it. */
const LINGER_MS = 1_000
/** So much of what they send meanwhile is read and thrown away. */
const LINGER_BYTES = 64 * 1024

export function errorBody({ code, message, more }: Problem, res: ServerResponse): ErrorBody {
  // Express has no say yet in a request whose head is all there is.
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
    requestId: (locals?.['requestId'] as string | undefined) ?? '',
  }
}

/**
 * Answers with a problem, unless there is an answer already. The connection of a request that has not come whole ends
 * with it.
 */
export function answerProblem(res: ServerResponse, problem: Problem): void {
  if (res.headersSent) return
  const text = JSON.stringify(errorBody(problem, res))
  for (const [name, value] of Object.entries(problem.more.headers ?? {})) res.setHeader(name, value)
  res.setHeader('Cache-Control', 'no-store')
  // A file that could not be sent has left its own headers.
  res.removeHeader('Content-Disposition')
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.setHeader('Content-Length', Buffer.byteLength(text))
  res.statusCode = problem.status
  if (isFullyReceived(res.req)) res.end(text)
  else endBoth(res, text)
}

/** Node calls a request without a body complete a moment after it has handed it over. */
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
