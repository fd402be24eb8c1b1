import { request, sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { deviceText } from '@/lib/device-text'
import { usePending } from '@/lib/use-one-at-a-time'
import { prepare } from '@/ui/load-dialog'
import { toast } from '@/ui/use-toast'
import { loadPasskey } from './load-passkey'
import { useStopAsking } from './use-stop-asking'

const sayNone = (description: string | undefined) =>
  description && toast({ title: 'No passkey added', description, variant: 'destructive' })

/** Has the browser make a passkey and adds it, then calls `onAdded`; what went wrong is said. `ahead` fetches the code for it. */
export function useAddPasskey(onAdded: () => void) {
  const save = useApiMutation('POST /api/user/passkeys')
  const [pending, run] = usePending()
  useStopAsking(pending)

  async function add() {
    try {
      const [options, { makePasskey, passkeyTrouble }] = await Promise.all([
        request('POST /api/user/passkeys/options'),
        loadPasskey(),
      ])
      const attestation = await makePasskey(options).catch((error: unknown) => {
        sayNone(passkeyTrouble(error))
      })
      if (!attestation) return
      // Where it was made tells it from others until it is given a better name.
      await save.mutateAsync({ body: { attestation, name: deviceText(navigator.userAgent) } })
    } catch (error) {
      sayNone(sentenceOf(error))
      return
    }
    onAdded()
  }

  const ahead = () => prepare(loadPasskey)
  return { pending, add: () => void run(add), ahead: { onPointerEnter: ahead, onFocus: ahead } }
}
