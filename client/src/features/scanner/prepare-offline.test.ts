// @vitest-environment happy-dom
import { waitFor } from '@testing-library/dom'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { AVOID_LIST_KEY, storedText } from '@/features/verdict/browser-storage.public'
import {
  setStoringAllowed,
  checksText,
  recordResults,
  lastChecks,
  storeCheck,
} from '@/features/verdict/last-checks.public'
import { refreshAfter } from '@/api/use-api'
import { mockApi } from '@/testing/mock-api'
import { prepareOffline } from './prepare-offline'

afterEach(() => localStorage.clear())

const kept = { userId: 7, until: Date.now() + 60_000, foods: [{ foodName: 'Egg', level: 'high' }] }

it('refetches a stored list on opening and after relevant changes, and nothing without one', async () => {
  const egg = { foodName: 'Egg', level: 'high' as const, carriedOverFrom: null }
  const calls = mockApi({
    'GET /api/avoid-list': { foods: [egg], low: ['Pear'], tolerated: [], tested: true },
  })
  await prepareOffline(7)
  expect(calls).toEqual([])
  localStorage.setItem(AVOID_LIST_KEY, JSON.stringify(kept))
  await prepareOffline(7)
  await waitFor(() => expect(JSON.parse(storedText() ?? '')).toMatchObject({ low: ['Pear'], tolerated: [] }))
  mockApi({
    'GET /api/avoid-list': {
      foods: [egg, { ...egg, foodName: 'Sesame', level: 'allergy' }],
      low: [],
      tolerated: [],
      tested: true,
    },
  })
  await refreshAfter(new QueryClient(), 'PUT /api/user/health')
  await waitFor(() => expect(storedText()).toContain('Sesame'))
})

it("judges the user's last checks by the list and removes those of another user", async () => {
  mockApi({ 'GET /api/avoid-list': { foods: [], low: [], tolerated: [], tested: true } })
  setStoringAllowed(7, true)
  recordResults(7, { foods: [], low: ['Pear'], tolerated: [] })
  storeCheck(7, { kind: 'question', q: 'pear', title: 'Pear', judged: { outcome: 'no-elevation' } })
  await prepareOffline(7)
  await waitFor(() => expect(lastChecks(7)).toMatchObject([{ q: 'pear', judged: null }]))
  await prepareOffline(8)
  expect(checksText()).toBeNull()
})
