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
  readonly code: ErrorBody['code'] | undefined
  readonly detail: string
  readonly fields: Record<string, string>
  readonly current: unknown
  readonly challenge: ErrorBody['challenge']
  readonly link: ErrorBody['link']
  readonly remaining: ErrorBody['remaining']
  readonly methods: ErrorBody['methods']
  constructor(
    readonly status: number,
    body: string,
    statusText: string,
    readonly retryAfter: string | null = null,
  ) {
    super(`${status}: ${body || statusText}`)
    const parsed = parse(body)
    this.code = parsed?.code
    this.detail = parsed?.error ?? (body.slice(0, 200) || statusText)
    this.fields = parsed?.fields ?? {}
    this.current = parsed?.current
    this.challenge = parsed?.challenge
    this.link = parsed?.link
    this.remaining = parsed?.remaining
    this.methods = parsed?.methods
  }
}

function parse(body: string): Partial<ErrorBody> | undefined {
  try {
    return JSON.parse(body) as Partial<ErrorBody>
  } catch {
    return undefined
  }
}

const OFFLINE = 'The portal cannot be reached. Please check your connection and try again.'

/** What to show for anything that a call can throw. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.detail
  return error instanceof Error && ['OfflineError', 'TimeoutError'].includes(error.name)
    ? OFFLINE
    : 'Something went wrong. Please try again.'
}

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

/** Makes a call. Throws ApiError for every answer that is not OK, and an OfflineError when there is none. */
export async function request<R extends ApiRoute>(
  route: R,
  input?: Input<R>,
  signal?: AbortSignal,
): Promise<Reply<R>> {
  const response = await send(route, input, signal)
  const text = await response.text()
  return (text === '' ? undefined : JSON.parse(text)) as Reply<R>
}

/** The header that lets a write through only while the row still has this version. */
export const ifMatch = (version: number | undefined): { 'If-Match'?: string } =>
  version === undefined ? {} : { 'If-Match': `"${version}"` }

type Through = <T>(call: () => Promise<T>, signal: AbortSignal | undefined) => Promise<T>
let through: Through = (call) => call()

/** Has every call go through `next`, which may make it again. A module of its own, as nobody needs that who is not signed in. */
export function sendThrough(next: Through): void {
  through = next
}

/** Makes a call. Throws ApiError for an answer that is not OK, and an OfflineError when there is none. */
export function send(route: ApiRoute, input?: AnyInput, signal?: AbortSignal): Promise<Response> {
  return through(() => sendOnce(route, input, signal), signal)
}

async function sendOnce(route: ApiRoute, input: AnyInput = {}, signal?: AbortSignal): Promise<Response> {
  const { method, url } = addressOf(route, input)
  const json = input.body !== undefined
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { ...(json && { 'Content-Type': 'application/json' }), ...ifMatch(input.version) },
    body: json ? JSON.stringify(input.body) : input.form,
    signal,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw Object.assign(new Error(OFFLINE, { cause }), { name: 'OfflineError' })
  })
  if (!response.ok)
    throw new ApiError(
      response.status,
      await response.text(),
      response.statusText,
      response.headers.get('Retry-After'),
    )
  return response
}
