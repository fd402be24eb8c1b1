import { useMutation, useQueryClient } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { request as send, sentenceOf } from '@/api/request'
import { refreshAfter } from '@/api/use-api'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import type { WithClose } from '@/ui/dialog-host'
import { toast } from '@/ui/use-toast'
import { consequence, type DeletionRequest } from './deletion-words'

/** Asks before a deletion; `onEnded` runs after the attempt, before lists are refetched. */
export default function CarryOutDialog(props: WithClose<{ request: DeletionRequest; onEnded?: () => void }>) {
  const { request, onClose, onEnded } = props
  const carryOut = useMutation({
    mutationFn: (id: number) =>
      send('POST /api/deletion-requests/:id/carry-out', { params: { id }, body: {} }),
  })
  const once = useOneAtATime()
  const client = useQueryClient()

  async function remove() {
    try {
      await carryOut.mutateAsync(request.id)
      toast({
        title: 'Account deleted',
        description: `${request.name} and all their data will be permanently deleted.`,
      })
    } catch (error) {
      toast({ title: 'Account not deleted', description: sentenceOf(error), variant: 'destructive' })
    }
    onClose()
    onEnded?.()
    // A failed one may have been deleted elsewhere.
    await refreshAfter(client, 'POST /api/deletion-requests/:id/carry-out')
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this account"
      description={consequence(request)}
      confirmLabel="Delete Account"
      pendingLabel="Deleting..."
      pending={carryOut.isPending}
      icon={UserX}
      onConfirm={() => void once(remove)}
    />
  )
}
