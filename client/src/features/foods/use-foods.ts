import type { QueryClient } from '@tanstack/react-query'
import { keyOf, useApiQuery } from '@/api/use-api'
import { useRefetchOnMount } from '@/api/use-refetch-on-mount'
import type { Food } from './food-words'

const LIST = keyOf('GET /api/allergens')
const shown = ['/api/allergens'] as const

/** Refetched on mount, because a generation or another user may have changed the foods. */
export function useFoods() {
  useRefetchOnMount(shown)
  return useApiQuery('GET /api/allergens')
}

/** Replaces one food in the cached list, instead of refetching thousands. */
export function replaceFood(queries: QueryClient, changed: Food): void {
  queries.setQueryData<Food[]>(LIST, (items) =>
    items?.map((item) => (item.id === changed.id ? changed : item)),
  )
}
