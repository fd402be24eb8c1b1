import { categoryItemName } from '@shared/domain/food-category'
import { useCallback } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import type { WithClose } from '@/ui/dialog-host'
import { FormDialog } from '@/ui/form-dialog'
import { toast } from '@/ui/use-toast'
import { CategoryField, categoryFailure, categoryResolver } from './category-field'

/** Adds a category, which is kept as an item of its own. */
export default function AddCategoryDialog({ onClose }: WithClose<object>) {
  const add = useApiMutation('POST /api/allergens')
  const form = useForm({ defaultValues: { name: '' }, resolver: categoryResolver })
  const { getValues, setError } = form
  const isDirty = useCallback(() => getValues('name').trim() !== '', [getValues])

  const submit = form.handleSubmit(async ({ name }) => {
    if (add.isPending) return
    try {
      await add.mutateAsync({ body: { name: categoryItemName(name), latinName: '', category: name } })
      toast({ title: 'Category added successfully' })
      onClose()
    } catch (error) {
      const message = categoryFailure(error)
      toast({ title: 'Failed to add category', description: message, variant: 'destructive' })
      if (error instanceof ApiError && error.status === 409)
        setError('name', { message }, { shouldFocus: true })
    }
  })

  return (
    <FormDialog
      title="Add New Category"
      submitLabel="Add Category"
      pendingLabel="Adding..."
      pending={add.isPending}
      isDirty={isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <CategoryField
        form={form}
        hint="It is offered for every food, and is never matched or counted as one."
      />
    </FormDialog>
  )
}
