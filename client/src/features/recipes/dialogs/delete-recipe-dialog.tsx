import { ConfirmDelete } from '@/forms/confirm-delete'
import type { WithClose } from '@/ui/dialog-host'
import type { Recipe } from '../recipe-words'

export default function DeleteRecipeDialog({ recipe, onClose }: WithClose<{ recipe: Recipe }>) {
  return (
    <ConfirmDelete
      route="DELETE /api/recipes/:id"
      id={recipe.id}
      title="Delete Recipe"
      description={
        <p className="break-words">
          <b className="font-medium text-ink">{recipe.title}</b> will be permanently deleted
          {recipe.approved && ', and clients will no longer see it'}. This cannot be undone.
        </p>
      }
      confirmLabel="Delete recipe"
      done={{ title: 'Recipe deleted', description: recipe.title }}
      failure="Delete Failed"
      onClose={onClose}
    />
  )
}
