import { useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, BadgeX, Copy, Eye, Share2, SquarePen, Trash2 } from 'lucide-react'
import { sentenceOf } from '@/api/request'
import { refresh, useApiMutation } from '@/api/use-api'
import { useUser } from '@/session/session'
import { useOpenDialog } from '@/ui/dialog-host'
import type { MenuEntry } from '@/ui/menu'
import { toast } from '@/ui/use-toast'
import { copyRecipe, shareRecipe } from './give-recipe'
import { loadDeleteRecipe, loadEditRecipe, loadRecipe } from './recipe-dialogs'
import type { Recipe } from './recipe-words'

/** Whether somebody of a role may change and delete a recipe: admins any, a client their own draft. */
export const isEditable = ({ own, approved }: Recipe, staff: boolean): boolean => staff || (own && !approved)

/** What the reader may do with a recipe, as a menu offers it; the server has the last word. */
export function useRecipeActions(recipe: Recipe): MenuEntry[] {
  const open = useOpenDialog()
  const staff = useUser().role === 'admin'
  const { approve } = useApproval(recipe)
  return [
    { label: 'View', icon: Eye, onSelect: () => open(loadRecipe, { recipe }) },
    { label: 'Share', icon: Share2, onSelect: () => void shareRecipe(recipe) },
    { label: 'Copy', icon: Copy, onSelect: () => void copyRecipe(recipe) },
    ...(staff || isEditable(recipe, staff) ? (['separator'] as const) : []),
    ...(staff
      ? [
          {
            label: recipe.approved ? 'Unapprove' : 'Approve',
            icon: recipe.approved ? BadgeX : BadgeCheck,
            onSelect: () => void approve(),
          },
        ]
      : []),
    ...(isEditable(recipe, staff)
      ? [
          { label: 'Edit', icon: SquarePen, onSelect: () => open(loadEditRecipe, { recipe }) },
          {
            label: 'Delete',
            icon: Trash2,
            destructive: true,
            onSelect: () => open(loadDeleteRecipe, { recipe }),
          },
        ]
      : []),
  ]
}

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
