import { useMemo } from 'react'
import { useNarrowing, type Narrowing } from '@/lists/use-narrowing'
import { usePagesOf, type Pages } from '@/lists/use-pages-of'
import { findItems, type Food } from './food-words'

/** Rows of a page: few enough to draw at once whatever the database holds. */
export const PAGE_SIZE = 25

export type FoodSearch = Pages<Food> &
  Narrowing & {
    /** Everything that was found; undefined while nothing is known. */
    found: Food[] | undefined
  }

/** Search, category and page over the whole list, kept in the address. */
export function useFoodSearch(items: Food[] | undefined): FoodSearch {
  const narrowing = useNarrowing()
  const { q, category } = narrowing
  const found = useMemo(() => items && findItems(items, { q, category }), [items, q, category])
  const pages = usePagesOf(found, PAGE_SIZE)
  return { ...narrowing, found, ...pages }
}
