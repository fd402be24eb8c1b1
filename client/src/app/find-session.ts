import { removeAllStored, storedText } from '@/features/verdict/browser-storage.public'
import { checkSession, setUserDataCleaner } from '@/session/session'
import '@/session/tabs'

const PATIENCE_MS = 8_000

setUserDataCleaner(() => {
  removeAllStored()
  // Caches exist only over https.
  if ('caches' in self) void forgetChecks()
})

/** Removes the cache for offline checks; the cached page itself belongs to nobody. */
async function forgetChecks(): Promise<void> {
  for (const name of await caches.keys()) if (name.includes('check')) void caches.delete(name)
}

/** Asks who is signed in, with a short wait for users who can check labels offline. */
export function findSession(): void {
  void checkSession(storedText() ? AbortSignal.timeout(PATIENCE_MS) : undefined)
}
