import type { AvoidEntry } from '@shared/domain/avoidance/avoid-list'
import { DAY_MS } from '@shared/domain/text/dates'
import type { Tolerated } from '@shared/domain/trial/avoidance'
import { hasSignedOut } from '@/session/has-signed-out'
import { AVOID_LIST_KEY, removeStored, storedText } from './browser-storage.public'

/**
 * The list stored for offline answers: names and levels with outcomes, foods without elevation,
 * tolerated foods, the user, and the expiry (ms). `low` and `tolerated` are missing in lists stored
 * by older versions.
 */
export type OfflineList = {
  userId: number
  until: number
  foods: Pick<AvoidEntry, 'foodName' | 'level' | 'outcome' | 'trial'>[]
  low?: string[]
  tolerated?: Tolerated[]
}

export const OFFLINE_DAYS = 30

/** Stores a list in this browser for 30 days. Throws when the browser stores nothing. */
export function saveOfflineList(
  userId: number,
  {
    foods,
    low,
    tolerated,
  }: { foods: readonly AvoidEntry[]; low: readonly string[]; tolerated: readonly Tolerated[] },
): void {
  const list: OfflineList = {
    userId,
    until: Date.now() + OFFLINE_DAYS * DAY_MS,
    foods: foods.map(({ foodName, level, outcome, trial }) => ({
      ...{ foodName, level, ...(outcome && { outcome }), ...(trial && { trial }) },
    })),
    low: [...low],
    tolerated: [...tolerated],
  }
  localStorage.setItem(AVOID_LIST_KEY, JSON.stringify(list))
  window.dispatchEvent(new Event('storage'))
}

type Stored = { userId: number; until: number }

/** Undefined when expired, of a user other than `userId`, or signed out in another tab. */
export function parseStored(text: string | null, userId?: number): Stored | undefined {
  try {
    const kept = JSON.parse(text ?? '') as Stored
    const isOpen =
      kept.until > Date.now() && (userId ?? kept.userId) === kept.userId && !hasSignedOut(kept.userId)
    return isOpen ? kept : undefined
  } catch {
    return undefined
  }
}

/** The avoid list of a stored text, as for `parseStored`. */
export const parseOfflineList = (text: string | null, userId?: number) =>
  parseStored(text, userId) as OfflineList | undefined

/** The stored list; an expired one or another user's is removed. */
export function readOfflineList(userId?: number): OfflineList | undefined {
  const list = parseOfflineList(storedText(), userId)
  if (!list) removeStored(AVOID_LIST_KEY)
  return list
}

// A page that was suspended or restored from the back/forward cache misses storage events.
const changes = ['storage', 'visibilitychange', 'pageshow']

/** Calls back whenever the stored data may have changed, in any tab. */
export function onStorageChange(listener: () => void): () => void {
  for (const change of changes) window.addEventListener(change, listener)
  return () => {
    for (const change of changes) window.removeEventListener(change, listener)
  }
}
