import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { toast } from '@/ui/use-toast'
import type { WithClose } from '@/ui/dialog-host'
import type { Recipe } from '../recipe-words'

/** Asks before a recipe is deleted. */
export default function DeleteRecipeDialog({ recipe, onClose }: WithClose<{ recipe: Recipe }>) {
  const remove = useApiMutation('DELETE /api/recipes/:id')

  async function confirm() {
    if (remove.isPending) return
    try {
      await remove.mutateAsync({ params: { id: recipe.id } })
      toast({ title: 'Recipe deleted', description: recipe.title })
    } catch (error) {
      toast({ title: 'Delete Failed', description: sentenceOf(error), variant: 'destructive' })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete Recipe"
      description={
        <p className="break-words">
          <b className="font-medium text-ink">{recipe.title}</b> is removed for good
          {recipe.approved && ', and clients are no longer offered it'}. This cannot be undone.
        </p>
      }
      confirmLabel="Delete recipe"
      pendingLabel="Deleting..."
      pending={remove.isPending}
      onConfirm={() => void confirm()}
    />
  )
}
