import { useMemo } from 'react'
import { useAddressParams } from '@/lib/use-address-params'
import { useListFilter, type ListFilter } from '@/lists/use-list-filter'
import { usePagesOf, type Pages } from '@/lists/use-pages-of'
import { findRecipes, recipeSorts, type RecipeSort } from '../find-recipes'
import type { Recipe } from '../recipe-words'

/** Eight rows of three cards. */
export const PAGE_SIZE = 24

export type RecipeSearch = Pages<Recipe> &
  ListFilter & {
    sort: RecipeSort
    order: (sort: string) => void
    /** All matches; undefined until loaded. */
    found: Recipe[] | undefined
  }

/** Search, category, order and page of the full list, kept in the URL. */
export function useRecipeSearch(recipes: Recipe[] | undefined): RecipeSearch {
  const { params, change } = useAddressParams()
  const narrowing = useListFilter()
  const { q, category } = narrowing
  const sort = recipeSorts.find((known) => known === params.get('sort')) ?? 'newest'
  const found = useMemo(
    () => recipes && findRecipes(recipes, { q, category, sort }),
    [recipes, q, category, sort],
  )
  const pages = usePagesOf(found, PAGE_SIZE)
  return {
    ...narrowing,
    sort,
    order: (name) => change({ sort: name === 'newest' ? '' : name, page: '' }, { replace: true }),
    found,
    ...pages,
  }
}
