import { Copy, KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/use-toast'
import { copyText } from './copy-text'
import { PasswordCell } from './password-cell'
import type { ReportDialogProps } from './report-dialogs'
import { clientNameOf } from './report-groups'
import { useCredential } from './use-credential'

/** What a client signs in with: the address, and the password as dots until it is asked for. */
export default function ClientSignInDialog({ report, onClose }: ReportDialogProps) {
  if (report.clientUserId === null || report.clientEmail === null) return null
  return (
    <SignIn
      userId={report.clientUserId}
      email={report.clientEmail}
      clientName={clientNameOf(report)}
      onClose={onClose}
    />
  )
}

type SignInProps = { userId: number; email: string; clientName: string; onClose: () => void }

function SignIn({ userId, email, clientName, onClose }: SignInProps) {
  const credential = useCredential(userId)
  const [asking, setAsking] = useState(false)
  const issueButton = useRef<HTMLButtonElement>(null)

  // The button that asked is gone then, and this one is the way on.
  useEffect(() => {
    if (credential.unavailable) issueButton.current?.focus()
  }, [credential.unavailable])

  async function copy() {
    const password = await credential.fetchPassword()
    if (password === undefined) return
    const copied = await copyText(
      [`Portal: ${location.origin}/auth`, `Email: ${email}`, `Password: ${password}`].join('\n'),
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
          <Button icon={Copy} disabled={credential.unavailable} onClick={() => void copy()}>
            Copy sign-in details
          </Button>
        </>
      }
    >
      {credential.failure && (
        <Alert tone="error" className="mb-3">
          {credential.failure}
        </Alert>
      )}
      <dl className="divide-y divide-line rounded-md border border-line">
        <div className="px-4 py-3">
          <dt className="text-caption text-ink-3">Email</dt>
          <dd className="text-body font-medium break-all">{email}</dd>
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
