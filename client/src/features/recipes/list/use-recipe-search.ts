import { useEffect, useMemo } from 'react'
import { pageChange, pageIn, useAddressParams } from '@/lib/use-address-params'
import { findRecipes, recipeSorts, type RecipeSort } from '../find-recipes'
import type { Recipe } from '../recipe-words'

/** Cards of a page: eight rows of three. */
export const PAGE_SIZE = 24

export type RecipeSearch = {
  q: string
  category: string
  sort: RecipeSort
  narrowed: boolean
  /** Everything that was found; undefined while nothing is known. */
  found: Recipe[] | undefined
  page: number
  /** What of it stands on the page. */
  rows: Recipe[]
  search: (q: string) => void
  narrow: (category: string) => void
  order: (sort: string) => void
  clear: () => void
  turnTo: (page: number) => void
}

/** Search, category, order and page over the whole list, kept in the address. */
export function useRecipeSearch(recipes: Recipe[] | undefined): RecipeSearch {
  const { params, change } = useAddressParams()
  const q = (params.get('q') ?? '').trim()
  const category = params.get('category') ?? ''
  const sort = recipeSorts.find((known) => known === params.get('sort')) ?? 'newest'
  const asked = pageIn(params)
  const found = useMemo(
    () => recipes && findRecipes(recipes, { q, category, sort }),
    [recipes, q, category, sort],
  )
  const page = found ? Math.min(asked, Math.max(1, Math.ceil(found.length / PAGE_SIZE))) : asked
  useEffect(() => {
    if (page !== asked) change(pageChange(page), { replace: true })
  })
  return {
    q,
    category,
    sort,
    narrowed: q !== '' || category !== '',
    found,
    page,
    rows: found?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) ?? [],
    search: (text) => change({ q: text, page: '' }, { replace: true }),
    narrow: (name) => change({ category: name, page: '' }, { replace: true }),
    order: (name) => change({ sort: name === 'newest' ? '' : name, page: '' }, { replace: true }),
    clear: () => change({ q: '', category: '', page: '' }, { replace: true }),
    turnTo: (next) => change(pageChange(next)),
  }
}
