import { fold } from '@shared/domain/text/fold'
import { elevated } from '@shared/domain/reports/levels'
import type { Result } from './report-types'

/** Every tested food, elevated ones first, then by value; results in words come last. */
export function strongestFirst(results: readonly Result[]): Result[] {
  const low = results
    .filter(({ level }) => level === 'low')
    .sort((a, b) => (b.value ?? -1) - (a.value ?? -1) || (a.food < b.food ? -1 : Number(a.food > b.food)))
  return [...elevated(results), ...low]
}

/** The foods whose name has every typed word, ignoring case and accents, in given order. */
export function searchFoods<T extends { food: string }>(foods: readonly T[], typed: string): T[] {
  const words = fold(typed).split(/\s+/u)
  return foods.filter(({ food }) => {
    const name = fold(food)
    return words.every((word) => name.includes(word))
  })
}
