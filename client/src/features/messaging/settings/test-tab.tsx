import { SMS_LENGTH } from '@shared/domain/messaging/message-limits'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { ApiError, sentenceOf } from '@/api/request'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { toast } from '@/ui/use-toast'
import { SmsCounter } from '../compose/sms-counter'
import { useSending } from '../compose/use-sending'

const EMAIL_SAMPLE = 'This is a test email from the portal. If you can read it, email works.'
const SMS_SAMPLE = 'This is a test message from the portal. If you can read it, SMS works.'

/** A test is sent like any message and appears in the history. */
export function TestTab() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <TestEmail />
      <TestSms />
    </div>
  )
}

/** Shows why a test was not sent: the server's message, or that there was no answer. */
function toastFailure(title: string, error: unknown): void {
  toast(
    error instanceof ApiError
      ? { title, description: error.detail || 'Unknown error occurred', variant: 'destructive' }
      : { title: 'Error', description: `${title}. ${sentenceOf(error)}`, variant: 'destructive' },
  )
}

function TestEmail() {
  const { send, isPending } = useSending('POST /api/admin/send-email')
  const [to, setTo] = useState('')
  const [message, setMessage] = useState(EMAIL_SAMPLE)
  const [missing, setMissing] = useState('')

  async function submit() {
    const address = to.trim()
    setMissing(address ? '' : 'Please enter a test email address')
    if (!address) return document.getElementById('test-email')?.focus()
    if (isPending) return
    try {
      await send({ to: [address], subject: 'Test email', message })
      toast({ title: 'Test email sent successfully', description: `Email sent to ${address}` })
    } catch (error) {
      toastFailure('Failed to send test email', error)
    }
  }

  return (
    <Card>
      <CardHeader size="h2" title="Test Email" />
      <form
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Field label="Email address" id="test-email" error={missing}>
          <TextInput
            type="email"
            autoComplete="off"
            maxLength={254}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </Field>
        <Field label="Message">
          <TextArea
            rows={4}
            maxLength={50_000}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </Field>
        <div>
          <Button type="submit" icon={Send} pending={isPending} pendingLabel="Sending..." block="phone">
            Send Test Email
          </Button>
        </div>
      </form>
    </Card>
  )
}

function TestSms() {
  const { send, isPending } = useSending('POST /api/admin/send-sms')
  const [to, setTo] = useState('')
  const [message, setMessage] = useState(SMS_SAMPLE)
  const [missing, setMissing] = useState('')

  async function submit() {
    const phone = to.trim()
    setMissing(phone ? '' : 'Please enter a test phone number')
    if (!phone) return document.getElementById('test-sms')?.focus()
    if (isPending) return
    try {
      await send({ to: phone, message })
      toast({ title: 'Test SMS sent successfully', description: `SMS sent to ${phone}` })
    } catch (error) {
      toastFailure('Failed to send test SMS', error)
    }
  }

  return (
    <Card>
      <CardHeader size="h2" title="Test SMS" />
      <form
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Field label="Phone number" id="test-sms" error={missing}>
          <TextInput
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={40}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </Field>
        <Field label="Message" hint={<SmsCounter text={message} />}>
          <TextArea
            rows={4}
            maxLength={SMS_LENGTH}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </Field>
        <div>
          <Button type="submit" icon={Send} pending={isPending} pendingLabel="Sending..." block="phone">
            Send Test SMS
          </Button>
        </div>
      </form>
    </Card>
  )
}
