import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, renderHook } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { setUser } from '@/session/session'
import { mockApi, type ApiMocks } from './mock-api'
import { people } from './people'

type Who = keyof typeof people | 'nobody'

/** A query client with the portal's defaults: nothing goes stale or is retried. */
export const freshQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })

/**
 * Renders a screen for a role, or for nobody, and records the requests. The cache of `queries`
 * outlives the screen.
 */
export function renderAs(who: Who, shown: ReactElement, answers: ApiMocks = {}, queries = freshQueries()) {
  const calls = mockApi(answers)
  setUser(who === 'nobody' ? null : people[who])
  onTestFinished(cleanup)
  return { calls, queries, ...render(<Within queries={queries}>{shown}</Within>) }
}

/** The same for a hook. */
export function hookAs<Result>(
  who: Who,
  hook: () => Result,
  answers: ApiMocks = {},
  queries = freshQueries(),
) {
  const calls = mockApi(answers)
  setUser(who === 'nobody' ? null : people[who])
  onTestFinished(cleanup)
  const wrapper = ({ children }: { children: ReactNode }) => <Within queries={queries}>{children}</Within>
  return { calls, queries, ...renderHook(hook, { wrapper }) }
}

const Within = ({ queries, children }: { queries: QueryClient; children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)
