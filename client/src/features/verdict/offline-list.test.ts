// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveOfflineList, onStorageChange, readOfflineList } from './offline-list.public'
import { AVOID_LIST_KEY, removeStored, storedText } from './browser-storage.public'

const egg = { foodName: 'Egg', level: 'high', carriedOverFrom: '2026-01-01' } as const
const list = { foods: [egg], low: ['Pear'], tolerated: [] }

describe('the stored avoid list', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21') }))
  afterEach(() => {
    vi.useRealTimers()
    localStorage.clear()
  })

  it('contains only names and levels, for thirty days', () => {
    saveOfflineList(7, list)
    expect(JSON.parse(storedText() ?? '')).toEqual({
      userId: 7,
      until: new Date('2026-12-21').getTime(),
      foods: [{ foodName: 'Egg', level: 'high' }],
      low: ['Pear'],
      tolerated: [],
    })
    vi.setSystemTime(new Date('2026-12-20T23:59'))
    expect(readOfflineList(7)).toBeDefined()
    vi.setSystemTime(new Date('2026-12-21'))
    expect(readOfflineList(7)).toBeUndefined()
    expect(storedText()).toBeNull()
  })

  it('is removed for another user and when it cannot be parsed', () => {
    saveOfflineList(7, list)
    expect(readOfflineList()).toMatchObject({ userId: 7 })
    expect(readOfflineList(8)).toBeUndefined()
    expect(storedText()).toBeNull()
    localStorage.setItem(AVOID_LIST_KEY, '{"until":')
    expect(readOfflineList()).toBeUndefined()
    expect(storedText()).toBeNull()
  })

  it('notifies its listeners', () => {
    const changed = vi.fn()
    const stop = onStorageChange(changed)
    saveOfflineList(7, list)
    removeStored(AVOID_LIST_KEY)
    removeStored(AVOID_LIST_KEY)
    expect(changed).toHaveBeenCalledTimes(2)
    stop()
    saveOfflineList(7, list)
    expect(changed).toHaveBeenCalledTimes(2)
  })
})
