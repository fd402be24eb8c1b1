import { useMemo } from 'react'
import { useApiQuery } from '@/api/use-api'
import { knownFoods, pictureOf } from '@/features/verdict/known-food.public'

type Picture = ReturnType<typeof pictureOf>

/** Returns a food's picture by its name in the report, once the catalogue has loaded. */
export function useFoodPictures(names: readonly string[]): (name: string) => Picture {
  const catalogue = useApiQuery('GET /api/allergens')
  const sought = names.join('\n')
  const pictures = useMemo(() => {
    const rows = sought.split('\n').map((food, line) => ({ food, line }))
    const known = knownFoods(rows, catalogue.data ?? [])
    return new Map(rows.map(({ food, line }) => [food, pictureOf(known.get(line))]))
  }, [sought, catalogue.data])
  return (name) => pictures.get(name) ?? pictureOf(undefined)
}
