import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keyOf, useApiQuery } from '@/api/use-api'
import type { Food } from './food-words'

const LIST = keyOf('GET /api/allergens')

/** All foods and categories. Fetched anew when a screen opens, since a generation or somebody else may have changed them. */
export function useFoods() {
  const queries = useQueryClient()
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: LIST }, { cancelRefetch: false })
  }, [queries])
  return useApiQuery('GET /api/allergens')
}

/** Puts a food as the server has answered it in its place in the list, without fetching thousands again. */
export function replaceFood(queries: QueryClient, changed: Food): void {
  queries.setQueryData<Food[]>(LIST, (items) =>
    items?.map((item) => (item.id === changed.id ? changed : item)),
  )
}
