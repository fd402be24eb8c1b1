import type { ErrorBody, ErrorCode } from '@shared/core/errors'

/** The HTTP status of each error code. */
export const statusOf: Record<ErrorCode, number> = {
  invalid: 400,
  'signed-out': 401,
  'wrong-credentials': 401,
  'second-factor': 401,
  assure: 401,
  'cross-site': 403,
  forbidden: 403,
  'factor-needed': 403,
  'not-found': 404,
  'too-slow': 408,
  conflict: 409,
  'other-account': 409,
  gone: 410,
  stale: 412,
  'too-large': 413,
  unsupported: 415,
  'no-range': 416,
  'too-many': 429,
  busy: 503,
  'no-space': 507,
  unavailable: 503,
  internal: 500,
}

/** An error answer: a status, a code for programs, and one sentence that a person can act on. */
export class Problem extends Error {
  override name = 'Problem'
  readonly status: number
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly more: {
      fields?: Record<string, string>
      headers?: Record<string, string>
      current?: unknown
      challenge?: ErrorBody['challenge']
      link?: ErrorBody['link']
      remaining?: number
      methods?: ErrorBody['methods']
      remainingAttempts?: number
      /** Details of a damaged or lost file that are logged with the request but not answered. */
      logged?: Record<string, string | number>
    } = {},
  ) {
    super(message)
    this.status = statusOf[code]
  }
}

/** The same answer for absent rows and for rows out of reach, so that existence is not revealed. */
export const notFound = (what: string, more: Problem['more'] = {}) =>
  new Problem('not-found', `${what} was not found.`, more)
