import type { WebhookEvent } from '@shared/domain/webhooks/webhook-events'
import { useId, useState } from 'react'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { WithClose } from '@/ui/dialog-host'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { Choices } from './choices'
import { ShownOnceDialog } from './shown-once-dialog'
import { eventWords } from './webhook-words'

/** Adds a webhook; its secret is shown only this once. */
export default function AddWebhookDialog({ onClose }: WithClose<object>) {
  const form = useId()
  const [url, setUrl] = useState('https://')
  const [events, setEvents] = useState<WebhookEvent[]>(['report.completed', 'report.corrected'])
  const [problem, setProblem] = useState<string>()
  const create = useApiMutation('POST /api/webhooks')
  const once = useOneAtATime()
  if (create.data)
    return (
      <ShownOnceDialog title="Webhook added" what="secret" value={create.data.secret} onClose={onClose}>
        Copy it into the receiver’s settings now. The receiver checks with it that a message is ours.
      </ShownOnceDialog>
    )

  async function add() {
    if (events.length === 0) return setProblem('Please choose at least one event')
    try {
      await create.mutateAsync({ body: { url: url.trim(), events } })
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }

  return (
    <Dialog
      onClose={onClose}
      title="Add Webhook"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} pending={create.isPending} pendingLabel="Adding...">
            Add Webhook
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void once(add)
        }}
      >
        <Field
          label="Address"
          hint="Your system gives you this address. It begins with https://."
          error={problem}
        >
          <TextInput
            type="url"
            value={url}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => {
              setUrl(event.target.value)
              setProblem(undefined)
            }}
          />
        </Field>
        <Choices
          legend="Tell it when"
          labels={eventWords}
          chosen={events}
          onChange={(chosen) => {
            setEvents(chosen)
            setProblem(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
