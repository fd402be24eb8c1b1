import { useQueryClient } from '@tanstack/react-query'
import { Copy, KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { refreshAfter } from '@/api/use-api'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { AskToIssue } from './ask-to-issue'
import { copySignInDetails, signInWord } from './copy-sign-in-details'
import { PasswordCell } from './password-cell'
import { useCredential } from './use-credential'

type SignInDetailsProps = {
  userId: number
  email: string
  clientName: string
  /** False when it is known that no password can be shown. */
  hasCredential?: boolean
}

/** A client's address and hidden password, to copy, and a button for a new password. */
export function SignInDetails({ userId, email, clientName, hasCredential }: SignInDetailsProps) {
  const credential = useCredential(userId, hasCredential)
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const issueButton = useRef<HTMLButtonElement>(null)

  // The focused Show button disappears when the password is lost; issuing a new one is the next
  // step.
  useEffect(() => {
    if (credential.lost) issueButton.current?.focus()
  }, [credential.lost])

  async function copy() {
    const password = await credential.fetchPassword()
    if (password === undefined) return
    await copySignInDetails(email, password)
  }

  async function issue() {
    const issued = await credential.issue()
    setAsking(false)
    if (issued) await refreshAfter(queries, 'PUT /api/users/:id/password')
  }

  return (
    <>
      {credential.failure && (
        <Alert tone="error" className="mb-3">
          {credential.failure}
        </Alert>
      )}
      <dl className="divide-y divide-line rounded-md border border-line">
        <div className="px-4 py-3">
          <dt className="text-small text-ink-3">{signInWord(email)}</dt>
          <dd className="text-body font-medium break-all">{email}</dd>
        </div>
        <div className="px-4 py-3">
          <dt className="text-small text-ink-3">Password</dt>
          <dd>
            <PasswordCell credential={credential} />
          </dd>
        </div>
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" icon={Copy} disabled={credential.unavailable} onClick={() => void copy()}>
          Copy sign-in details
        </Button>
        <Button ref={issueButton} variant="secondary" icon={KeyRound} onClick={() => setAsking(true)}>
          Issue a new password
        </Button>
      </div>
      <p className="mt-3 text-small text-ink-3">
        The audit log records it when you show or copy the password.
      </p>
      <AskToIssue
        name={clientName}
        open={asking}
        onOpenChange={setAsking}
        pending={credential.pending}
        onConfirm={() => void issue()}
      />
    </>
  )
}
