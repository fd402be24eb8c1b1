import type { Body } from '@shared/api'
import { request } from '@/api/request'
import { loadPasskey } from '@/features/factors/passkey.public'

type Picked = Body<'POST /api/passkeys/sign-in'>

/** What a passkey is asked with lives for 5 minutes. */
const RENEW_MS = 4 * 60_000

/**
 * Waits for the person to pick a passkey from what the browser fills into the email field; undefined where it fills none
 * in, or none was picked. Ends at once when `signal` is aborted.
 */
export async function pickedPasskey(signal: AbortSignal): Promise<Picked | undefined> {
  try {
    const { askForPasskey, fillsPasskeys, stopAsking } = await loadPasskey()
    if (!(await fillsPasskeys())) return undefined
    for (;;) {
      const options = await request('POST /api/passkeys/sign-in/options', undefined, signal)
      signal.throwIfAborted()
      const old = new AbortController()
      const renewing = setTimeout(() => {
        old.abort()
        stopAsking()
      }, RENEW_MS)
      signal.addEventListener('abort', stopAsking)
      try {
        return { assertion: await askForPasskey(options, true) }
      } catch (error) {
        if (!old.signal.aborted || signal.aborted) throw error
      } finally {
        clearTimeout(renewing)
        signal.removeEventListener('abort', stopAsking)
      }
    }
  } catch {
    // Nobody has asked for it by more than the focus of a field.
    return undefined
  }
}
