import type { Body } from '@shared/api'
import { request } from '@/api/request'
import { loadPasskey } from '@/features/factors/passkey.public'

type Picked = Body<'POST /api/passkeys/sign-in'>

/** The server's passkey challenge expires after 5 minutes. */
const RENEW_MS = 4 * 60_000

/**
 * Waits until the user picks a passkey from the email field's autofill. Undefined when unsupported,
 * aborted or after any error.
 */
export async function pickedPasskey(signal: AbortSignal): Promise<Picked | undefined> {
  try {
    const { askForPasskey, fillsPasskeys, abortPasskeyPrompt } = await loadPasskey()
    if (!(await fillsPasskeys())) return undefined
    for (;;) {
      const options = await request('POST /api/passkeys/sign-in/options', undefined, signal)
      signal.throwIfAborted()
      const old = new AbortController()
      const renewing = setTimeout(() => {
        old.abort()
        abortPasskeyPrompt()
      }, RENEW_MS)
      signal.addEventListener('abort', abortPasskeyPrompt)
      try {
        return { assertion: await askForPasskey(options, true) }
      } catch (error) {
        if (!old.signal.aborted || signal.aborted) throw error
      } finally {
        clearTimeout(renewing)
        signal.removeEventListener('abort', abortPasskeyPrompt)
      }
    }
  } catch {
    // Silent, because the user only focused a field.
    return undefined
  }
}
