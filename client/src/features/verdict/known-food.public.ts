import { findFood, type MatchKind } from '@shared/domain/foods/loose-match'
import type { Food } from './verdict-types'

export type KnownFood = { food: Food; kind: MatchKind }

/** The catalogue entry of each result, by the result's line; unknown results are left out. */
export function knownFoods(
  results: readonly { line: number; food: string }[],
  foods: readonly Food[],
): Map<number, KnownFood> {
  return new Map(
    results.flatMap(({ line, food }) => {
      const found = findFood(food, foods)
      return found ? [[line, found] as const] : []
    }),
  )
}

/** The picture of a food. What is only made of one has none: oat milk does not look like oats. */
export function pictureOf(known: KnownFood | undefined): { src: string | null; photo: boolean } {
  const src = known && (known.kind === 'exact' || known.kind === 'form') ? known.food.imageUrl : null
  return { src, photo: src !== null && !src.startsWith('/food-pictures/') }
}
