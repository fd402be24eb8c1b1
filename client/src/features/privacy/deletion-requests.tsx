import { useRef, useState } from 'react'
import { useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { momentText } from '@/lib/moments'
import { useLostFocus } from '@/lib/use-lost-focus'
import { useUser } from '@/session/session'
import { QueryError } from '@/lists/query-error'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import CarryOutDialog from './carry-out-dialog'
import { emailBeside, reportsText, roleWords, type DeletionRequest } from './deletion-words'

const shown = ['/api/deletion-requests'] as const

/** Requests to delete accounts, for an admin to carry out. */
export default function DeletionRequests() {
  useRefetchOnMount(shown)
  const user = useUser()
  const requests = useApiQuery('GET /api/deletion-requests')
  const [asked, setAsked] = useState<DeletionRequest>()
  const card = useRef<HTMLElement>(null)
  const { expectLoss } = useLostFocus(card)

  return (
    <Card ref={card} tabIndex={-1} aria-label="Deletion requests">
      <CardHeader title="Deletion Requests" />
      {requests.isPending && (
        <Loading label="Loading the requests..." hideLabel>
          <SkeletonRows rows={2} />
        </Loading>
      )}
      {requests.isError && !requests.data && (
        <QueryError query={requests} title="Failed to load the requests" />
      )}
      {requests.data?.length === 0 && (
        <EmptyState title="No requests" description="Nobody has asked for their account to be deleted." />
      )}
      <ul className="divide-y divide-line">
        {requests.data?.map((request) => (
          <li key={request.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 text-small">
              <p className="font-semibold break-words text-ink">{request.name}</p>
              <p className="break-words text-ink-2">
                {[emailBeside(request), roleWords[request.role], reportsText(request)]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              <p className="nums text-small text-ink-3">Asked {momentText(request.createdAt)}</p>
            </div>
            {request.userId === user.id ? (
              <p className="text-small text-ink-3">Another administrator must carry this out.</p>
            ) : (
              <Button
                variant="destructive"
                size="sm"
                aria-label={`Carry out ${request.name}’s request`}
                onClick={() => setAsked(request)}
              >
                Carry out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <CarryOutDialog
          request={asked}
          onClose={() => setAsked(undefined)}
          // The dialog returns the focus to the button, which then disappears.
          onEnded={expectLoss}
        />
      )}
    </Card>
  )
}
