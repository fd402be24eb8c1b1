import { useEffect, useMemo } from 'react'
import { pageChange, pageIn, useAddressParams } from '@/lib/use-address-params'
import { findItems, type Food } from './food-words'

/** Rows of a page: few enough to draw at once whatever the database holds. */
export const PAGE_SIZE = 25

export type FoodSearch = {
  q: string
  category: string
  narrowed: boolean
  /** Everything that was found; undefined while nothing is known. */
  found: Food[] | undefined
  page: number
  /** What of it stands on the page. */
  rows: Food[]
  search: (q: string) => void
  narrow: (category: string) => void
  clear: () => void
  turnTo: (page: number) => void
}

/** Search, category and page over the whole list, kept in the address. */
export function useFoodSearch(items: Food[] | undefined): FoodSearch {
  const { params, change } = useAddressParams()
  const q = (params.get('q') ?? '').trim()
  const category = params.get('category') ?? ''
  const asked = pageIn(params)
  const found = useMemo(() => items && findItems(items, { q, category }), [items, q, category])
  const page = found ? Math.min(asked, Math.max(1, Math.ceil(found.length / PAGE_SIZE))) : asked
  useEffect(() => {
    if (page !== asked) change(pageChange(page), { replace: true })
  })
  return {
    q,
    category,
    narrowed: q !== '' || category !== '',
    found,
    page,
    rows: found?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) ?? [],
    search: (text) => change({ q: text, page: '' }, { replace: true }),
    narrow: (name) => change({ category: name, page: '' }, { replace: true }),
    clear: () => change({ q: '', category: '', page: '' }, { replace: true }),
    turnTo: (next) => change(pageChange(next)),
  }
}
