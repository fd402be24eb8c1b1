import { LRUCache } from 'lru-cache'
import type { Level, ScaleName } from '@shared/domain/reports/levels'
import type { TestedFood } from '@shared/domain/reports/result-changes'
import type { PersonTest } from '@shared/domain/verdict/person'

/**
 * A test in the cache. Results are stored as parallel arrays of shared strings: hundreds of tests
 * as objects would give the garbage collector some hundred thousand more to visit.
 */
export class CachedTest implements PersonTest {
  readonly reportId: number
  readonly day: string | null
  readonly scale: ScaleName
  readonly unread: readonly { food: string }[]
  readonly isCheckedAgain: boolean
  readonly #foods: readonly string[]
  /** NaN for none, because an array of numbers alone is stored compactly. */
  readonly #values: readonly number[]
  readonly #texts: readonly string[]
  readonly #levels: readonly Level[]

  constructor({ reportId, day, scale, results, unread, isCheckedAgain = false }: PersonTest) {
    this.isCheckedAgain = isCheckedAgain
    this.reportId = reportId
    this.day = day
    this.scale = scale
    this.unread = unread.map(({ food }) => ({ food: wordOf(food) }))
    this.#foods = results.map(({ food }) => wordOf(food))
    this.#values = results.map(({ value }) => value ?? NaN)
    this.#texts = results.map(({ text }) => wordOf(text))
    this.#levels = results.map(({ level }) => wordOf(level) as Level)
  }

  get results(): TestedFood[] {
    return this.#foods.map((food, at) => {
      const value = this.#values[at] ?? NaN
      return {
        food,
        value: Number.isNaN(value) ? null : value,
        text: this.#texts[at] ?? '',
        level: this.#levels[at] ?? 'low',
      }
    })
  }
}

/** Many reports have the same words, so each string is stored once. */
const words = new LRUCache<string, string>({ max: 10_000 })

export function wordOf(text: string): string {
  const known = words.get(text)
  if (known !== undefined) return known
  words.set(text, text)
  return text
}
