import { countText } from '@shared/domain/text/counts'
import { fullName } from '@shared/domain/people/full-name'
import { useQuery } from '@tanstack/react-query'
import { requestPage } from '@/api/request-page'
import { ConfirmDelete } from '@/forms/confirm-delete'
import type { WithClose } from '@/ui/dialog-host'
import type { ClientRow } from './client-values'

/** Asks before a client is deleted with the account and every report. */
export default function DeleteClientDialog({ client, onClose }: WithClose<{ client: ClientRow }>) {
  // The list's count may be outdated by an upload elsewhere.
  const { data } = useQuery({
    queryKey: ['reports to delete', client.id],
    queryFn: ({ signal }) =>
      requestPage('GET /api/reports', { query: { clientId: client.id, pageSize: 1 } }, signal),
    staleTime: 0,
    gcTime: 0,
  })
  const reports = data && !data.total.more ? data.total.n : client.reportCount
  return (
    <ConfirmDelete
      route="DELETE /api/clients/:id"
      id={client.id}
      title="Delete Client Account"
      description={
        <p className="break-words">
          The account of <b className="font-medium text-ink">{fullName(client.user)}</b>{' '}
          <span className="break-all">({client.user.email})</span> will be deleted
          {reports === 0 ? '. ' : ', '}
          <b className="font-medium text-ink">
            {reports === 0 ? 'It has no reports' : `and with it ${countText(reports, 'report')}`}
          </b>
          {reports > 0 && ': all associated reports, their files and results'}. This cannot be undone.
        </p>
      }
      confirmLabel="Delete client"
      done={{ title: 'Client deleted' }}
      failure="Error"
      onClose={onClose}
    />
  )
}
