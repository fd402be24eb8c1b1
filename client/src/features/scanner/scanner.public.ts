import type { AvoidEntry } from '@shared/domain/avoid-list'

/** What is kept for checks without a connection: names and levels, whose they are, and until when (ms). */
export type KeptList = { userId: number; until: number; foods: Pick<AvoidEntry, 'foodName' | 'level'>[] }

const KEY = 'pearwell-avoid-list'
const listeners = new Set<() => void>()

/** The list as it stands in the browser; undefined when there is none. Another tab may have changed it. */
export function keptText(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** Removes the list of this browser, whoever's it is. */
export function forgetAvoidList(): void {
  if (keptText() === undefined) return
  localStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}

/** Keeps a list in this browser. Throws where the browser keeps nothing. */
export function keepAvoidList(list: KeptList): void {
  localStorage.setItem(KEY, JSON.stringify(list))
  for (const listener of listeners) listener()
}

/** The kept list; one that has expired, or belongs to another than `userId`, is removed. */
export function readAvoidList(userId?: number): KeptList | undefined {
  const text = keptText()
  if (text === undefined) return undefined
  try {
    const list = JSON.parse(text) as KeptList
    if (list.until > Date.now() && (userId ?? list.userId) === list.userId) return list
  } catch {
    // What cannot be read is of no use to anybody.
  }
  forgetAvoidList()
  return undefined
}

/** Calls back when the list changes, here or in another tab. */
export function onAvoidListChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
