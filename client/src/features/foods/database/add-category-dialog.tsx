import { categoryItemName } from '@shared/domain/foods/food-category'
import { useCreateForm } from '@/forms/use-create-form'
import type { WithClose } from '@/ui/dialog-host'
import { FormDialog } from '@/ui/form-dialog'
import { CategoryField, categoryFailure, categoryResolver } from './category-field'

const start = { name: '' }

/** Adds a category, which is stored as an item of the list. */
export default function AddCategoryDialog({ onClose }: WithClose<object>) {
  const { form, dialog } = useCreateForm({
    route: 'POST /api/allergens',
    start,
    resolver: categoryResolver,
    bodyOf: ({ name }) => ({ name: categoryItemName(name), latinName: '', category: name }),
    done: { title: 'Category added successfully' },
    failure: 'Failed to add category',
    failureOf: categoryFailure,
    clashAt: 'name',
    onClose,
  })
  return (
    <FormDialog {...dialog} title="Add New Category" submitLabel="Add Category" pendingLabel="Adding...">
      <CategoryField form={form} hint="You can choose it for any food. It is not a food itself." />
    </FormDialog>
  )
}
