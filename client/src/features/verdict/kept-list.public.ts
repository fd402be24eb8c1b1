import type { AvoidEntry } from '@shared/domain/avoid-list'
import { DAY_MS } from '@shared/domain/dates'
import type { Tolerated } from '@shared/domain/trial/avoidance'
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

/** The list that a kept text holds, as long as it may be used, and by whom: anybody where `userId` is not given. */
export function listIn(text: string | null, userId?: number): KeptList | undefined {
  try {
    const list = JSON.parse(text ?? '') as KeptList
    return list.until > Date.now() && (userId ?? list.userId) === list.userId ? list : undefined
  } catch {
    return undefined
  }
}

/** The kept list; one that has expired or is somebody else's is removed. */
export function readAvoidList(userId?: number): KeptList | undefined {
  const list = listIn(keptText(), userId)
  if (!list) forgetKept(AVOID_LIST)
  return list
}

export function onAvoidListChange(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
