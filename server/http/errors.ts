import type { ErrorRequestHandler, NextFunction, Response } from 'express'
import { MulterError } from 'multer'
import type { Logger } from 'pino'
import { StorageUnavailable } from '../adapters/files/storage'
import { isDatabaseUnavailable } from '../database/is-database-unavailable'
import { answerProblem, errorBody, isFullyReceived } from './answer-problem'
import { isEventStream, sendEvent } from './event-stream'
import { Problem } from './problem'
import { drainBriefly } from './request-body'

/** Turns all errors into answers; an unexpected one is logged, answered without detail. */
export function errorAnswers(log: Logger): ErrorRequestHandler {
  return async (error: unknown, req, res, next) => {
    // The request was refused while its body arrived; this error is a consequence of that.
    if (res.headersSent && !isFullyReceived(req)) return
    if (res.writableEnded || (res.headersSent && !isEventStream(res))) {
      next(error)
      return
    }
    const problem = toProblem(error)
    const place = placeOf(res)
    // A client that left gets no answer, and has itself aborted the work.
    const isLeaving = error instanceof Error && error.name === 'AbortError' && res.closed
    if (problem.code === 'internal' && !isLeaving)
      log.error({ ...place, ...describeError(error) }, 'request failed')
    if (problem.more.logged) log.error({ ...place, ...problem.more.logged }, 'a file cannot be read')
    if (error instanceof StorageUnavailable)
      log.error({ ...place, code: error.code }, 'the object store failed')
    if (res.headersSent) {
      sendEvent(res, 'error', errorBody(problem, res))
      res.end()
      return
    }
    if (problem.code !== 'too-large') await drainBriefly(req)
    answerProblem(res, problem)
  }
}

/** The last handler; the default one of Express would print the error with its values. */
export function finalErrorHandler(log: Logger, res: Response): NextFunction {
  return (error?: unknown) => {
    const logged = error instanceof Problem ? error.more.logged : undefined
    const logLine = { ...placeOf(res), ...logged, ...describeError(error) }
    // The answer is complete, so the connection can stay open.
    if (res.writableEnded) return log.warn(logLine, 'failed after the response')
    log.error(logLine, 'a response was cut off')
    res.destroy()
  }
}

const placeOf = ({ locals }: Response) => ({
  requestId: locals['requestId'] as string,
  route: locals['route'] as string,
})

/** An unexpected error's type and origin, without its message, which may contain data. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error }
  // The code of a failed query is in its cause.
  const { code = (error.cause as NodeJS.ErrnoException | undefined)?.code } = error as NodeJS.ErrnoException
  const places = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return {
    kind: error.name,
    code,
    cause: error.cause instanceof Error ? error.cause.name : undefined,
    places: places.slice(0, 8),
  }
}

/** Messages by unique index, for a conflict between the check and the write. */
const takenSentences: Record<string, string> = {
  users_email: 'Another account already uses this email address.',
  foods_name: 'Another food already has this name.',
  reports_triplet: 'Another report of this sample already has exactly these files.',
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof MulterError) return fromMulter(error)
  if (error instanceof StorageUnavailable)
    return new Problem(
      'unavailable',
      'The place where files are kept is not responding at the moment. Please try again in a minute.',
      { headers: { 'Retry-After': '30' } },
    )
  const { code, constraint, type, status } = error as {
    code?: string
    constraint?: string
    type?: string
    status?: number
  }
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100')
    return new Problem(
      'no-space',
      'The server has no space left for this. Nothing was saved; please tell the administrator.',
    )
  if (code === '23505')
    return new Problem('conflict', takenSentences[constraint ?? ''] ?? 'This already exists.')
  if (code === '23503')
    return new Problem('conflict', 'Something that this refers to has been deleted in the meantime.')
  // Postgres ended one of two transactions in a deadlock or serialisation conflict.
  if (code === '40P01' || code === '40001')
    return new Problem('conflict', 'Somebody else has just changed the same thing. Please try again.')
  if (type === 'entity.too.large')
    return new Problem(
      'too-large',
      'The request is larger than the server accepts. Please send less at once.',
    )
  if (type === 'entity.parse.failed') return new Problem('invalid', 'The request body is not valid JSON.')
  // Postgres ended a statement that exceeded its time limit.
  if (code === '57014')
    return new Problem(
      'busy',
      'This is taking longer than the server allows. Please try again in a minute, or narrow your search.',
      { headers: { 'Retry-After': '30' } },
    )
  if (isDatabaseUnavailable(error))
    return new Problem(
      'unavailable',
      'The database is not responding at the moment. Please try again in a minute.',
      {
        headers: { 'Retry-After': '30' },
      },
    )
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Problem('invalid', 'The request cannot be read.')
  if (error instanceof Error && error.cause !== undefined) return toProblem(error.cause)
  return new Problem(
    'internal',
    'Something went wrong on our side. Please try again; if it keeps happening, tell the administrator.',
  )
}

function fromMulter(error: MulterError): Problem {
  if (error.code === 'LIMIT_FILE_SIZE')
    return new Problem('too-large', `The file is larger than 10 MB. Please upload a smaller one.`, {
      fields: error.field ? { [error.field]: 'is larger than 10 MB' } : {},
    })
  if (error.code === 'LIMIT_UNEXPECTED_FILE')
    return new Problem('invalid', 'The upload contains a file that is not expected, or the same file twice.')
  return new Problem('invalid', 'The upload contains more fields or files than the server accepts.')
}
