import type { ApiRoute, Body, FileField, Params, Query, Reply } from '@shared/api'
import type { ErrorBody } from '@shared/core/errors'

/**
 * An answer that was not OK. `message` is the status, a colon and the body's text; `detail` is the sentence for people;
 * `current` is the row as it is now, when a `version` was sent that is no longer the latest (412); `challenge` what the
 * browser has to do, or `retryAfter` the seconds to wait, before it asks again (429); `link` why a link opens nothing any
 * more (410); `remaining` how many wrong answers it still bears (403); `methods` what the second step of a sign-in can be
 * taken with (401).
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
    // Others say `error` as well, but no request of ours.
    text(more.requestId)
    this.detail = text(error)
    Object.assign(this, { fields: {} }, more)
  }
}

/** The value where it is a text. Throws where it is none. */
export function text(value: unknown): string {
  if (typeof value !== 'string') throw TypeError()
  return value
}

/** What to show for anything that a call can throw. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.detail
  return error instanceof Error && ['OfflineError', 'TimeoutError'].includes(error.name)
    ? 'The portal cannot be reached right now. Please check your connection and try again.'
    : 'Something went wrong. Please try again.'
}

/** There was no answer, or it was not the portal's: of a proxy, say, cut off, or of another shape. */
export const unreachable = (cause?: unknown): Error =>
  Object.assign(new Error('offline', { cause }), { name: 'OfflineError' })

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/**
 * What a call takes, by its route; a part that the route does not have is left out. With a `version`, a write is refused
 * (412) when the row is no longer the one that had it.
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

/** The method and the URL of a call, its parameters filled in. */
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

/** Makes a call. Throws ApiError for every answer that is not OK, and an OfflineError when there is none of the portal. */
export const request = <R extends ApiRoute>(
  route: R,
  input?: Input<R>,
  signal?: AbortSignal,
): Promise<Reply<R>> =>
  send(route, input, signal, async (response) => readReply(route, await response.text()))

type Check = (route: ApiRoute, answer: unknown) => boolean
/** At the sign-in, where the shapes of answers are not there yet, what opens the portal is known by a role. */
let check: Check | Promise<Check> = (route, answer) =>
  !/user$|login|sign-in$/.test(route) || 'role' in (answer as object)

/** Has every answer checked by `next`, as soon as it is there. */
export function checkAnswersBy(next: Promise<Check>): void {
  check = next.catch(() => check)
}

/** What an answer's body says. Throws where it cannot be what the portal answers to the call. */
export async function readReply<R extends ApiRoute>(route: R, body: string): Promise<Reply<R>> {
  const answer: unknown = body === '' ? undefined : JSON.parse(body)
  if (!(await check)(route, answer)) throw TypeError()
  return answer as Reply<R>
}

/** The header that lets a write through only while the row still has this version. */
export const ifMatch = (version: number | undefined): { 'If-Match'?: string } =>
  version === undefined ? {} : { 'If-Match': `"${version}"` }

let account: number | undefined

/** Whose page it is from now on: every call names the account. Undefined while nobody is signed in. */
export function sendAs(userId: number | undefined): void {
  account = userId
}

/** The header that lets a call through only while the session is of this page's account. */
export const fromAccount = (): { 'X-Account'?: string } => (account ? { 'X-Account': `${account}` } : {})

type Through = <T>(call: () => Promise<T>, signal: AbortSignal | undefined) => Promise<T>
let through: Through = (call) => call()

/** Has every call go through `next`, which may make it again. A module of its own, as nobody needs that who is not signed in. */
export function sendThrough(next: Through): void {
  through = next
}

/**
 * Makes a call and has its answer read. Throws ApiError for an answer that is not OK, and an OfflineError when there is none
 * or it cannot be read.
 */
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
    // Of who makes it first, should it be made again.
    headers: {
      ...(json && { 'Content-Type': 'application/json' }),
      ...ifMatch(input.version),
      ...fromAccount(),
    },
    body: json ? JSON.stringify(input.body) : input.form,
    signal,
  }
  return through(() => sendOnce(url, call, read), signal)
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
