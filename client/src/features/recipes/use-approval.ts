import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { toast } from '@/ui/use-toast'
import type { Recipe } from './recipe-words'

/** Approves a recipe for clients, or withdraws it. `approve` resolves to true once approved. */
export function useApproval(recipe: Recipe): { pending: boolean; approve: () => Promise<boolean> } {
  const update = useApiMutation('PATCH /api/recipes/:id')

  async function approve() {
    if (update.isPending) return false
    const { id, version, approved } = recipe
    try {
      await update.mutateAsync({ params: { id }, body: { approved: !approved }, version })
      toast({ title: approved ? 'Recipe unapproved' : 'Recipe approved', description: recipe.title })
      return true
    } catch (error) {
      toast({
        title: approved ? 'Failed to unapprove recipe' : 'Failed to approve recipe',
        description: sentenceOf(error),
        variant: 'destructive',
      })
      return false
    }
  }
  return { pending: update.isPending, approve }
}
