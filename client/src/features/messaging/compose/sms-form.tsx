import { zodResolver } from '@hookform/resolvers/zod'
import { SMS_LENGTH } from '@shared/domain/messaging/message-limits'
import { smsBody } from '@shared/features/messaging'
import { Send } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { sentenceOf } from '@/api/request'
import { fieldErrorsOf } from '@/forms/field-errors'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { toast } from '@/ui/use-toast'
import { SmsCounter } from './sms-counter'
import { useSending } from './use-sending'

const empty = { to: '', message: '' }

export default function SmsForm() {
  const { send, isPending } = useSending('POST /api/admin/send-sms')
  const { register, control, handleSubmit, reset, setError, formState } = useForm({
    defaultValues: empty,
    resolver: zodResolver(smsBody, undefined, { raw: true }),
  })
  const { errors } = formState
  const message = useWatch({ control, name: 'message' })

  const submit = handleSubmit(async (values) => {
    if (isPending) return
    try {
      await send(values)
      toast({ title: 'SMS sent', description: `Sent to ${values.to.trim()}.` })
      reset(empty)
    } catch (error) {
      toast({ title: 'Failed to send SMS', description: sentenceOf(error), variant: 'destructive' })
      for (const [field, text] of fieldErrorsOf(error, ['to', 'message'] as const))
        setError(field, { message: text })
    }
  })

  return (
    <Card className="max-w-[40rem]">
      <CardHeader size="h2" title="Send an SMS" />
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <Field
          label="Phone number"
          hint="With + and the country code, such as +44 7700 900123."
          error={errors.to?.message}
        >
          <TextInput {...register('to')} type="tel" inputMode="tel" autoComplete="off" maxLength={40} />
        </Field>
        <Field label="Message" hint={<SmsCounter text={message} />} error={errors.message?.message}>
          <TextArea {...register('message')} rows={5} maxLength={SMS_LENGTH} />
        </Field>
        <div>
          <Button type="submit" icon={Send} pending={isPending} pendingLabel="Sending..." block="phone">
            Send SMS
          </Button>
        </div>
      </form>
    </Card>
  )
}
