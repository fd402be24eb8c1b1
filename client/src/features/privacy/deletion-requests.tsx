import type { Reply } from '@shared/api'
import { plural } from '@shared/domain/counts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { useRef, useState } from 'react'
import { request, sentenceOf } from '@/api/request'
import { refreshAfter, useApiQuery } from '@/api/use-api'
import { useFreshOnOpening } from '@/api/use-fresh-on-opening'
import { momentText } from '@/lib/moments'
import { useLostFocus } from '@/lib/use-lost-focus'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { useUser } from '@/session/session'
import { QueryError } from '@/lists/query-error'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { EmptyState } from '@/ui/empty-state'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { toast } from '@/ui/use-toast'

type Request = Reply<'GET /api/deletion-requests'>[number]

const shown = ['/api/deletion-requests'] as const

/** Who asked for their account to be deleted, for an admin to carry out. */
export default function DeletionRequests() {
  useFreshOnOpening(shown)
  const user = useUser()
  const requests = useApiQuery('GET /api/deletion-requests')
  const carryOut = useMutation({
    mutationFn: (id: number) =>
      request('POST /api/deletion-requests/:id/carry-out', { params: { id }, body: {} }),
  })
  const once = useOneAtATime()
  const client = useQueryClient()
  const [asked, setAsked] = useState<Request>()
  const card = useRef<HTMLElement>(null)
  const { expectLoss } = useLostFocus(card)

  async function remove({ id, name }: Request) {
    try {
      await carryOut.mutateAsync(id)
      toast({ title: 'Account deleted', description: `${name} and everything of theirs is gone.` })
    } catch (error) {
      toast({ title: 'Account not deleted', description: sentenceOf(error), variant: 'destructive' })
    }
    setAsked(undefined)
    // After the dialog has given the focus back to the button, which then goes. One that failed may be gone elsewhere.
    expectLoss()
    await refreshAfter(client, 'POST /api/deletion-requests/:id/carry-out')
  }

  return (
    <Card ref={card} tabIndex={-1} aria-label="Deletion requests">
      <CardHeader title="Deletion Requests" subtitle="People who asked for their account to be deleted." />
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
              <p className="nums text-caption text-ink-3">Asked {momentText(request.createdAt)}</p>
            </div>
            {request.userId === user.id ? (
              <p className="text-caption text-ink-3">Another administrator must carry this out.</p>
            ) : (
              <Button
                variant="destructive"
                size="sm"
                aria-label={`Carry out the request of ${request.name}`}
                onClick={() => setAsked(request)}
              >
                Carry out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title="Delete this account"
        description={asked && consequence(asked)}
        confirmLabel="Delete Account"
        pendingLabel="Deleting..."
        pending={carryOut.isPending}
        icon={UserX}
        onConfirm={() => asked && void once(() => remove(asked))}
      />
    </Card>
  )
}

const roleWords = { client: 'client', practitioner: 'health practitioner', admin: 'administrator' } as const

function reportsText({ role, reportCount }: Request): string {
  if (role !== 'client') return ''
  if (reportCount === 0) return 'no reports'
  return `${reportCount} ${plural(reportCount, 'report')}`
}

function consequence(request: Request): string {
  const gone = reportsText(request)
  const email = emailBeside(request)
  return `${request.name}${email && ` (${email})`} is deleted${gone && ` with ${gone}`}. This cannot be undone.`
}

/** Somebody without a name goes by the address already. */
const emailBeside = ({ name, email }: Request) => (name === email ? '' : email)
