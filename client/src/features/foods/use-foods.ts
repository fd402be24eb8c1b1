import type { QueryClient } from '@tanstack/react-query'
import { keyOf, useApiQuery } from '@/api/use-api'
import { useFreshOnOpening } from '@/api/use-fresh-on-opening'
import type { Food } from './food-words'

const LIST = keyOf('GET /api/allergens')
const shown = ['/api/allergens'] as const

/** All foods and categories. Fetched anew when a screen opens, since a generation or somebody else may have changed them. */
export function useFoods() {
  useFreshOnOpening(shown)
  return useApiQuery('GET /api/allergens')
}

/** Puts a food as the server has answered it in its place in the list, without fetching thousands again. */
export function replaceFood(queries: QueryClient, changed: Food): void {
  queries.setQueryData<Food[]>(LIST, (items) =>
    items?.map((item) => (item.id === changed.id ? changed : item)),
  )
}
