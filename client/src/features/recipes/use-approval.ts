import { useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '@/api/request'
import { refresh, useApiMutation } from '@/api/use-api'
import { toast } from '@/ui/use-toast'
import type { Recipe } from './recipe-words'

/** Offers a recipe to clients, or takes it back. `approve` is true when that has been done. */
export function useApproval(recipe: Recipe): { pending: boolean; approve: () => Promise<boolean> } {
  const queries = useQueryClient()
  const update = useApiMutation('PATCH /api/recipes/:id', ['/api/recipes'])

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
      void refresh(queries, ['/api/recipes'])
      return false
    }
  }
  return { pending: update.isPending, approve }
}
