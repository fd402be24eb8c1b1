import type { Reply } from '@shared/api'
import { sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { momentText } from '@/lib/moments'
import { QueryError } from '@/lists/query-error'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { WithClose } from '@/ui/dialog-host'
import { EmptyState } from '@/ui/empty-state'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { toast } from '@/ui/use-toast'
import { eventWords } from './webhook-words'

type Delivery = Reply<'GET /api/webhooks/:id/deliveries'>[number]

const stateWords: Record<Delivery['state'], string> = {
  waiting: 'Waiting',
  sent: 'Delivered',
  failed: 'Given up',
}

/** What a webhook was sent in the last 30 days. */
export default function WebhookLogDialog({
  webhook: { id, url },
  onClose,
}: WithClose<{ webhook: { id: number; url: string } }>) {
  const log = useApiQuery('GET /api/webhooks/:id/deliveries', { params: { id } })
  const again = useApiMutation('POST /api/webhook-deliveries/:id/again')

  async function send(delivery: string) {
    try {
      await again.mutateAsync({ params: { id: delivery } })
      await log.refetch()
      toast({ title: 'It will be sent within a minute' })
    } catch (error) {
      toast({ title: 'Not sent', description: sentenceOf(error), variant: 'destructive' })
    }
  }

  return (
    <Dialog onClose={onClose} title="Deliveries" description={url}>
      {log.isPending && (
        <Loading label="Loading the log..." hideLabel>
          <SkeletonRows rows={3} />
        </Loading>
      )}
      {log.isError && !log.data && <QueryError query={log} title="Failed to load the log" />}
      {log.data?.length === 0 && (
        <EmptyState title="Nothing sent yet" description="Deliveries are listed here for 30 days." />
      )}
      <ul className="divide-y divide-line">
        {log.data?.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-56 text-small">
              <p className="font-semibold text-ink">
                {eventWords[delivery.event]} ({delivery.reportId})
              </p>
              <p className="nums text-ink-2">
                {stateWords[delivery.state]}, {momentText(delivery.lastAttemptAt ?? delivery.createdAt)}
                {delivery.attempts > 1 && `, ${delivery.attempts} attempts`}
              </p>
              {delivery.failure && (
                <p className="text-ink-2">
                  {delivery.failure}
                  {delivery.lastStatus !== null && ` (${delivery.lastStatus})`}
                </p>
              )}
            </div>
            {delivery.state !== 'waiting' && (
              <Button variant="secondary" size="sm" onClick={() => void send(delivery.id)}>
                Send Again
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
