import type { AssertionOptions, ProofMethods } from '@shared/domain/sign-in/factors'
import { CircleQuestionMark } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '@/ui/button'
import { CodeProof } from './code-proof'
import { Or } from './or'
import { PasskeyProof } from './passkey-proof'
import type { Proof } from './proof'
import { TypedProof } from './typed-proof'
import { useProofSubmission } from './use-proof-submission'

type ProofFormProps = {
  methods: ProofMethods
  /** Whether a passkey can be used at this address in this browser. */
  supportsPasskeys: boolean
  /** The passkey challenge, requested when the button is pressed. */
  passkeyOptions: () => Promise<AssertionOptions | null>
  /** Sends a proof and continues. An error it throws is shown here. */
  send: (proof: Proof) => Promise<void>
  /** The sign-in address, for password managers. */
  email: string
  /** When the first method gets the focus: always, or only if it is an input field. */
  focus: 'always' | 'field'
}

/** The methods this account has to prove the user's identity. */
export function ProofForm({ methods, supportsPasskeys, passkeyOptions, send, email, focus }: ProofFormProps) {
  const submission = useProofSubmission(send)
  /** Undefined until the recovery codes were opened for the first time. */
  const [isLost, setLost] = useState<boolean>()
  const { authenticator, password, recoveryCode } = methods
  const passkey = methods.passkey !== null && supportsPasskeys

  if (isLost || (recoveryCode && !passkey && !authenticator && !password))
    return (
      <div className="space-y-2">
        <TypedProof
          key="recovery"
          method="recovery"
          submission={submission}
          autoFocus
          submitLabel="Continue"
          hint="One of the codes you printed or wrote down. Each works once."
        />
        {isLost ? (
          <Button variant="link" size="lg" block onClick={() => setLost(false)}>
            Use another way
          </Button>
        ) : (
          <Lost methods={methods} />
        )}
      </div>
    )
  return (
    <div>
      {passkey && (
        <PasskeyProof
          submission={submission}
          autoFocus={focus === 'always' || isLost === false}
          options={passkeyOptions}
        />
      )}
      {passkey && (authenticator || password) && <Or />}
      {authenticator && <CodeProof submission={submission} autoFocus={!passkey} />}
      {password && (
        <TypedProof
          method="password"
          submission={submission}
          autoFocus={!passkey}
          email={email}
          submitLabel="Confirm"
        />
      )}
      {!passkey && !authenticator && !password && (
        <p className="text-body text-ink-2">
          Your passkey does not work at this address or in this browser. Please open the portal where you made
          it.
        </p>
      )}
      <p role="status" className="mt-3 text-small text-ink-2 empty:sr-only">
        {submission.isFreeAgain && 'You can try again now.'}
      </p>
      {!password && <Lost methods={methods} onLost={() => setLost(true)} />}
    </div>
  )
}

/** What remains for a user without any method at hand. */
function Lost({ methods, onLost }: { methods: ProofMethods; onLost?: () => void }): ReactNode {
  return (
    <div className="mt-5.5 flex gap-2.5 rounded-md bg-canvas px-3.5 max-md:bg-surface py-3 text-small text-ink-2">
      <CircleQuestionMark className="mt-px size-5 text-brand-text" />
      <p>
        <b className="font-semibold text-ink">Lost your phone or key?</b>{' '}
        {methods.recoveryCode && onLost ? (
          <>
            Use one of your{' '}
            <button
              type="button"
              // Part of a sentence, with a larger touch area.
              className="relative rounded-sm font-semibold text-brand-text underline underline-offset-2 after:absolute after:inset-x-0 after:-inset-y-3"
              onClick={onLost}
            >
              recovery codes
            </button>
            , or ask an administrator to reset your second factor.
          </>
        ) : (
          'Ask an administrator to reset your second factor.'
        )}
      </p>
    </div>
  )
}
