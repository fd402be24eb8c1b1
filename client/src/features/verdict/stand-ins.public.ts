import { useQueries } from '@tanstack/react-query'
import { request } from '@/api/request'
import { keyOf } from '@/api/use-api'

/** A food and what its person may eat in its place; undefined where nothing is known. */
export type StandIn = { food: string; instead: string | undefined; isAllergy: boolean }

/** For each of some foods what may be eaten in its place, those that have something first; undefined until all answers are there. */
export function useStandIns(foods: readonly string[]): StandIn[] | undefined {
  const answers = useQueries({
    queries: foods.map((q) => ({
      queryKey: [...keyOf('GET /api/verdict', { query: { q } }), 'stand-in'],
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
