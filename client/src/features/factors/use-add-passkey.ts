import { request, sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { deviceText } from '@/lib/device-text'
import { usePending } from '@/lib/use-one-at-a-time'
import { prepare } from '@/ui/load-dialog'
import { toast } from '@/ui/use-toast'
import { loadPasskey } from './load-passkey'
import { useAbortPasskeyPrompt } from './use-abort-passkey-prompt'

const toastFailure = (description: string | undefined) =>
  description && toast({ title: 'No passkey added', description, variant: 'destructive' })

/** Adds a passkey, then calls `onAdded`; errors are shown, and `ahead` preloads the code. */
export function useAddPasskey(onAdded: () => void) {
  const save = useApiMutation('POST /api/user/passkeys')
  const [pending, run] = usePending()
  useAbortPasskeyPrompt(pending)

  async function add() {
    try {
      const [options, { makePasskey, passkeyTrouble }] = await Promise.all([
        request('POST /api/user/passkeys/options'),
        loadPasskey(),
      ])
      const attestation = await makePasskey(options).catch((error: unknown) => {
        toastFailure(passkeyTrouble(error))
      })
      if (!attestation) return
      // The device is a useful default name.
      await save.mutateAsync({ body: { attestation, name: deviceText(navigator.userAgent) } })
    } catch (error) {
      toastFailure(sentenceOf(error))
      return
    }
    onAdded()
  }

  const ahead = () => prepare(loadPasskey)
  return { pending, add: () => void run(add), ahead: { onPointerEnter: ahead, onFocus: ahead } }
}
