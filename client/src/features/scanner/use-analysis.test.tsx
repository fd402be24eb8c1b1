import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAvoidList } from './kept-list'
import type { ScanResult } from './scan-result'
import { useAnalysis } from './use-analysis'

const here = { summary: 'said here' } as ScanResult
vi.mock(import('./local-check'), () => ({ checkHere: () => here }))
vi.mock(import('@/session/session'), async (original) => ({
  ...(await original()),
  useUser: () => ({ id: 7 }) as never,
}))

const start = () => {
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(useAnalysis, { wrapper })
}
const answers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('no network'))],
  ['does not answer', () => new Promise<Response>(() => undefined)],
])('a text is checked by the list kept here when the portal %s', async (_, answer) => {
  keepAvoidList(7, [{ foodName: 'Egg', level: 'high', carriedOverFrom: null }])
  answers(answer)
  const { result } = start()
  await act(async () => {
    const done = result.current.analyse('egg')
    await vi.advanceTimersByTimeAsync(10_000)
    await done
  })
  expect(result.current.checked).toMatchObject({ said: here, isLocal: true })
})

test('without a list kept here, and where the portal says no, it is not', async () => {
  answers(() => Promise.resolve(new Response('{"error":"Not now."}', { status: 503 })))
  const { result } = start()
  await act(() => result.current.analyse('egg'))
  keepAvoidList(7, [])
  await act(() => result.current.analyse('egg'))
  expect(result.current.checked).toBeUndefined()
})
