// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAvoidList, onAvoidListChange, readAvoidList } from './kept-list.public'
import { AVOID_LIST, forgetKept, keptText } from './kept-text.public'

const egg = { foodName: 'Egg', level: 'high', carriedOverFrom: '2026-01-01' } as const
const list = { foods: [egg], low: ['Pear'], tolerated: [] }

describe('the stored avoid list', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21') }))
  afterEach(() => {
    vi.useRealTimers()
    localStorage.clear()
  })

  it('contains only names and levels, for thirty days', () => {
    keepAvoidList(7, list)
    expect(JSON.parse(keptText() ?? '')).toEqual({
      userId: 7,
      until: new Date('2026-12-21').getTime(),
      foods: [{ foodName: 'Egg', level: 'high' }],
      low: ['Pear'],
      tolerated: [],
    })
    vi.setSystemTime(new Date('2026-12-20T23:59'))
    expect(readAvoidList(7)).toBeDefined()
    vi.setSystemTime(new Date('2026-12-21'))
    expect(readAvoidList(7)).toBeUndefined()
    expect(keptText()).toBeNull()
  })

  it('is removed for another user and when it cannot be parsed', () => {
    keepAvoidList(7, list)
    expect(readAvoidList()).toMatchObject({ userId: 7 })
    expect(readAvoidList(8)).toBeUndefined()
    expect(keptText()).toBeNull()
    localStorage.setItem(AVOID_LIST, '{"until":')
    expect(readAvoidList()).toBeUndefined()
    expect(keptText()).toBeNull()
  })

  it('notifies its listeners', () => {
    const changed = vi.fn()
    const stop = onAvoidListChange(changed)
    keepAvoidList(7, list)
    forgetKept(AVOID_LIST)
    forgetKept(AVOID_LIST)
    expect(changed).toHaveBeenCalledTimes(2)
    stop()
    keepAvoidList(7, list)
    expect(changed).toHaveBeenCalledTimes(2)
  })
})
