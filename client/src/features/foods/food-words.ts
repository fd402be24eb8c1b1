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

/** What a list of foods can be sorted by. */
export const foodSorts = ['id', 'name', 'latinName', 'category'] as const
export type FoodSort = (typeof foodSorts)[number]
export type FoodOrder = { sort: FoodSort; order: 'asc' | 'desc' }

/** The items in an order; those that are alike in it by name, and what is empty last either way. */
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
