import { request } from '@/api/request'
import { AVOID_LIST_CHANGED } from '@/api/use-api'
import { saveOfflineList, readOfflineList } from '@/features/verdict/offline-list.public'
import { recordResults, lastChecks } from '@/features/verdict/last-checks.public'

/** The current user's id. */
let here = 0

/** Refetches the avoid list, as an allergy may be new; offline the stored copy stays. */
async function refreshStored(): Promise<void> {
  const userId = here
  const [kept, checks] = [readOfflineList(userId), lastChecks(userId)]
  if (!kept && !checks?.length) return
  const list = await request('GET /api/avoid-list').catch(() => undefined)
  if (!list || userId !== here) return
  if (readOfflineList(userId)) saveOfflineList(userId, list)
  recordResults(userId, list)
}
window.addEventListener(AVOID_LIST_CHANGED, () => void refreshStored())

/** Removes another user's or expired data and registers the service worker for this user. */
export async function prepareOffline(userId: number): Promise<void> {
  here = userId
  void refreshStored()
  void import('@/ui/toast-card').catch(() => undefined)
  // Development has no service worker.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}
