import { zodResolver } from '@hookform/resolvers/zod'
import { faqFields as contract } from '@shared/features/faqs'
import { useCallback } from 'react'
import { useForm } from 'react-hook-form'
import { sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { fieldErrorsOf } from '@/forms/field-errors'
import { differing, namesIn } from '@/forms/fields'
import { Alert } from '@/ui/alert'
import type { WithClose } from '@/ui/dialog-host'
import { FormDialog } from '@/ui/form-dialog'
import { toast } from '@/ui/use-toast'
import { categoriesOf } from '../faq-words'
import { FaqFields } from './faq-fields'
import { faqFields, type FaqValues } from './faq-values'

type AddFaqDialogProps = WithClose<{
  /** What it starts with. */
  start?: Partial<FaqValues>
  /** The texts come from a question that somebody asked. */
  fromQuestion?: boolean
}>

const empty = { question: '', answer: '', category: '' }

/** Adds an FAQ. */
export default function AddFaqDialog({ start, fromQuestion = false, onClose }: AddFaqDialogProps) {
  const { data: all = [] } = useApiQuery('GET /api/faqs')
  const add = useApiMutation('POST /api/faqs')
  const form = useForm<FaqValues>({
    defaultValues: { ...empty, ...start },
    resolver: zodResolver(contract, undefined, { raw: true }),
  })
  const { getValues, setError } = form
  // The tab one stands on chooses the role; that alone is nothing typed.
  const isDirty = useCallback(
    () => differing(faqFields, { ...getValues(), ...empty }, getValues()).length > 0,
    [getValues],
  )

  const submit = form.handleSubmit(async (body) => {
    if (add.isPending) return
    try {
      await add.mutateAsync({ body })
      toast({ title: 'FAQ created successfully' })
      onClose()
    } catch (error) {
      toast({ title: 'Failed to create FAQ', description: sentenceOf(error), variant: 'destructive' })
      fieldErrorsOf(error, namesIn(faqFields)).forEach(([field, message], place) =>
        setError(field, { message }, { shouldFocus: place === 0 }),
      )
    }
  })

  return (
    <FormDialog
      title="Add FAQ"
      size="lg"
      submitLabel="Add FAQ"
      pendingLabel="Adding..."
      pending={add.isPending}
      isDirty={isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {fromQuestion && (
        <Alert tone="warning" title="Rewrite both texts before you add them" className="mb-4">
          They come from a question that one person asked. Leave out everything that tells about this person:
          whoever has the target role can read them.
        </Alert>
      )}
      <FaqFields form={form} categories={categoriesOf(all)} />
    </FormDialog>
  )
}
