import type { Body } from '@shared/api'
import { request, sentenceOf } from '@/api/request'
import { loadPasskey } from '@/features/factors/passkey.public'
import { toast } from '@/ui/use-toast'
import { pickedPasskey } from './picked-passkey'
import { welcomeBack } from './welcome-back'

type Brought = Body<'POST /api/passkeys/sign-in'>

// The passkey code is needed next.
void loadPasskey().catch(() => undefined)

const refuse = (description: string | undefined) =>
  description && toast({ title: 'Login failed', description, variant: 'destructive' })

/**
 * Signs in with a passkey: at once, or (`byField`) when the user picks one at the email field.
 * `onSend` is called when it is sent; errors are shown unless none was picked. Ends when `signal`
 * is aborted. Resolves to whether another request makes sense: false when the browser offers no
 * passkeys at a field or nobody picked one.
 */
export async function signInByPasskey(
  byField: boolean,
  signal: AbortSignal,
  onSend: () => void,
): Promise<boolean> {
  try {
    const body = await (byField ? pickedPasskey : provenPasskey)(signal)
    if (!body) return !byField
    onSend()
    welcomeBack(await request('POST /api/passkeys/sign-in', { body }))
  } catch (error) {
    if (!signal.aborted) refuse(sentenceOf(error))
  }
  return true
}

async function provenPasskey(signal: AbortSignal): Promise<Brought | undefined> {
  const [options, { askForPasskey, passkeyTrouble, abortPasskeyPrompt }] = await Promise.all([
    request('POST /api/passkeys/sign-in/options', undefined, signal),
    loadPasskey(),
  ])
  signal.throwIfAborted()
  signal.addEventListener('abort', abortPasskeyPrompt)
  try {
    return { assertion: await askForPasskey(options) }
  } catch (error) {
    refuse(passkeyTrouble(error))
    return undefined
  } finally {
    signal.removeEventListener('abort', abortPasskeyPrompt)
  }
}
