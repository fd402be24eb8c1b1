import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ApiMocks, ApiCall } from '@/testing/mock-api'
import { freshQueries, hookAs } from '@/testing/render-as'
import { toast } from '@/ui/use-toast'
import type { Generation } from './generation-words'
import { useGeneration } from './use-generation'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

const idle: Generation = {
  state: 'idle',
  total: 0,
  done: 0,
  failed: [],
  current: null,
  startedAt: null,
  finishedAt: null,
  stopped: 0,
  canTakeBack: 0,
}
let generation: Generation
let calls: ApiCall[]
let starts = 0

/** A new running generation; start times differ, because the memory outlives a screen. */
function underWay(): Generation {
  starts += 1
  const startedAt = `2026-11-21T05:00:${String(starts).padStart(2, '0')}.000Z`
  return { ...idle, state: 'running', total: 2, current: 'Rye', startedAt }
}
const ended = (given: Partial<Generation> = {}): Generation => ({
  ...generation,
  state: 'finished',
  done: 2,
  current: null,
  ...given,
})

beforeEach(() => {
  vi.useFakeTimers()
  generation = idle
})
afterEach(() => {
  vi.useRealTimers()
})

const answers: ApiMocks = {
  'GET /api/allergens/generation': () => generation,
  'POST /api/allergens/generate-selected': () => {
    generation = underWay()
    return { count: 2 }
  },
}

async function opened(queries = freshQueries()) {
  const hook = hookAs('admin', useGeneration, answers, queries)
  calls = hook.calls
  await pass(0)
  return hook
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const looks = () => calls.filter(({ route }) => route === 'GET /api/allergens/generation').length
const toastTitles = () => vi.mocked(toast).mock.calls.map(([{ title }]) => title)

it('polls every 3 seconds while one is running and announces the end', async () => {
  const { result } = await opened()
  await pass(10_000)
  expect(looks()).toBe(1)
  act(() => result.current.start([1, 2]))
  await pass(0)
  expect(toastTitles()).toEqual(['Starting generation for 2 foods...'])
  const before = looks()
  await pass(9_000)
  expect(looks() - before).toBe(3)
  generation = ended()
  await pass(3_500)
  expect(toastTitles().at(-1)).toBe('All descriptions generated')
  expect(result.current.isResultShown).toBe(true)
  const after = looks()
  await pass(30_000)
  expect(looks()).toBe(after)
  act(() => result.current.dismiss())
  expect(result.current.isResultShown).toBe(false)
})

it('stops polling after 300 seconds and continues on request', async () => {
  generation = underWay()
  const { result } = await opened()
  await pass(300_000)
  expect(result.current.isPaused).toBe(true)
  const after = looks()
  await pass(60_000)
  expect(looks()).toBe(after)
  act(() => result.current.resumePolling())
  await pass(3_000)
  expect([result.current.isPaused, looks()]).toEqual([false, after + 2])
})

it('announces the end with failures to a user who left the screen and comes back', async () => {
  const queries = freshQueries()
  generation = underWay()
  const { unmount } = await opened(queries)
  unmount()
  generation = ended({ done: 1, failed: [{ foodId: 2, name: 'Rye', reason: 'Refused.' }] })
  const { result } = await opened(queries)
  await pass(0)
  expect(toastTitles()).toEqual(['Generation failed'])
  expect(result.current).toMatchObject({ isResultShown: true, progress: { failed: [{ name: 'Rye' }] } })
})
