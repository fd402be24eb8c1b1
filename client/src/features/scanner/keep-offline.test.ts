// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { AVOID_LIST, keptText } from '@/features/verdict/kept-text.public'
import { answer } from '@/testing/answers'
import { keepOffline } from './keep-offline'

afterEach(() => localStorage.clear())

const kept = { userId: 7, until: Date.now() + 60_000, foods: [{ foodName: 'Egg', level: 'high' }] }

it('reads a kept list anew, as allergies may have been added elsewhere, and none where none is kept', async () => {
  const egg = { foodName: 'Egg', level: 'allergy' as const, carriedOverFrom: null }
  const calls = answer({ 'GET /api/avoid-list': { foods: [egg], low: ['Pear'], tested: true } })
  await keepOffline(7)
  expect(calls).toEqual([])
  localStorage.setItem(AVOID_LIST, JSON.stringify(kept))
  await keepOffline(7)
  await vi.waitFor(() =>
    expect(JSON.parse(keptText() ?? '')).toMatchObject({ low: ['Pear'], foods: [{ level: 'allergy' }] }),
  )
})
