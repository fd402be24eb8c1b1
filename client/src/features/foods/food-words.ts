import type { Reply } from '@shared/api'
import { byAlphabet, fold } from '@shared/domain/fold'
import { isCategory } from '@shared/domain/food-category'

export type Food = Reply<'GET /api/allergens'>[number]

/** Foods without the items that stand for categories. */
export const onlyFoods = (items: readonly Food[]): Food[] => items.filter((item) => !isCategory(item))

/** The items whose name or category holds `q`, capitals and accents aside; of one category when that is given. */
export function findItems(items: readonly Food[], { q, category }: { q: string; category: string }): Food[] {
  const sought = fold(q.trim())
  return items.filter(
    (item) =>
      (category === '' || item.category === category) &&
      (fold(item.name).includes(sought) || fold(item.category).includes(sought)),
  )
}

/** Every category in use, or kept as an item, once and in order. */
export function categoriesOf(items: readonly Food[]): string[] {
  return [...new Set(items.map((item) => item.category))].sort(byAlphabet)
}
