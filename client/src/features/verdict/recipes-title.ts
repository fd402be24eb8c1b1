import { hasNothingAgainst } from '@shared/domain/verdict/kinds'
import type { VerdictReply } from './verdict-types'

/** As the server chooses: recipes with the food if nothing speaks against it, else without. */
export function recipesTitle({ kind, title, foods }: VerdictReply): string {
  if (hasNothingAgainst({ kind }) || kind === 'not-tested') return `Recipes with ${title.toLowerCase()}`
  return foods.length > 0 ? 'Recipes without it' : 'Recipes that fit you'
}
