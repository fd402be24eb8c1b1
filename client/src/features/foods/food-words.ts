import type { Reply } from '@shared/api'
import { byAlphabet, fold } from '@shared/domain/text/fold'
import { isCategory } from '@shared/domain/foods/food-category'

export type Food = Reply<'GET /api/allergens'>[number]

/** Foods without the items that represent categories. */
export const onlyFoods = (items: readonly Food[]): Food[] => items.filter((item) => !isCategory(item))

/** Items with `q` in name or category, ignoring case and accents, in any or one category. */
export function findItems(items: readonly Food[], { q, category }: { q: string; category: string }): Food[] {
  const sought = fold(q.trim())
  return items.filter(
    (item) =>
      (category === '' || item.category === category) &&
      (fold(item.name).includes(sought) || fold(item.category).includes(sought)),
  )
}

/** Every category in use or stored as an item, once and sorted. */
export function categoriesOf(items: readonly Food[]): string[] {
  return [...new Set(items.map((item) => item.category))].sort(byAlphabet)
}

/** The sortable columns. */
export const foodSorts = ['id', 'name', 'latinName', 'category'] as const
export type FoodSort = (typeof foodSorts)[number]
export type FoodOrder = { sort: FoodSort; order: 'asc' | 'desc' }

/** Sorts the items; ties by name, empty values last in either order. */
export function sortItems(items: readonly Food[], { sort, order }: FoodOrder): Food[] {
  const sign = order === 'asc' ? 1 : -1
  const compare = (a: Food, b: Food): number => {
    if (sort === 'id') return sign * (a.id - b.id)
    const [one, other] = [a[sort], b[sort]]
    if (one === '' || other === '') return Number(one === '') - Number(other === '')
    return sign * byAlphabet(one, other)
  }
  return [...items].sort((a, b) => compare(a, b) || byAlphabet(a.name, b.name))
}
