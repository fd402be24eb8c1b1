import type { RecipeRow } from './recipe-reply'

const DAY_MS = 86_400_000

/** The day of the year, 1 to 366, where the server stands. */
export function dayOfYear(at: Date): number {
  const day = Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())
  return Math.round((day - Date.UTC(at.getFullYear(), 0, 1)) / DAY_MS) + 1
}

/** The recipe of the day out of those that fit, in id order; undefined when there is none. */
export const recipeOfDay = (fitting: readonly RecipeRow[], at: Date): RecipeRow | undefined =>
  fitting[dayOfYear(at) % fitting.length]
