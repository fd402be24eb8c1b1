import { useQuery } from '@tanstack/react-query'
import { Copy, Eye, EyeOff, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/use-toast'
import { copyText } from './copy-text'
import { REVEAL_SECONDS, useCredential } from './use-credential'

type ClientSignInDialogProps = { userId: number; clientName: string; onClose: () => void }

/** What a client signs in with: the address, and the password as dots until it is asked for. */
export function ClientSignInDialog({ userId, clientName, onClose }: ClientSignInDialogProps) {
  const credential = useCredential(userId)
  const email = useAccountEmail(userId)
  const [asking, setAsking] = useState(false)

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
          <dd className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <div className="min-w-0">
              <PasswordText {...credential} />
            </div>
            {!credential.unavailable && <ShowButton credential={credential} />}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-caption text-ink-3">
        Showing or copying the password is written to the audit log.
      </p>
      <Button
        key={credential.unavailable ? 'the way out' : 'another choice'}
        autoFocus={credential.unavailable}
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

type Credential = ReturnType<typeof useCredential>

function ShowButton({ credential }: { credential: Credential }) {
  const shown = credential.password !== undefined
  return (
    <Button
      size="sm"
      variant="soft"
      icon={shown ? EyeOff : Eye}
      pending={credential.pending}
      onClick={() => (shown ? credential.hide() : void credential.reveal())}
    >
      {shown ? 'Hide' : 'Show'}
      <span className="sr-only"> the password</span>
    </Button>
  )
}

function PasswordText({
  password,
  secondsLeft,
  unavailable,
}: Pick<Credential, 'password' | 'secondsLeft' | 'unavailable'>) {
  return (
    <>
      <span aria-live="polite" className="block text-body font-medium">
        {unavailable && 'Not available'}
        {!unavailable && password === undefined && (
          <>
            <span aria-hidden="true" className="tracking-widest">
              ••••••••••••
            </span>
            <span className="sr-only">Password hidden</span>
          </>
        )}
        {password !== undefined && (
          <>
            <span className="sr-only">Password shown for {REVEAL_SECONDS} seconds: </span>
            <span className="font-mono break-all select-all">{password}</span>
          </>
        )}
      </span>
      {password !== undefined && (
        <span className="nums block text-caption text-ink-3">
          Hides in {secondsLeft} {secondsLeft === 1 ? 'second' : 'seconds'}
        </span>
      )}
    </>
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
