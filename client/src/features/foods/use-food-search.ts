import { useMemo } from 'react'
import { useListFilter, type ListFilter } from '@/lists/use-list-filter'
import { usePagesOf, type Pages } from '@/lists/use-pages-of'
import { useAddressParams } from '@/lib/use-address-params'
import { findItems, foodSorts, sortItems, type Food, type FoodOrder, type FoodSort } from './food-words'

/** Rows per page: few enough to render quickly. */
export const PAGE_SIZE = 25

export type FoodSearch = Pages<Food> &
  ListFilter & {
    /** All matches; undefined until loaded. */
    found: Food[] | undefined
    /** The sort order; undefined for the server's order. */
    order: FoodOrder | undefined
    /** Sorts by a column, or reverses its order. */
    sortBy: (sort: FoodSort) => void
  }

/** Search, category, order and page of the full list, kept in the URL. */
export function useFoodSearch(items: Food[] | undefined): FoodSearch {
  const narrowing = useListFilter()
  const { q, category } = narrowing
  const { params, change } = useAddressParams()
  const sort = foodSorts.find((one) => one === params.get('sort'))
  const order = params.get('order') === 'desc' ? 'desc' : 'asc'
  const found = useMemo(() => {
    const matching = items && findItems(items, { q, category })
    return matching && sort ? sortItems(matching, { sort, order }) : matching
  }, [items, q, category, sort, order])
  const pages = usePagesOf(found, PAGE_SIZE)
  return {
    ...narrowing,
    ...pages,
    found,
    order: sort && { sort, order },
    sortBy: (next) =>
      change(
        { sort: next, order: next === sort && order === 'asc' ? 'desc' : '', page: '' },
        { replace: true },
      ),
  }
}
