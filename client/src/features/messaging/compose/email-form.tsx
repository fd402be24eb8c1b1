import { zodResolver } from '@hookform/resolvers/zod'
import type { Body } from '@shared/api'
import { countText } from '@shared/domain/text/counts'
import { emailBody } from '@shared/features/messaging'
import { Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ApiError, sentenceOf } from '@/api/request'
import { fieldErrorsOf } from '@/forms/field-errors'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { toast } from '@/ui/use-toast'
import { EmailPreview } from './email-preview'
import { addRecipients, unsentOf } from './recipients'
import { RecipientsField } from './recipients-field'
import { useSending } from './use-sending'

type FormValues = Body<'POST /api/admin/send-email'>

const fields = ['to', 'subject', 'message', 'htmlMessage'] as const
const empty: FormValues = { to: [], subject: '', message: '', htmlMessage: '' }

/** An email to up to fifty people with a preview. `first` is the initial recipient. */
export default function EmailForm({ first, onSent }: { first: string; onSent: () => void }) {
  const { send, isPending } = useSending('POST /api/admin/send-email')
  const [begun] = useState(() => addRecipients([], first))
  const [typed, setTyped] = useState(begun.rest)
  const entry = useRef<HTMLInputElement>(null)
  const [withHtml, setWithHtml] = useState(false)
  const form = useForm({
    defaultValues: { ...empty, to: begun.to },
    resolver: zodResolver(emailBody, undefined, { raw: true }),
    // The form library would skip the recipients, which it does not manage.
    shouldFocusError: false,
  })
  const { register, control, handleSubmit, reset, setValue, setError, setFocus, clearErrors, getValues } =
    form
  const { errors } = form.formState
  const [to, subject, message, htmlMessage] = useWatch({
    control,
    name: ['to', 'subject', 'message', 'htmlMessage'],
  })

  /** Adds recipients and returns whether all of the text was addresses. */
  function add(text: string, isTyped = true): boolean {
    const added = addRecipients(getValues('to'), text)
    setValue('to', added.to)
    if (added.error) setError('to', { message: added.error })
    else clearErrors('to')
    if (isTyped) setTyped(added.rest)
    return !added.error
  }

  async function submit(values: FormValues) {
    if (isPending) return
    const html = withHtml ? values.htmlMessage : ''
    try {
      await send({ ...values, htmlMessage: html || undefined })
      toast({
        title: 'Email sent',
        description: `Sent to ${values.to.length > 1 ? countText(values.to.length, 'recipient') : values.to.join()}.`,
      })
      reset(empty)
      setTyped('')
      setWithHtml(false)
      onSent()
    } catch (error) {
      toast({ title: 'Failed to send email', description: sentenceOf(error), variant: 'destructive' })
      // People who got it are removed, so that sending again reaches only the others.
      const unsent = error instanceof ApiError ? unsentOf(values.to, error.fields) : undefined
      if (unsent) {
        setValue('to', unsent)
        setError('to', {
          message:
            unsent.length < values.to.length ? 'The recipients below did not get it.' : sentenceOf(error),
        })
      }
      for (const [field, text] of fieldErrorsOf(error, fields)) setError(field, { message: text })
    }
  }

  const toError = errors.to?.message ?? errors.to?.find?.((each) => each)?.message
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card>
        <CardHeader size="h2" title="Send an email" />
        <form
          noValidate
          className="grid grid-cols-1 gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            // Typed text that was not added yet counts as well.
            if (typed.trim() !== '' && !add(typed)) return entry.current?.focus()
            void handleSubmit(submit, (found) => {
              const first = fields.find((field) => found[field])
              if (first === 'to') entry.current?.focus()
              else if (first) setFocus(first)
            })()
          }}
        >
          <RecipientsField
            inputRef={entry}
            to={to}
            typed={typed}
            onType={setTyped}
            onAdd={(text) => add(text, text === typed)}
            onRemove={(address) =>
              setValue(
                'to',
                getValues('to').filter((each) => each !== address),
              )
            }
            error={toError}
          />
          <Field label="Subject" error={errors.subject?.message}>
            <TextInput {...register('subject')} autoComplete="off" maxLength={500} />
          </Field>
          <Field label="Message" error={errors.message?.message}>
            <TextArea {...register('message')} rows={8} maxLength={50_000} />
          </Field>
          <div>
            <Checkbox
              label="Add an HTML message"
              hint="For email programs that show HTML. All others show the message above."
              checked={withHtml}
              onCheckedChange={setWithHtml}
            />
            {withHtml && (
              <Field label="HTML message" optional error={errors.htmlMessage?.message} className="mt-2">
                <TextArea
                  {...register('htmlMessage')}
                  rows={8}
                  maxLength={100_000}
                  spellCheck={false}
                  className="font-mono"
                />
              </Field>
            )}
          </div>
          <div>
            <Button type="submit" icon={Send} pending={isPending} pendingLabel="Sending..." block="phone">
              Send Email
            </Button>
          </div>
        </form>
      </Card>
      <EmailPreview subject={subject} message={message} html={withHtml ? (htmlMessage ?? '') : ''} />
    </div>
  )
}
