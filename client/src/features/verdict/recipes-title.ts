import { foodToCook } from '@shared/domain/verdict/answer'
import type { VerdictReply } from './verdict-types'

/** As the server chooses: recipes with the food after a go-ahead, else without. */
export function recipesTitle(said: VerdictReply): string {
  const food = foodToCook(said)
  if (food !== undefined) return `Recipes with ${food.toLowerCase()}`
  return said.foods.length > 0 && said.answer !== 'go-ahead' ? 'Recipes without it' : 'Recipes that fit you'
}
