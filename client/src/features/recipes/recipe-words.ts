import type { Reply } from '@shared/api'
import { countText, plural } from '@shared/domain/text/counts'

export type Recipe = Reply<'GET /api/recipes'>[number]

/** `45 min`, `1 h 30 min`. */
export function minutesWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** A category or difficulty for display: `side-dish` becomes `Side dish`. */
export function sentenceCase(word: string): string {
  const spaced = word.replaceAll('-', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** `Made without your 36 foods and 2 that could not be read`; undefined for no food. */
export function noneOfLine({
  without,
  notReadable = 0,
}: Pick<Recipe, 'without' | 'notReadable'>): string | undefined {
  const read = without.length - notReadable
  if (without.length === 0) return undefined
  if (read === 0) return `Made without ${countText(notReadable, 'food')} that could not be read`
  const unread = notReadable > 0 ? ` and ${notReadable} that could not be read` : ''
  return `${plural(read, 'Made without the food you avoid', `Made without your ${read} foods`)}${unread}`
}

type RecipeText = Pick<Recipe, 'title' | 'ingredients' | 'instructions'>

/** A recipe as text: its title, bulleted ingredients and numbered steps. */
export function recipeAsText({ title, ingredients, instructions }: RecipeText): string {
  return [
    title,
    '',
    'Ingredients:',
    ...ingredients.map((line) => `• ${line}`),
    '',
    'Instructions:',
    ...instructions.map((step, index) => `${index + 1}. ${step}`),
  ].join('\n')
}

/** Whether this role may change and delete a recipe: admins any, clients their own draft. */
export const isEditable = ({ own, approved }: Recipe, staff: boolean): boolean => staff || (own && !approved)
