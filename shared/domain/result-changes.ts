import { tidied } from './fold'
import { type Level, levelRank, type ScaleName } from './levels'

/** One tested food, as far as comparing needs it: `value` in its test's scale, `text` as the laboratory printed it. */
export type TestedFood = { food: string; value: number | null; text: string; level: Level }

/** One test: the scale that graded it and its foods. */
export type Test<T extends TestedFood> = { scale: ScaleName; results: readonly T[] }

/** A food that both tests hold. */
export type FoodChange<T> = { before: T; now: T }

/**
 * What changed between two tests. A food that is elevated in either of them is in exactly one of the lists; a food that
 * is low in both is in none, unless only one test holds it. `same`: elevated in both, with no certain change.
 * `levelsOnly`: the scales differ, so that values say nothing about each other and only levels were compared.
 */
export type ResultChanges<T> = {
  levelsOnly: boolean
  appeared: FoodChange<T>[]
  gone: FoodChange<T>[]
  up: FoodChange<T>[]
  down: FoodChange<T>[]
  same: FoodChange<T>[]
  onlyNow: T[]
  onlyBefore: T[]
}

const byStrength = (a: TestedFood, b: TestedFood) =>
  levelRank[b.level] - levelRank[a.level] ||
  (b.value ?? -1) - (a.value ?? -1) ||
  (a.food < b.food ? -1 : Number(a.food > b.food))

/** The foods by name; of a food that a test lists twice, the stronger result. */
function byName<T extends TestedFood>(results: readonly T[]): Map<string, T> {
  const foods = new Map<string, T>()
  for (const result of results) {
    const key = tidied(result.food)
    const known = foods.get(key)
    if (!known || byStrength(result, known) < 0) foods.set(key, result)
  }
  return foods
}

/** What a value can be: a printed bound leaves one side open. Undefined for a result in words. */
function rangeOf({ value, text }: TestedFood): [number, number] | undefined {
  if (value === null) return undefined
  if (/[>≥]/u.test(text)) return [value, Infinity]
  return /[<≤]/u.test(text) ? [-Infinity, value] : [value, value]
}

/** Whether `now` is certainly stronger: by its level, else by its value where the two values can be compared. */
function isStronger(now: TestedFood, before: TestedFood, levelsOnly: boolean): boolean {
  if (now.level !== before.level) return levelRank[now.level] > levelRank[before.level]
  const [mine, theirs] = [rangeOf(now), rangeOf(before)]
  return !levelsOnly && mine !== undefined && theirs !== undefined && mine[0] > theirs[1]
}

/**
 * Compares two tests of one person, food by food: the same name but for case and spaces, and nothing looser. Lists come
 * strongest first: `gone`, `down` and `onlyBefore` by the earlier result, the others by the later.
 */
export function compareTests<T extends TestedFood>(before: Test<T>, now: Test<T>): ResultChanges<T> {
  const [earlier, later] = [byName(before.results), byName(now.results)]
  const levelsOnly = before.scale !== now.scale
  const isElevated = ({ level }: T) => level !== 'low'
  const pairs = [...later].flatMap(([key, result]) => {
    const known = earlier.get(key)
    return known ? [{ before: known, now: result }] : []
  })
  const both = pairs.filter((pair) => isElevated(pair.before) && isElevated(pair.now))
  const isUp = (pair: FoodChange<T>) => isStronger(pair.now, pair.before, levelsOnly)
  const isDown = (pair: FoodChange<T>) => isStronger(pair.before, pair.now, levelsOnly)
  const byNow = (a: FoodChange<T>, b: FoodChange<T>) => byStrength(a.now, b.now)
  const byBefore = (a: FoodChange<T>, b: FoodChange<T>) => byStrength(a.before, b.before)
  const only = (these: Map<string, T>, others: Map<string, T>) =>
    [...these].flatMap(([key, result]) => (others.has(key) ? [] : [result])).sort(byStrength)
  return {
    levelsOnly,
    appeared: pairs.filter((pair) => !isElevated(pair.before) && isElevated(pair.now)).sort(byNow),
    gone: pairs.filter((pair) => isElevated(pair.before) && !isElevated(pair.now)).sort(byBefore),
    up: both.filter(isUp).sort(byNow),
    down: both.filter(isDown).sort(byBefore),
    same: both.filter((pair) => !isUp(pair) && !isDown(pair)).sort(byNow),
    onlyNow: only(later, earlier),
    onlyBefore: only(earlier, later),
  }
}
