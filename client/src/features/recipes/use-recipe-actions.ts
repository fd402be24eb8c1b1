import { BadgeCheck, BadgeX, Copy, Eye, Share2, SquarePen, Trash2 } from 'lucide-react'
import { useUser } from '@/session/session'
import { useOpenDialog } from '@/ui/dialog-host'
import type { MenuEntry } from '@/ui/menu-entry'
import { copyRecipe, shareRecipe } from './share-recipe'
import { loadDeleteRecipe, loadEditRecipe } from './recipe-change-dialogs'
import { loadRecipe } from './recipe-dialogs'
import { isEditable, type Recipe } from './recipe-words'
import { useApproval } from './use-approval'

/** The menu entries a user may use on a recipe; the server has the final say. */
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
