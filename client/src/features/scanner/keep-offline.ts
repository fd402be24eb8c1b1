import { request } from '@/api/request'
import { AVOID_LIST_CHANGED } from '@/api/use-api'
import { keepAvoidList, readAvoidList } from '@/features/verdict/kept-list.public'
import { judgedBy, lastChecks } from '@/features/verdict/last-checks.public'

/** Who is here. */
let here = 0

/**
 * Reads the list anew that this browser keeps for a person, or by which it keeps their last checks: an allergy may be on it
 * since, said here, on another device or by a practitioner. Without a network what is kept stays.
 */
async function renewKept(): Promise<void> {
  const userId = here
  const [kept, checks] = [readAvoidList(userId), lastChecks(userId)]
  if (!kept && !checks?.length) return
  const list = await request('GET /api/avoid-list').catch(() => undefined)
  if (!list || userId !== here) return
  if (readAvoidList(userId)) keepAvoidList(userId, list)
  judgedBy(userId, list)
}
window.addEventListener(AVOID_LIST_CHANGED, () => void renewKept())

/**
 * For the person who is here now: what another, or a past month, has left is removed, and the service worker is asked
 * for, which lets the page open without a network. The card of messages comes ahead of the one that there is none.
 */
export async function keepOffline(userId: number): Promise<void> {
  here = userId
  void renewKept()
  void import('@/ui/toast-card').catch(() => undefined)
  // Development has none.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}
