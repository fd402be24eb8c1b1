import type { AssertionOptions } from '@shared/domain/factors'
import { Fingerprint } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '@/ui/button'
import { prepare } from '@/ui/load-dialog'
import { loadPasskey } from './load-passkey'
import { ProofProblem } from './proof-field'
import { useStopAsking } from './use-stop-asking'
import type { Brought, Proving } from './use-proving'

type PasskeyWayProps = {
  proving: Proving
  autoFocus: boolean
  /** The passkey challenge, requested when the button is pressed. */
  options: () => Promise<AssertionOptions | null>
}

export function PasskeyWay({ proving, autoFocus, options }: PasskeyWayProps) {
  const { pending, left, problemAt, prove } = proving
  const isAsking = pending === 'passkey'
  useEffect(() => prepare(loadPasskey), [])
  useStopAsking(isAsking)

  async function bring(): Promise<Brought> {
    const [asked, { askForPasskey, passkeyTrouble }] = await Promise.all([options(), loadPasskey()])
    if (!asked) return { trouble: 'Your passkey was removed meanwhile. Please choose another way.' }
    return askForPasskey(asked).then(
      (assertion) => ({ assertion }),
      (error: unknown) => ({ trouble: passkeyTrouble(error) }),
    )
  }

  return (
    <div>
      <Button
        size="lg"
        block
        icon={Fingerprint}
        autoFocus={autoFocus}
        pending={isAsking || left > 0}
        pendingLabel={left > 0 ? `Wait ${left} s` : 'Waiting for your passkey...'}
        onClick={() => void prove('passkey', bring)}
      >
        Use your passkey
      </Button>
      <ProofProblem>{problemAt('passkey')}</ProofProblem>
    </div>
  )
}
