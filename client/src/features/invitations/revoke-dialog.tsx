import { countText, plural } from '@shared/domain/text/counts'
import { useQueryClient } from '@tanstack/react-query'
import { ShieldOff } from 'lucide-react'
import { ApiError, request, sentenceOf } from '@/api/request'
import { refreshAfter } from '@/api/use-api'
import { usePending } from '@/lib/use-one-at-a-time'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import type { WithClose } from '@/ui/dialog-host'
import { toast } from '@/ui/use-toast'
import type { Invitation } from './invitation-words'

type RevokeDialogProps = WithClose<{ people: readonly Invitation[]; onDone: () => void }>

/** Asks before valid invitations are revoked. */
export default function RevokeDialog({ people, onDone, onClose }: RevokeDialogProps) {
  const client = useQueryClient()
  const [pending, run] = usePending()
  const [first] = people
  const whose = people.length === 1 && first ? first.name : `${people.length} people`

  async function confirm() {
    try {
      for (const { link } of people) if (link) await revoked(link.id)
      toast({
        title: 'Success',
        description: `${countText(people.length, 'invitation')} ${plural(people.length, 'was', 'were')} revoked.`,
      })
      onDone()
    } catch (error) {
      toast({ title: 'Not all were revoked', description: sentenceOf(error), variant: 'destructive' })
    } finally {
      void refreshAfter(client, 'DELETE /api/invitations/:id')
      onClose()
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={plural(people.length, 'Revoke Invitation', 'Revoke Invitations')}
      description={
        <p className="break-words">
          The {plural(people.length, 'link or code', 'links and codes')} of{' '}
          <b className="font-medium text-ink">{whose}</b> will no longer open anything. They can be invited
          again.
        </p>
      }
      confirmLabel={plural(people.length, 'Revoke invitation', `Revoke ${people.length} invitations`)}
      pendingLabel="Revoking..."
      icon={ShieldOff}
      pending={pending}
      onConfirm={() => void run(confirm)}
    />
  )
}

/** Revokes one; a missing one counts as revoked. */
async function revoked(id: number): Promise<void> {
  try {
    await request('DELETE /api/invitations/:id', { params: { id } })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
