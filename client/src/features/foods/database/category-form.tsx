import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ApiError, sentenceOf } from '@/api/request'
import { Field } from '@/ui/field'
import { FormDialog } from '@/ui/form-dialog'
import { TextInput } from '@/ui/text-input'
import { toast } from '@/ui/use-toast'

const named = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Category name is required'),
      z.maxLength(100, 'must be at most 100 characters'),
    ),
})

type CategoryFormProps = {
  title: string
  submitLabel: string
  pendingLabel: string
  hint: string
  initial: string
  pending: boolean
  failure: string
  /** Writes the category's name; throws when it could not. */
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

/** The one field of a category. */
export function CategoryForm(props: CategoryFormProps) {
  const { initial, hint, failure, onSave, onClose, ...dialog } = props
  const { register, handleSubmit, getValues, setError, formState } = useForm({
    defaultValues: { name: initial },
    resolver: zodResolver(named),
  })
  const isDirty = useCallback(() => getValues('name').trim() !== initial, [getValues, initial])

  const submit = handleSubmit(async ({ name }) => {
    if (dialog.pending) return
    try {
      await onSave(name)
      onClose()
    } catch (error) {
      const isTaken = error instanceof ApiError && error.status === 409
      const sentence = isTaken ? 'There is a category of this name already.' : sentenceOf(error)
      toast({ title: failure, description: sentence, variant: 'destructive' })
      if (isTaken) setError('name', { message: sentence }, { shouldFocus: true })
    }
  })

  return (
    <FormDialog {...dialog} isDirty={isDirty} onSubmit={() => void submit()} onClose={onClose}>
      <Field label="Category Name" hint={hint} error={formState.errors.name?.message}>
        <TextInput {...register('name')} autoComplete="off" maxLength={100} />
      </Field>
    </FormDialog>
  )
}
