import type { AvoidEntry } from '@shared/domain/avoid-list'
import { DAY_MS } from '@shared/domain/dates'
import type { Tolerated } from '@shared/domain/trial/avoidance'
import { hasLeft } from '@/session/left'
import { AVOID_LIST, forgetKept, keptText } from './kept-text.public'

/**
 * What is kept for answers without a connection: names and levels with what was found out, the names of the foods without
 * elevation, what is tolerated, whose they are, and until when (ms). A list that was kept before those were has none.
 */
export type KeptList = {
  userId: number
  until: number
  foods: Pick<AvoidEntry, 'foodName' | 'level' | 'outcome'>[]
  low?: string[]
  tolerated?: Tolerated[]
}

export const KEPT_DAYS = 30

/** Keeps a list in this browser for 30 days. Throws where the browser keeps nothing. */
export function keepAvoidList(
  userId: number,
  {
    foods,
    low,
    tolerated,
  }: { foods: readonly AvoidEntry[]; low: readonly string[]; tolerated: readonly Tolerated[] },
): void {
  const list: KeptList = {
    userId,
    until: Date.now() + KEPT_DAYS * DAY_MS,
    foods: foods.map(({ foodName, level, outcome }) => ({ foodName, level, ...(outcome && { outcome }) })),
    low: [...low],
    tolerated: [...tolerated],
  }
  localStorage.setItem(AVOID_LIST, JSON.stringify(list))
  window.dispatchEvent(new Event('storage'))
}

type Kept = { userId: number; until: number }

/**
 * What a kept text holds, as long as it may be used, and by whom: anybody where `userId` is not given, and nobody once its
 * person has signed out in another tab.
 */
export function keptIn(text: string | null, userId?: number): Kept | undefined {
  try {
    const kept = JSON.parse(text ?? '') as Kept
    const isOpen = kept.until > Date.now() && (userId ?? kept.userId) === kept.userId && !hasLeft(kept.userId)
    return isOpen ? kept : undefined
  } catch {
    return undefined
  }
}

/** The list that a kept text holds, as `keptIn` gives it. */
export const listIn = (text: string | null, userId?: number) => keptIn(text, userId) as KeptList | undefined

/** The kept list; one that has expired or is somebody else's is removed. */
export function readAvoidList(userId?: number): KeptList | undefined {
  const list = listIn(keptText(), userId)
  if (!list) forgetKept(AVOID_LIST)
  return list
}

// A page that slept, or that the back button shows again, has heard nothing.
const changes = ['storage', 'visibilitychange', 'pageshow']

/** Calls back whenever what is kept here may be another, in whichever tab it was changed. */
export function onAvoidListChange(listener: () => void): () => void {
  for (const change of changes) window.addEventListener(change, listener)
  return () => {
    for (const change of changes) window.removeEventListener(change, listener)
  }
}
