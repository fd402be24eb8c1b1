import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { hookAs } from '@/testing/render-as'
import { saveOfflineList } from '@/features/verdict/offline-list.public'
import type { ScanResult } from './scan-result'
import { useAnalysis } from './use-analysis'

const here = { summary: 'said here' } as ScanResult
const checkLabelOffline = vi.hoisted(() => vi.fn())
vi.mock(import('./local-check'), () => ({ checkLabelOffline }))

const { id } = people.client
const start = (answer: () => Promise<Response>) =>
  hookAs('client', useAnalysis, { 'POST /api/analyze-food-label': answer })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('no network'))],
  ['does not answer', () => new Promise<Response>(() => undefined)],
])('checks a text by the stored list when the portal %s', async (_, answer) => {
  saveOfflineList(id, {
    foods: [{ foodName: 'Egg', level: 'high', carriedOverFrom: null }],
    low: [],
    tolerated: [],
  })
  checkLabelOffline.mockReturnValue(here)
  const photo = { missing: ['end' as const] }
  const { result } = start(answer)
  await act(async () => {
    const done = result.current.analyse('egg', photo)
    await vi.advanceTimersByTimeAsync(10_000)
    await done
  })
  expect(result.current.checked).toMatchObject({ said: here, isLocal: true })
  expect(checkLabelOffline).toHaveBeenLastCalledWith('egg', expect.anything(), photo)
})

test('does not check locally without a stored list or when the server refuses', async () => {
  const { result } = start(() => Promise.resolve(refusal(503, { error: 'Not now.' })))
  await act(() => result.current.analyse('egg'))
  saveOfflineList(id, { foods: [], low: [], tolerated: [] })
  await act(() => result.current.analyse('egg'))
  expect(result.current.checked).toBeUndefined()
})
