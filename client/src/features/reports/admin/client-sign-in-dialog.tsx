import { useQuery } from '@tanstack/react-query'
import { Copy, KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/use-toast'
import { copyText } from './copy-text'
import { PasswordCell } from './password-cell'
import { useCredential } from './use-credential'

type ClientSignInDialogProps = { userId: number; clientName: string; onClose: () => void }

/** What a client signs in with: the address, and the password as dots until it is asked for. */
export function ClientSignInDialog({ userId, clientName, onClose }: ClientSignInDialogProps) {
  const credential = useCredential(userId)
  const email = useAccountEmail(userId)
  const [asking, setAsking] = useState(false)
  const issueButton = useRef<HTMLButtonElement>(null)

  // The button that asked is gone then, and this one is the way on.
  useEffect(() => {
    if (credential.unavailable) issueButton.current?.focus()
  }, [credential.unavailable])

  async function copy() {
    const password = await credential.fetchPassword()
    if (password === undefined || email.data === undefined) return
    const copied = await copyText(
      [`Portal: ${location.origin}/auth`, `Email: ${email.data}`, `Password: ${password}`].join('\n'),
    )
    if (copied)
      toast({ title: 'Sign-in details copied', description: 'Paste them where only the client reads them.' })
    else
      toast({ title: 'Copy failed', description: 'This browser did not allow it.', variant: 'destructive' })
  }

  async function issue() {
    await credential.issue()
    setAsking(false)
  }

  const failure = credential.failure ?? (email.error ? sentenceOf(email.error) : undefined)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Client sign-in"
      description={clientName}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button
            icon={Copy}
            disabled={credential.unavailable || email.data === undefined}
            onClick={() => void copy()}
          >
            Copy sign-in details
          </Button>
        </>
      }
    >
      {failure && (
        <Alert tone="error" className="mb-3">
          {failure}
        </Alert>
      )}
      <dl className="divide-y divide-line rounded-md border border-line">
        <div className="px-4 py-3">
          <dt className="text-caption text-ink-3">Email</dt>
          <dd className="text-body font-medium break-all">{email.data ?? '…'}</dd>
        </div>
        <div className="px-4 py-3">
          <dt className="text-caption text-ink-3">Password</dt>
          <dd>
            <PasswordCell credential={credential} />
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-caption text-ink-3">
        Showing or copying the password is written to the audit log.
      </p>
      <Button
        ref={issueButton}
        variant="secondary"
        icon={KeyRound}
        className="mt-3"
        onClick={() => setAsking(true)}
      >
        Issue a new password
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Issue a new password"
        description={`The old password of ${clientName} stops working at once, and the client is signed out everywhere.`}
        confirmLabel="Issue a new password"
        pendingLabel="Issuing..."
        pending={credential.pending}
        icon={KeyRound}
        onConfirm={() => void issue()}
      />
    </Dialog>
  )
}

/**
 * The address that the account signs in with, which need not be the one on the report. A change of nothing answers
 * the account and changes nothing.
 */
function useAccountEmail(userId: number) {
  return useQuery({
    queryKey: [`/api/users/${userId}`, 'email'],
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await request('PATCH /api/users/:id', { params: { id: userId }, body: {} }, signal)).email,
  })
}
