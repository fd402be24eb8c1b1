import { countText } from '@shared/domain/text/counts'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import type { Reply } from '@shared/api'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { useInviteToast } from '@/features/invitations/invitations.public'
import { reachedClientsText } from '@/features/reports/results/deciding.public'
import { QueryError } from '@/lists/query-error'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { WithClose } from '@/ui/dialog-host'
import { EmptyState } from '@/ui/empty-state'
import { Loading } from '@/ui/skeleton'
import { useItemAction } from './use-item-action'

type Refused = Reply<'POST /api/reports/link'>['refused']

/** The most links of one request (the contract of POST /api/reports/link). */
const MOST = 200

/** Links all reports that match exactly one client by name and date of birth. */
export default function ExactMatchesDialog({ onClose }: WithClose<object>) {
  const found = useApiQuery('GET /api/reports/sure-links')
  const link = useApiMutation('POST /api/reports/link')
  const { act, pending, failure } = useItemAction()
  const tell = useInviteToast()
  const [refused, setRefused] = useState<Refused>([])
  const matches = found.data?.slice(0, MOST) ?? []

  const linkAll = () =>
    act(async () => {
      const links = matches.map(({ id, clientId, version }) => ({ id, clientId, version }))
      const done = await link.mutateAsync({ body: { links } })
      tell({
        title: 'Reports linked',
        description: `${countText(done.linked.length, 'report')} linked. ${reachedClientsText(done.released)}`,
        toInvite: done.toInvite,
      })
      setRefused(done.refused)
      if (done.refused.length === 0) onClose()
    })

  return (
    <Dialog
      onClose={() => !pending && onClose()}
      size="lg"
      title="Link all that match by name and date of birth"
      description="Each of these reports is unlinked and matches exactly one client by name and date of birth."
      footer={
        <>
          <Button variant="quiet" disabled={pending} onClick={onClose}>
            {refused.length > 0 ? 'Close' : 'Cancel'}
          </Button>
          {matches.length > 0 && (
            <Button icon={Link2} pending={pending} pendingLabel="Linking..." onClick={linkAll}>
              Link {countText(matches.length, 'report')}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-3">
        {failure && <Alert tone="error">{failure}</Alert>}
        {refused.length > 0 && (
          <Alert tone="warning" live title="Not linked">
            <ul>
              {refused.map(({ id, sampleId, clientName, why }) => (
                <li key={id}>
                  {sampleId} of {clientName}: {why}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {found.isPending && <Loading label="Looking for clients..." />}
        {found.isError && <QueryError query={found} title="Failed to look for clients" />}
        {found.data?.length === 0 && (
          <EmptyState
            title="No exact match"
            description="No unlinked report matches exactly one client by name and date of birth."
          />
        )}
        {matches.length > 0 && (
          <ul aria-label="Reports" className="divide-y divide-line rounded-md border border-line">
            {matches.map(({ id, sampleId, clientName, dateOfBirth, name, email, isReleased }) => (
              <li key={id} className="px-4 py-2.5 text-small break-words">
                <span className="mr-2 font-mono font-medium">{sampleId}</span>
                <b className="font-semibold">{clientName}</b>, born {dateOfBirth}
                <span className="block text-small text-ink-2">
                  to {name}, {email}, who will see it{' '}
                  {isReleased ? 'at once' : 'once it is confirmed and released'}
                </span>
              </li>
            ))}
          </ul>
        )}
        {(found.data?.length ?? 0) > MOST && (
          <p className="text-small text-ink-2">The first {MOST}; the others can be linked after them.</p>
        )}
      </div>
    </Dialog>
  )
}
