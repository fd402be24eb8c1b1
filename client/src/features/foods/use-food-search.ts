import { useMemo } from 'react'
import { useAddressParams } from '@/lib/use-address-params'
import { usePagesOf, type Pages } from '@/lists/use-pages-of'
import { findItems, type Food } from './food-words'

/** Rows of a page: few enough to draw at once whatever the database holds. */
export const PAGE_SIZE = 25

export type FoodSearch = Pages<Food> & {
  q: string
  category: string
  narrowed: boolean
  /** Everything that was found; undefined while nothing is known. */
  found: Food[] | undefined
  search: (q: string) => void
  narrow: (category: string) => void
  clear: () => void
}

/** Search, category and page over the whole list, kept in the address. */
export function useFoodSearch(items: Food[] | undefined): FoodSearch {
  const { params, change } = useAddressParams()
  const q = (params.get('q') ?? '').trim()
  const category = params.get('category') ?? ''
  const found = useMemo(() => items && findItems(items, { q, category }), [items, q, category])
  const pages = usePagesOf(found, PAGE_SIZE)
  return {
    q,
    category,
    narrowed: q !== '' || category !== '',
    found,
    ...pages,
    search: (text) => change({ q: text, page: '' }, { replace: true }),
    narrow: (name) => change({ category: name, page: '' }, { replace: true }),
    clear: () => change({ q: '', category: '', page: '' }, { replace: true }),
  }
}
