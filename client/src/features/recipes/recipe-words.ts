import type { Reply } from '@shared/api'
import { plural } from '@shared/domain/text/counts'

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

/** `Made without your 36 foods`; undefined when nothing was left out. */
export const noneOfLine = ({ length }: readonly string[]): string | undefined =>
  length === 0
    ? undefined
    : plural(length, 'Made without the food you avoid', `Made without your ${length} foods`)

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
