import { countText } from '@shared/domain/text/counts'
import { fullName } from '@shared/domain/people/full-name'
import { Power } from 'lucide-react'
import { sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import type { WithClose } from '@/ui/dialog-host'
import { toast } from '@/ui/use-toast'
import type { Account } from '../person-words'

/** Asks before an account is deactivated and explains the consequences. */
export default function DeactivateDialog({ account, onClose }: WithClose<{ account: Account }>) {
  const change = useApiMutation('PATCH /api/users/:id')
  const once = useOneAtATime()
  const name = fullName(account)

  async function deactivate() {
    try {
      await change.mutateAsync({
        params: { id: account.id },
        body: { isActive: false },
        version: account.version,
      })
      toast({ title: 'Account deactivated', description: `${name} cannot sign in any more.` })
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title="Deactivate account"
      description={
        <>
          <p className="break-words">
            <b className="font-medium text-ink">{name}</b> will be signed out everywhere at once. They cannot
            sign in or get emails until you reactivate the account.
          </p>
          {account.role === 'client' && <p className="mt-2">Their reports and results stay.</p>}
          {account.role === 'practitioner' && <StaysAssigned account={account} />}
        </>
      }
      confirmLabel="Deactivate"
      pendingLabel="Deactivating..."
      pending={change.isPending}
      icon={Power}
      onConfirm={() => void once(deactivate)}
    />
  )
}

/** Reports a practitioner leaves behind, which nobody takes over automatically. */
function StaysAssigned({ account: { id, email } }: { account: Account }) {
  const { data } = useApiQuery('GET /api/practitioners', { query: { q: email, pageSize: 20 } })
  const count = data?.find(({ userId }) => userId === id)?.clientCount
  if (count === 0) return <p className="mt-2">No clients are assigned to them.</p>
  return (
    <p className="mt-2">
      <b className="font-medium text-ink">
        {count === undefined
          ? 'Their clients stay assigned to them'
          : `${countText(count, 'client')} ${count === 1 ? 'stays' : 'stay'} assigned to them`}
      </b>
      . Reports held for their review will keep waiting. Assign those to somebody else under All Reports.
    </p>
  )
}
