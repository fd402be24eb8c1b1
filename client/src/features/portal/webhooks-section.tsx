import type { Reply } from '@shared/api'
import { Plus, Webhook as WebhookIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import { useLostFocus } from '@/lib/use-lost-focus'
import { QueryError } from '@/lists/query-error'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { DialogHost, useOpener } from '@/ui/dialog-host'
import { EmptyState } from '@/ui/empty-state'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { toast } from '@/ui/use-toast'
import { eventWords } from './webhook-words'

type Webhook = Reply<'GET /api/webhooks'>[number]

const shown = ['/api/webhooks'] as const
const loadAdd = () => import('./add-webhook-dialog')
const loadLog = () => import('./webhook-log-dialog')

/** The addresses of staff systems that hear about reports. */
export default function WebhooksSection() {
  return (
    <DialogHost>
      <Webhooks />
    </DialogHost>
  )
}

function Webhooks() {
  useRefetchOnMount(shown)
  const webhooks = useApiQuery('GET /api/webhooks')
  const remove = useApiMutation('DELETE /api/webhooks/:id')
  const opens = useOpener()
  const [asked, setAsked] = useState<Webhook>()
  const card = useRef<HTMLElement>(null)
  const { expectLoss } = useLostFocus(card)

  async function confirm({ id }: Webhook) {
    try {
      // The focused button disappears with the response.
      expectLoss()
      await remove.mutateAsync({ params: { id } })
      toast({ title: 'Webhook deleted' })
    } catch (error) {
      toast({ title: 'Webhook not deleted', description: sentenceOf(error), variant: 'destructive' })
    }
    setAsked(undefined)
  }

  return (
    <Card ref={card} tabIndex={-1} aria-label="Webhooks">
      <CardHeader
        title="Webhooks"
        subtitle="The portal tells other systems about reports. It sends the report's number and nothing else."
        actions={
          <Button variant="secondary" size="sm" icon={Plus} {...opens(loadAdd, {})}>
            Add Webhook
          </Button>
        }
      />
      {webhooks.isPending && (
        <Loading label="Loading the webhooks..." hideLabel>
          <SkeletonRows rows={2} />
        </Loading>
      )}
      {webhooks.isError && !webhooks.data && (
        <QueryError query={webhooks} title="Failed to load the webhooks" />
      )}
      {webhooks.data?.length === 0 && (
        <EmptyState title="No webhooks" description="No other system hears about reports." />
      )}
      <ul className="divide-y divide-line">
        {webhooks.data?.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} onDelete={() => setAsked(webhook)} />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title="Delete this webhook"
        description={asked && `${asked.url} will hear no more. Its log is deleted too.`}
        confirmLabel="Delete Webhook"
        pendingLabel="Deleting..."
        pending={remove.isPending}
        icon={WebhookIcon}
        onConfirm={() => asked && void confirm(asked)}
      />
    </Card>
  )
}

function WebhookRow({ webhook, onDelete }: { webhook: Webhook; onDelete: () => void }) {
  const { id, url, events, isActive, lastState } = webhook
  const opens = useOpener()
  const change = useApiMutation('PATCH /api/webhooks/:id')
  const test = useApiMutation('POST /api/webhooks/:id/test')

  async function turn() {
    try {
      await change.mutateAsync({ params: { id }, body: { isActive: !isActive } })
    } catch (error) {
      toast({ title: 'Not changed', description: sentenceOf(error), variant: 'destructive' })
    }
  }
  async function tryNow() {
    try {
      const { failure } = await test.mutateAsync({ params: { id } })
      if (failure === null) toast({ title: 'The receiver accepted it' })
      else toast({ title: 'Not delivered', description: failure, variant: 'destructive' })
    } catch (error) {
      toast({ title: 'Not sent', description: sentenceOf(error), variant: 'destructive' })
    }
  }

  return (
    <li className="space-y-2 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 font-mono text-small break-all text-ink">{url}</p>
        {!isActive && <Badge tone="outline">Off</Badge>}
        {isActive && lastState === 'failed' && <Badge tone="error">Last delivery failed</Badge>}
      </div>
      <p className="text-small text-ink-2">{events.map((event) => eventWords[event]).join('. ')}.</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" {...opens(loadLog, { webhook })}>
          Log
        </Button>
        <Button
          variant="secondary"
          size="sm"
          pending={test.isPending}
          pendingLabel="Sending..."
          onClick={() => void tryNow()}
        >
          Send Test
        </Button>
        <Button variant="secondary" size="sm" pending={change.isPending} onClick={() => void turn()}>
          {isActive ? 'Turn Off' : 'Turn On'}
        </Button>
        <Button variant="destructive" size="sm" aria-label={`Delete ${url}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  )
}
