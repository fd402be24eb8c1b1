import { useMemo } from 'react'
import { useAddressParams } from '@/lib/use-address-params'
import { usePagesOf, type Pages } from '@/lists/use-pages-of'
import { findRecipes, recipeSorts, type RecipeSort } from '../find-recipes'
import type { Recipe } from '../recipe-words'

/** Cards of a page: eight rows of three. */
export const PAGE_SIZE = 24

export type RecipeSearch = Pages<Recipe> & {
  q: string
  category: string
  sort: RecipeSort
  narrowed: boolean
  /** Everything that was found; undefined while nothing is known. */
  found: Recipe[] | undefined
  search: (q: string) => void
  narrow: (category: string) => void
  order: (sort: string) => void
  clear: () => void
}

/** Search, category, order and page over the whole list, kept in the address. */
export function useRecipeSearch(recipes: Recipe[] | undefined): RecipeSearch {
  const { params, change } = useAddressParams()
  const q = (params.get('q') ?? '').trim()
  const category = params.get('category') ?? ''
  const sort = recipeSorts.find((known) => known === params.get('sort')) ?? 'newest'
  const found = useMemo(
    () => recipes && findRecipes(recipes, { q, category, sort }),
    [recipes, q, category, sort],
  )
  const pages = usePagesOf(found, PAGE_SIZE)
  return {
    q,
    category,
    sort,
    narrowed: q !== '' || category !== '',
    found,
    ...pages,
    search: (text) => change({ q: text, page: '' }, { replace: true }),
    narrow: (name) => change({ category: name, page: '' }, { replace: true }),
    order: (name) => change({ sort: name === 'newest' ? '' : name, page: '' }, { replace: true }),
    clear: () => change({ q: '', category: '', page: '' }, { replace: true }),
  }
}
