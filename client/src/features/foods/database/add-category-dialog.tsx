import { categoryItemName } from '@shared/domain/food-category'
import { useApiMutation } from '@/api/use-api'
import { toast } from '@/ui/use-toast'
import type { WithClose } from '@/ui/dialog-host'
import { CategoryForm } from './category-form'

/** Adds a category, which is kept as an item of its own. */
export default function AddCategoryDialog({ onClose }: WithClose<object>) {
  const add = useApiMutation('POST /api/allergens')
  return (
    <CategoryForm
      title="Add New Category"
      submitLabel="Add Category"
      pendingLabel="Adding..."
      hint="It is offered for every food, and is never matched or counted as one."
      initial=""
      pending={add.isPending}
      failure="Failed to add category"
      onSave={async (name) => {
        await add.mutateAsync({ body: { name: categoryItemName(name), latinName: '', category: name } })
        toast({ title: 'Category added successfully' })
      }}
      onClose={onClose}
    />
  )
}
