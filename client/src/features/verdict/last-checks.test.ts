// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeAllStored } from './browser-storage.public'
import {
  setStoringAllowed,
  checksText,
  removeCheck,
  isStoringAllowed,
  setOutcome,
  recordResults,
  lastChecks,
  storeCheck,
} from './last-checks.public'

const egg = { foodName: 'Egg', level: 'high' } as const
const question = (q: string) => ({ kind: 'question', q, title: q, judged: { outcome: 'high' } }) as const
const label = {
  kind: 'label',
  text: 'Oats, milk',
  title: 'Oats',
  judged: { outcome: 'high', found: 1 },
} as const
const titles = (userId = 7) => lastChecks(userId)?.map(({ title }) => title)

describe('the last checks', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21') }))
  afterEach(() => {
    vi.useRealTimers()
    localStorage.clear()
  })

  it('are stored only when allowed, at most ten, the same words once', () => {
    storeCheck(7, question('Beef'))
    expect(checksText()).toBeNull()
    setStoringAllowed(7, true)
    expect(titles()).toEqual([])
    for (let n = 0; n < 11; n += 1) storeCheck(7, question(`food ${n}`))
    storeCheck(7, question('Food 5'))
    expect(titles()?.slice(0, 2)).toEqual(['Food 5', 'food 10'])
    expect(titles()).toHaveLength(10)
    setStoringAllowed(7, true)
    expect(titles()).toHaveLength(10)
    setStoringAllowed(7, false)
    expect(isStoringAllowed(7)).toBe(false)
  })

  it('are removed for another user, after thirty days without a check, and on sign-out', () => {
    setStoringAllowed(7, true)
    storeCheck(7, label)
    vi.setSystemTime(new Date('2026-12-20'))
    storeCheck(7, question('Beef'))
    expect(titles()).toEqual(['Beef', 'Oats'])
    storeCheck(8, question('Pear'))
    expect(titles(8)).toBeUndefined()
    expect(checksText()).toBeNull()

    setStoringAllowed(7, true)
    vi.setSystemTime(new Date('2027-02-01'))
    expect(titles()).toBeUndefined()
    setStoringAllowed(7, true)
    removeAllStored()
    expect(checksText()).toBeNull()
  })

  it('lose their outcomes once results or allergies change, and can be judged again', () => {
    setStoringAllowed(7, true)
    storeCheck(7, label)
    recordResults(7, { foods: [egg], low: ['Pear'], tolerated: [] })
    expect(lastChecks(7)).toMatchObject([{ judged: { outcome: 'high', found: 1 } }])
    recordResults(7, { foods: [egg], low: ['Pear'], tolerated: [] })
    expect(lastChecks(7)?.[0]?.judged).not.toBeNull()
    recordResults(7, { foods: [], low: ['Pear'], tolerated: [] })
    expect(lastChecks(7)).toMatchObject([{ text: 'Oats, milk', judged: null }])
    setOutcome(7, lastChecks(7)?.[0]?.at ?? 0, { outcome: 'no-elevation', found: 0 })
    expect(lastChecks(7)?.[0]?.judged).toEqual({ outcome: 'no-elevation', found: 0 })
    removeCheck(7, lastChecks(7)?.[0]?.at ?? 0)
    expect(titles()).toEqual([])
  })

  it.each([
    ['a level', { foods: [{ ...egg, level: 'allergy' }] }],
    ['a food that is not elevated', { low: ['Plum'] }],
    ['a food that is tolerated', { tolerated: [{ foodName: 'Egg' }] }],
  ] as const)('lose their outcomes once %s changes', (_, changed) => {
    const before = { foods: [egg], low: ['Pear'], tolerated: [] }
    setStoringAllowed(7, true)
    storeCheck(7, label)
    recordResults(7, before)
    recordResults(7, { ...before, ...changed })
    expect(lastChecks(7)).toMatchObject([{ judged: null }])
  })
})
