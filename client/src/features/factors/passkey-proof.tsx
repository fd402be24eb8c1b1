import type { AssertionOptions } from '@shared/domain/sign-in/factors'
import { Fingerprint } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '@/ui/button'
import { prepare } from '@/ui/load-dialog'
import { loadPasskey } from './load-passkey'
import { ProofProblem } from './proof-field'
import { useAbortPasskeyPrompt } from './use-abort-passkey-prompt'
import type { Prepared, ProofSubmission } from './use-proof-submission'

type PasskeyProofProps = {
  submission: ProofSubmission
  autoFocus: boolean
  /** The passkey challenge, requested when the button is pressed. */
  options: () => Promise<AssertionOptions | null>
}

export function PasskeyProof({ submission, autoFocus, options }: PasskeyProofProps) {
  const { pending, left, problemAt, prove } = submission
  const isAsking = pending === 'passkey'
  useEffect(() => prepare(loadPasskey), [])
  useAbortPasskeyPrompt(isAsking)

  async function bring(): Promise<Prepared> {
    const [asked, { askForPasskey, passkeyTrouble }] = await Promise.all([options(), loadPasskey()])
    if (!asked) return { trouble: 'Your passkey has been removed. Please choose another way.' }
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
