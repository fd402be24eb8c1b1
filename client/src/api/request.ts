import type { ApiRoute, Body, FileField, Params, Query, Reply } from '@shared/api'
import type { ErrorBody } from '@shared/core/errors'

/**
 * An answer that was not OK. `message` is the status, a colon and the body's text; `detail` is the
 * sentence to show; `current` is the current row after a stale `version` was sent (412);
 * `challenge` is the proof of work required, or `retryAfter` the seconds to wait, before the next
 * try (429); `link` is why a link no longer works (410); `remaining` is the number of wrong answers
 * left (403); `methods` are the second factors that a sign-in may use (401).
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly detail: string
  declare readonly code: ErrorBody['code'] | undefined
  declare readonly fields: Record<string, string>
  declare readonly current: unknown
  declare readonly challenge: ErrorBody['challenge']
  declare readonly link: ErrorBody['link']
  declare readonly remaining: ErrorBody['remaining']
  declare readonly methods: ErrorBody['methods']
  /** Throws where the body is not one of the portal's errors. */
  constructor(
    readonly status: number,
    body: string,
    readonly retryAfter: string | null = null,
  ) {
    super(`${status}: ${body}`)
    const { error, ...more } = JSON.parse(body) as ErrorBody
    // A proxy may send `error` too, but not a request id.
    text(more.requestId)
    this.detail = text(error)
    Object.assign(this, { fields: {} }, more)
  }
}

export function text(value: unknown): string {
  if (typeof value !== 'string') throw TypeError()
  return value
}

/** The sentence to show for any error that a request can throw. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.detail
  return error instanceof Error && ['OfflineError', 'TimeoutError'].includes(error.name)
    ? 'The portal cannot be reached right now. Please check your connection and try again.'
    : 'Something went wrong. Please try again.'
}

/** No answer, or not the portal's: from a proxy, cut off, or of another shape. */
export const unreachable = (cause?: unknown): Error =>
  Object.assign(new Error('offline', { cause }), { name: 'OfflineError' })

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/**
 * The input of an endpoint; parts that its route does not have are left out. With `version` a write
 * is refused (412) unless the row still has that version.
 */
export type Input<R extends ApiRoute> = (keyof Params<R> extends never
  ? { params?: undefined }
  : { params: Params<R> }) &
  (Query<R> extends undefined ? { query?: undefined } : { query?: Partial<Defined<Query<R>>> }) &
  ([FileField<R>] extends [never]
    ? Body<R> extends undefined
      ? { body?: undefined }
      : { body: Body<R> }
    : { form: FormData }) & { version?: number }

export type AnyInput = {
  version?: number
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  form?: FormData
}

/** The method and the URL of a request, with its parameters filled in. */
export function addressOf(route: ApiRoute, input: AnyInput = {}): { method: string; url: string } {
  const [method = '', path = ''] = route.split(' ')
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value))
  return { method, url: query.size > 0 ? `${filled}?${query}` : filled }
}

/** Throws ApiError for an answer that is not OK, and OfflineError when there is none. */
export const request = <R extends ApiRoute>(
  route: R,
  input?: Input<R>,
  signal?: AbortSignal,
): Promise<Reply<R>> =>
  send(route, input, signal, async (response) => readReply(route, await response.text()))

type Check = (route: ApiRoute, answer: unknown) => boolean
/** At sign-in, where the shapes are not loaded yet, an account is recognised by its role. */
let check: Check | Promise<Check> = (route, answer) =>
  !/user$|login|sign-in$/.test(route) || 'role' in (answer as object)

/** Has every answer checked by `next`, once that is loaded. */
export function setAnswerCheck(next: Promise<Check>): void {
  check = next.catch(() => check)
}

/** Parses the body of an answer. Throws where it cannot be the portal's answer to this route. */
export async function readReply<R extends ApiRoute>(route: R, body: string): Promise<Reply<R>> {
  const answer: unknown = body === '' ? undefined : JSON.parse(body)
  if (!(await check)(route, answer)) throw TypeError()
  return answer as Reply<R>
}

/** The header that lets a write through only while the row still has this version. */
export const ifMatch = (version: number | undefined): { 'If-Match'?: string } =>
  version === undefined ? {} : { 'If-Match': `"${version}"` }

let account: number | undefined

/** Sets the account that every request names. Undefined while nobody is signed in. */
export function setAccount(userId: number | undefined): void {
  account = userId
}

/** The header that lets a request through only while the session belongs to this page's account. */
export const accountHeader = (): { 'X-Account'?: string } => (account ? { 'X-Account': `${account}` } : {})

type CallWrapper = <T>(call: () => Promise<T>, signal: AbortSignal | undefined) => Promise<T>
let wrapCall: CallWrapper = (call) => call()

/** Sends every request through `next`, which may repeat it; set so /auth need not load it. */
export function setCallWrapper(next: CallWrapper): void {
  wrapCall = next
}

/** Throws ApiError for an answer not OK, OfflineError for none or an unreadable one. */
export function send<T>(
  route: ApiRoute,
  input: AnyInput = {},
  signal: AbortSignal | undefined,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const { method, url } = addressOf(route, input)
  const json = input.body !== undefined
  const call: RequestInit = {
    method,
    credentials: 'include',
    // A repeated request keeps the account that made it first.
    headers: {
      ...(json && { 'Content-Type': 'application/json' }),
      ...ifMatch(input.version),
      ...accountHeader(),
    },
    body: json ? JSON.stringify(input.body) : input.form,
    signal,
  }
  return wrapCall(() => sendOnce(url, call, read), signal)
}

async function sendOnce<T>(
  url: string,
  call: RequestInit,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  try {
    const response = await fetch(url, call)
    if (!response.ok)
      throw new ApiError(response.status, await response.text(), response.headers.get('Retry-After'))
    return await read(response)
  } catch (cause) {
    throw call.signal?.aborted || cause instanceof ApiError ? cause : unreachable(cause)
  }
}
