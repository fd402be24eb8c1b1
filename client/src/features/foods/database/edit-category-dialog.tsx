import { categoryItemName } from '@shared/domain/foods/food-category'
import { text } from '@/forms/fields'
import { useVersionedForm } from '@/forms/use-versioned-form'
import type { WithClose } from '@/ui/dialog-host'
import { FormDialog } from '@/ui/form-dialog'
import { toast } from '@/ui/use-toast'
import type { Food } from '../food-words'
import { CategoryField, categoryFailure, categoryResolver } from './category-field'

const fields = { name: text('Category Name', (food: Food) => food.category) }

export default function EditCategoryDialog({ food, onClose }: WithClose<{ food: Food }>) {
  const { form, notice, dialog } = useVersionedForm({
    route: 'PATCH /api/allergens/:id',
    row: food,
    noun: 'category',
    fields,
    resolver: categoryResolver,
    bodyOf: (_, { name }) => ({ name: categoryItemName(name), category: name }),
    failure: 'Failed to update food',
    failureOf: categoryFailure,
    clashAt: 'name',
    onSaved: () => {
      toast({ title: 'Category updated' })
      onClose()
    },
    onClose,
  })
  return (
    <FormDialog {...dialog} title="Edit Category">
      {notice}
      <CategoryField form={form} hint="Foods keep their category." />
    </FormDialog>
  )
}
