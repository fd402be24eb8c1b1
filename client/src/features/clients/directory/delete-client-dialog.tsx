import { countText } from '@shared/domain/counts'
import { useQuery } from '@tanstack/react-query'
import { requestPage, sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { fullName } from '@shared/domain/full-name'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import type { WithClose } from '@/ui/dialog-host'
import { toast } from '@/ui/use-toast'
import type { Client } from './client-values'

/** Asks before a client is deleted with the account and every report. */
export default function DeleteClientDialog({ client, onClose }: WithClose<{ client: Client }>) {
  const remove = useApiMutation('DELETE /api/clients/:id')
  // What the list says may have been overtaken by an upload elsewhere.
  const { data } = useQuery({
    queryKey: ['reports to delete', client.id],
    queryFn: ({ signal }) =>
      requestPage('GET /api/reports', { query: { clientId: client.id, pageSize: 1 } }, signal),
    staleTime: 0,
    gcTime: 0,
  })
  const reports = data && !data.total.more ? data.total.n : client.reportCount

  async function confirm() {
    if (remove.isPending) return
    try {
      await remove.mutateAsync({ params: { id: client.id } })
      toast({ title: 'Client deleted' })
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete Client Account"
      description={
        <p className="break-words">
          The account of <b className="font-medium text-ink">{fullName(client.user)}</b>{' '}
          <span className="break-all">({client.user.email})</span> is deleted,{' '}
          <b className="font-medium text-ink">
            {reports === 0 ? 'with no report' : `and with it ${countText(reports, 'report')}`}
          </b>
          {reports > 0 && ': all associated reports, their files and results'}. This cannot be undone.
        </p>
      }
      confirmLabel="Delete client"
      pendingLabel="Deleting..."
      pending={remove.isPending}
      onConfirm={() => void confirm()}
    />
  )
}
