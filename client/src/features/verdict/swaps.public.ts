import { useQueries } from '@tanstack/react-query'
import { request } from '@/api/request'
import { keyOf } from '@/api/use-api'

/** A food and a swap for it; undefined when none is known. */
export type Swap = { food: string; instead: string | undefined; isAllergy: boolean }

/** A swap for each of the foods, those that have one first; undefined until all are loaded. */
export function useSwaps(foods: readonly string[]): Swap[] | undefined {
  const answers = useQueries({
    queries: foods.map((q) => ({
      queryKey: [...keyOf('GET /api/verdict', { query: { q } }), 'swap'],
      staleTime: 300_000,
      queryFn: ({ signal }: { signal: AbortSignal }) => request('GET /api/verdict', { query: { q } }, signal),
    })),
  })
  if (answers.some(({ isPending }) => isPending)) return undefined
  const all = foods.map((food, at) => ({
    food,
    instead: answers[at]?.data?.swaps[0]?.foodName,
    isAllergy: answers[at]?.data?.kind === 'allergy',
  }))
  return [...all.filter(({ instead }) => instead), ...all.filter(({ instead }) => !instead)]
}
