import { fullName } from '@shared/domain/people/full-name'
import { useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { refreshAfter } from '@/api/use-api'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { WithClose } from '@/ui/dialog-host'
import { toast } from '@/ui/use-toast'
import { AskToIssue } from '../credential/ask-to-issue'
import { copySignInDetails, signInWord } from '../credential/copy-sign-in-details'
import type { Account } from '../person-words'

/**
 * Issues a new password after a confirmation, and shows it until closed. The page keeps it in this
 * component's state only.
 */
export default function IssuePasswordDialog({ account, onClose }: WithClose<{ account: Account }>) {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const [password, setPassword] = useState<string>()

  async function issue() {
    if (pending) return
    setPending(true)
    try {
      const issued = await request('PUT /api/users/:id/password', { params: { id: account.id } })
      setPassword(issued.password)
      await refreshAfter(queries, 'PUT /api/users/:id/password')
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
      onClose()
    }
  }

  if (password === undefined) {
    return (
      <AskToIssue
        name={fullName(account)}
        open
        onOpenChange={(stays) => !stays && onClose()}
        pending={pending}
        onConfirm={() => void issue()}
      />
    )
  }
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title="New password"
      description={fullName(account)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button icon={Copy} onClick={() => void copySignInDetails(account.email, password)}>
            Copy sign-in details
          </Button>
        </>
      }
    >
      <dl className="divide-y divide-line rounded-md border border-line">
        <div className="px-4 py-3">
          <dt className="text-small text-ink-3">{signInWord(account.email)}</dt>
          <dd className="text-body font-medium break-all">{account.email}</dd>
        </div>
        <div className="px-4 py-3">
          <dt className="text-small text-ink-3">Password</dt>
          <dd className="font-mono text-body font-medium break-all select-all">{password}</dd>
        </div>
      </dl>
      <p className="mt-3 text-small text-ink-3">
        {account.role === 'client'
          ? 'It can be shown again in the list until they choose their own.'
          : 'It is shown only once. They can choose their own in their settings.'}
      </p>
    </Dialog>
  )
}
