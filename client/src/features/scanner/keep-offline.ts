import { renewAvoidList } from '@/features/verdict/kept-list.public'

/**
 * For the person who is here now: what another, or a past month, has left is removed, and the service worker is asked
 * for, which lets the page open without a network. The card of messages comes ahead of the one that there is none.
 */
export async function keepOffline(userId: number): Promise<void> {
  // An allergy may have been added elsewhere since, by the practitioner or on another device.
  void renewAvoidList(userId)
  void import('@/ui/toast-card').catch(() => undefined)
  // Development has none.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}
