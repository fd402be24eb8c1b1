import { zodResolver } from '@hookform/resolvers/zod'
import type { Role } from '@shared/core/roles'
import { faqFields } from '@shared/features/faqs'
import { useCallback, useId, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { ApiError, sentenceOf } from '@/api/request'
import { useApiMutation, useApiQuery } from '@/api/use-api'
import { fieldErrorsOf } from '@/forms/field-errors'
import { Alert } from '@/ui/alert'
import { ChangedNotice } from '@/ui/changed-notice'
import type { WithClose } from '@/ui/dialog-host'
import { Field } from '@/ui/field'
import { FormDialog } from '@/ui/form-dialog'
import { Select } from '@/ui/select'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { toast } from '@/ui/use-toast'
import { categoriesOf, roleWords, type Faq } from '../faq-words'
import {
  changesBetween,
  differingFields,
  faqFieldNames,
  fieldWords,
  rebase,
  valuesOf,
  type FaqField,
  type FaqValues,
} from './faq-values'

type FaqFormDialogProps = WithClose<{
  /** The one to edit; a new one is made without it. */
  faq?: Faq
  /** What a new one starts with. */
  start?: Partial<FaqValues>
  /** The texts come from a question that somebody asked. */
  fromQuestion?: boolean
}>

const empty = { question: '', answer: '', category: '' }

/** Adds an FAQ or edits one. When somebody else was faster nothing of theirs is overwritten: see rebase. */
export default function FaqFormDialog({ faq, start, fromQuestion = false, onClose }: FaqFormDialogProps) {
  const { data: all = [] } = useApiQuery('GET /api/faqs')
  const add = useApiMutation('POST /api/faqs')
  const update = useApiMutation('PATCH /api/faqs/:id')
  const [seen, setSeen] = useState(faq)
  const [disputed, setDisputed] = useState<FaqField[]>()
  const form = useForm<FaqValues>({
    defaultValues: faq ? valuesOf(faq) : { ...empty, ...start },
    resolver: zodResolver(faqFields, undefined, { raw: true }),
  })
  const { getValues, reset, setError } = form
  // The tab one stands on chooses the role of a new one; that alone is nothing typed.
  const isDirty = useCallback(
    () =>
      differingFields(seen ? valuesOf(seen) : { ...empty, targetRole: getValues('targetRole') }, getValues())
        .length > 0,
    [getValues, seen],
  )

  const submit = form.handleSubmit(async (body) => {
    if (add.isPending || update.isPending) return
    if (seen) return change(seen, body)
    try {
      await add.mutateAsync({ body })
      toast({ title: 'FAQ created successfully' })
      onClose()
    } catch (error) {
      failed('Failed to create FAQ', error)
    }
  })

  async function change(before: Faq, mine: FaqValues): Promise<void> {
    const body = changesBetween(valuesOf(before), mine, all)
    if (Object.keys(body).length === 0) return onClose()
    try {
      await update.mutateAsync({ params: { id: before.id }, body, version: before.version })
      toast({ title: 'FAQ updated successfully' })
      onClose()
    } catch (error) {
      const current =
        error instanceof ApiError && error.status === 412 ? (error.current as Faq | undefined) : undefined
      if (!current) return failed('Failed to update FAQ', error)
      // Its place in the order was all that changed.
      if (differingFields(valuesOf(before), valuesOf(current)).length === 0) return change(current, mine)
      const merged = rebase(valuesOf(before), mine, valuesOf(current))
      reset(merged.values)
      setDisputed(merged.disputed)
      setSeen(current)
    }
  }

  function failed(title: string, error: unknown) {
    toast({ title, description: sentenceOf(error), variant: 'destructive' })
    if (error instanceof ApiError && error.status === 404) return onClose()
    fieldErrorsOf(error, faqFieldNames).forEach(([field, message], place) =>
      setError(field, { message }, { shouldFocus: place === 0 }),
    )
  }

  return (
    <FormDialog
      title={faq ? 'Edit FAQ' : 'Add FAQ'}
      size="lg"
      submitLabel={faq ? 'Save Changes' : 'Add FAQ'}
      pendingLabel={faq ? 'Saving...' : 'Adding...'}
      pending={add.isPending || update.isPending}
      isDirty={isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {seen && disputed && (
        <ChangedNotice
          key={seen.version}
          noun="FAQ"
          disputed={disputed}
          words={fieldWords}
          theirs={valuesOf(seen)}
        />
      )}
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

const roleOrder: Role[] = ['client', 'practitioner', 'admin']

type FaqFieldsProps = {
  form: UseFormReturn<FaqValues>
  /** Those in use, offered to choose from. */
  categories: string[]
}

function FaqFields({ form: { register, formState }, categories }: FaqFieldsProps) {
  const { errors } = formState
  const list = useId()
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <Field label={fieldWords.question} error={errors.question?.message} className="sm:col-span-2">
        <TextArea {...register('question')} rows={2} maxLength={500} />
      </Field>
      <Field
        label={fieldWords.answer}
        hint="An empty line begins a new paragraph."
        error={errors.answer?.message}
        className="sm:col-span-2"
      >
        <TextArea {...register('answer')} rows={9} maxLength={10_000} />
      </Field>
      <Field label={fieldWords.category} hint="One in use, or a new one." error={errors.category?.message}>
        <TextInput {...register('category')} list={list} autoComplete="off" maxLength={100} />
      </Field>
      <datalist id={list}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <Field
        label={fieldWords.targetRole}
        hint="Practitioners see the clients' FAQs as well."
        error={errors.targetRole?.message}
      >
        <Select {...register('targetRole')}>
          <option value="">Please choose</option>
          {roleOrder.map((role) => (
            <option key={role} value={role}>
              {roleWords[role]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
