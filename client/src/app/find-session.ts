import { removeAllStored, storedText } from '@/features/verdict/browser-storage.public'
import { checkSession, onWipe } from '@/session/session'
import '@/session/tabs'

const PATIENCE_MS = 8_000

onWipe(() => {
  removeAllStored()
  // There are none without https.
  if ('caches' in self) void forgetChecks()
})

/** Removes what the service worker keeps for those who check without a connection. The page itself is anybody's. */
async function forgetChecks(): Promise<void> {
  for (const name of await caches.keys()) if (name.includes('check')) void caches.delete(name)
}

/** Asks who is signed in. Who can check labels without a connection does not wait long for one that brings nothing. */
export function findSession(): void {
  void checkSession(storedText() ? AbortSignal.timeout(PATIENCE_MS) : undefined)
}
