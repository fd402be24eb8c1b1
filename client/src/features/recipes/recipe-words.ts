import type { Reply } from '@shared/api'

export type Recipe = Reply<'GET /api/recipes'>[number]

/** `45 min`, `1 h 30 min`. */
export function minutesWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** A category or a difficulty as it is shown: `side-dish` becomes `Side dish`. */
export function sentenceCase(word: string): string {
  const spaced = word.replaceAll('-', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const WITHOUT_SHOWN = 3

/** `without: egg, milk, wheat and 4 more`; undefined when nothing is left out on purpose. */
export function withoutLine(names: readonly string[], shown = WITHOUT_SHOWN): string | undefined {
  if (names.length === 0) return undefined
  // One more name is as short as saying that there is one more.
  const kept = names.length === shown + 1 ? shown + 1 : shown
  const words = names.slice(0, kept).map((name) => name.toLocaleLowerCase('en-GB'))
  const more = names.length - words.length
  return `without: ${words.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

type RecipeText = Pick<Recipe, 'title' | 'ingredients' | 'instructions'>

/** A recipe for the clipboard: its title, the ingredients with bullets, the steps with numbers. */
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

/** Whether somebody of a role may change and delete a recipe: admins any, a client their own draft. */
export const isEditable = ({ own, approved }: Recipe, staff: boolean): boolean => staff || (own && !approved)
