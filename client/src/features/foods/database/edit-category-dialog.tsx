import { categoryItemName } from '@shared/domain/food-category'
import { useState } from 'react'
import { ApiError } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { toast } from '@/ui/use-toast'
import type { WithClose } from '@/ui/dialog-host'
import type { Food } from '../food-words'
import { CategoryForm } from './category-form'

/** Renames a category. After somebody else was faster, saving again overwrites what they wrote. */
export default function EditCategoryDialog({ food, onClose }: WithClose<{ food: Food }>) {
  const [version, setVersion] = useState(food.version)
  const update = useApiMutation('PATCH /api/allergens/:id')
  return (
    <CategoryForm
      title="Edit Category"
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      hint="Foods keep the category that they have."
      initial={food.category}
      pending={update.isPending}
      failure="Failed to update food"
      onSave={async (name) => {
        const body = { name: categoryItemName(name), category: name }
        try {
          await update.mutateAsync({ params: { id: food.id }, body, version })
        } catch (error) {
          if (error instanceof ApiError && error.status === 412) setVersion((error.current as Food).version)
          if (error instanceof ApiError && error.status === 404) onClose()
          throw error
        }
        toast({ title: 'Category updated' })
      }}
      onClose={onClose}
    />
  )
}
