import { zodResolver } from '@hookform/resolvers/zod'
import { foodFields } from '@shared/features/foods'
import { useCallback } from 'react'
import { useForm } from 'react-hook-form'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { fieldErrorsOf } from '@/forms/field-errors'
import type { WithClose } from '@/ui/dialog-host'
import { Field } from '@/ui/field'
import { FormDialog } from '@/ui/form-dialog'
import { TextInput } from '@/ui/text-input'
import { toast } from '@/ui/use-toast'
import { CategoryInput } from './category-input'

/** Adds one food. */
export default function AddFoodDialog({ onClose }: WithClose<object>) {
  const add = useApiMutation('POST /api/allergens')
  const { register, handleSubmit, getValues, setError, formState } = useForm({
    defaultValues: { name: '', latinName: '', category: '' },
    resolver: zodResolver(foodFields, undefined, { raw: true }),
  })
  const { errors } = formState
  const isDirty = useCallback(() => Object.values(getValues()).some((text) => text !== ''), [getValues])

  const submit = handleSubmit(async (body) => {
    if (add.isPending) return
    try {
      await add.mutateAsync({ body })
      toast({ title: 'Food added successfully' })
      onClose()
    } catch (error) {
      toast({ title: 'Failed to add food', description: sentenceOf(error), variant: 'destructive' })
      fieldErrorsOf(error, ['name', 'latinName', 'category'] as const).forEach(([field, message], place) =>
        setError(field, { message }, { shouldFocus: place === 0 }),
      )
    }
  })

  return (
    <FormDialog
      title="Add New Food"
      submitLabel="Add Food"
      pendingLabel="Adding..."
      pending={add.isPending}
      isDirty={isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="grid gap-3.5">
        <Field label="Food Name" error={errors.name?.message}>
          <TextInput {...register('name')} autoComplete="off" maxLength={200} />
        </Field>
        <Field label="Latin Name" optional error={errors.latinName?.message}>
          <TextInput {...register('latinName')} autoComplete="off" maxLength={200} lang="la" />
        </Field>
        <Field label="Category" hint="One in use, or a new one." error={errors.category?.message}>
          <CategoryInput {...register('category')} />
        </Field>
      </div>
    </FormDialog>
  )
}
