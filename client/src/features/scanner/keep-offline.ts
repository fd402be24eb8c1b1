import { request } from '@/api/request'
import { AVOID_LIST_CHANGED } from '@/api/use-api'
import { keepAvoidList, readAvoidList } from '@/features/verdict/kept-list.public'

/**
 * Reads the list anew that this browser keeps for a person: an allergy may be on it since, said here, on another device
 * or by a practitioner. Without a network the one that is kept stays.
 */
async function renewKeptList(userId?: number): Promise<void> {
  const kept = readAvoidList(userId)
  const list = kept && (await request('GET /api/avoid-list').catch(() => undefined))
  if (list && readAvoidList(kept.userId)) keepAvoidList(kept.userId, list)
}
window.addEventListener(AVOID_LIST_CHANGED, () => void renewKeptList())

/**
 * For the person who is here now: what another, or a past month, has left is removed, and the service worker is asked
 * for, which lets the page open without a network. The card of messages comes ahead of the one that there is none.
 */
export async function keepOffline(userId: number): Promise<void> {
  void renewKeptList(userId)
  void import('@/ui/toast-card').catch(() => undefined)
  // Development has none.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}
