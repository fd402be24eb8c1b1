import type { Reply } from '@shared/api'
import { isCategory } from '@shared/domain/food-category'

export type Food = Reply<'GET /api/allergens'>[number]

/** Foods without the items that stand for categories. */
export const onlyFoods = (items: readonly Food[]): Food[] => items.filter((item) => !isCategory(item))

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** The items whose name or category holds `q`, capitals and accents aside; of one category when that is given. */
export function findItems(items: readonly Food[], { q, category }: { q: string; category: string }): Food[] {
  const sought = folded(q.trim())
  return items.filter(
    (item) =>
      (category === '' || item.category === category) &&
      (folded(item.name).includes(sought) || folded(item.category).includes(sought)),
  )
}

/** Every category in use, or kept as an item, once and in order. */
export function categoriesOf(items: readonly Food[]): string[] {
  return [...new Set(items.map((item) => item.category))].sort((one, other) => one.localeCompare(other, 'en'))
}
