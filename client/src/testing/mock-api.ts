import type { ApiRoute, Reply } from '@shared/api'
import type { ErrorBody } from '@shared/core/errors'
import { onTestFinished, vi } from 'vitest'

/**
 * A request that was made: `params` by their names in the route, `body` parsed where it is JSON.
 */
export type ApiCall = {
  route: ApiRoute
  url: string
  params: Record<string, string>
  body: unknown
  headers: Headers
  signal: AbortSignal | null
}

type Answered<R extends ApiRoute> = Reply<R> | Response
type Answer<R extends ApiRoute> = Answered<R> | ((call: ApiCall) => Answered<R> | Promise<Answered<R>>)
export type ApiMocks = { [R in ApiRoute]?: Answer<R> }

/**
 * Answers the requests of the current test and records them. A request without a mock fails the
 * test with its method and path.
 */
export function mockApi(answers: ApiMocks): ApiCall[] {
  const calls: ApiCall[] = []
  const unanswered: string[] = []
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', headers, body, signal = null }: RequestInit = {}) => {
      const [path = ''] = url.split('?')
      const found = routeOf(Object.keys(answers) as ApiRoute[], `${method} ${path}`)
      if (!found) {
        unanswered.push(`${method} ${path}`)
        return Response.json({ error: 'Nothing was set to answer this.' }, { status: 404 })
      }
      const call = { ...found, url, headers: new Headers(headers), body: parsed(body), signal }
      calls.push(call)
      const set = answers[found.route] as Answer<ApiRoute>
      return responseOf(await (typeof set === 'function' ? set(call) : set))
    },
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
    if (unanswered.length > 0) throw new Error(`Calls without an answer: ${unanswered.join(', ')}`)
  })
  return calls
}

/** An error answer. */
export const refusal = (status: number, error: Partial<ErrorBody> & { error: string }): Response =>
  Response.json({ requestId: '', ...error }, { status })

/** Answers the requests to a route in order; a request beyond the last gets no answer. */
export function mockSequence<T extends unknown[]>(...answers: T): () => T[number] {
  const waiting = answers.values()
  return () => {
    const { value, done } = waiting.next()
    if (done) throw new Error('No answer is left.')
    return value
  }
}

/** A page of a list with its headers for the total of rows and of groups. */
export const page = (rows: readonly object[], groups = rows.length): Response =>
  Response.json(rows, {
    headers: { 'X-Total-Count': String(rows.length), 'X-Total-Groups': String(groups) },
  })

function routeOf(routes: readonly ApiRoute[], called: string): Pick<ApiCall, 'route' | 'params'> | undefined {
  for (const route of routes) {
    const groups = new RegExp(`^${route.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(called)
    if (groups) return { route, params: { ...groups.groups } }
  }
  return undefined
}

const parsed = (body: RequestInit['body']): unknown =>
  typeof body === 'string' ? JSON.parse(body) : (body ?? undefined)

function responseOf(answered: unknown): Response {
  if (answered instanceof Response) return answered.clone()
  return answered === undefined ? new Response(null, { status: 204 }) : Response.json(answered)
}
