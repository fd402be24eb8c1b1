import { readAvoidList } from './kept-list'

/**
 * For the person who is here now: what another, or a past month, has left is removed, and the service worker is asked
 * for, which lets the page open without a network.
 */
export async function keepOffline(userId: number): Promise<void> {
  readAvoidList(userId)
  // Development has none.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}
