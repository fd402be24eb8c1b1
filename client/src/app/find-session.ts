import { forgetAllKept, keptText } from '@/features/verdict/kept-text.public'
import { checkSession, onWipe } from '@/session/session'
import '@/session/tabs'

const PATIENCE_MS = 8_000

onWipe(forgetAllKept)

/** Asks who is signed in. Who can check labels without a connection does not wait long for one that brings nothing. */
export function findSession(): void {
  void checkSession(keptText() ? AbortSignal.timeout(PATIENCE_MS) : undefined)
}
