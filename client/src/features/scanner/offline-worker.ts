import { withTimeout } from '@/lib/with-timeout'

/** Longer than the largest file takes on a slow network. */
const PATIENCE_MS = 60_000

/** Whether offline use is possible: a service worker needs https (or localhost). */
export const canWorkOffline = () => 'serviceWorker' in navigator

/** Makes the service worker cache (or delete) the check's files; rejects when it cannot. */
export async function cacheOfflineCheck(keep: boolean): Promise<void> {
  const { active } = await withTimeout(navigator.serviceWorker.ready, PATIENCE_MS)
  if (!active) throw new Error('There is no service worker.')
  const { port1, port2 } = new MessageChannel()
  const done = new Promise<boolean>((resolve) => (port1.onmessage = ({ data }) => resolve(data === 'done')))
  active.postMessage(keep ? 'keep-check' : 'forget-check', [port2])
  if (!(await withTimeout(done, PATIENCE_MS))) throw new Error("We couldn't save this check.")
}
