import { tidied } from './fold'
import { type Level, levelRank, type ScaleName } from './levels'

/** One tested food, as far as comparing needs it: `value` in its test's scale, `text` as the laboratory printed it. */
export type TestedFood = { food: string; value: number | null; text: string; level: Level }
type Measured = Omit<TestedFood, 'food'>

/** One test: the scale that graded it, its foods, and those of which the result cannot be read. */
export type Test<T extends TestedFood> = {
  scale: ScaleName
  results: readonly T[]
  unread: readonly { food: string }[]
}

/** A food that both tests hold. */
export type FoodChange<T> = { before: T; now: T }

/** Where a result has gone since the test before: `same` is within the test's own repeatability. */
export type Move = 'up' | 'down' | 'same'

/**
 * What changed between two tests. A food that is elevated in either of them is in exactly one of the lists; a food that
 * is low in both is in none, unless only one test holds it, or one result of it cannot be read. `appeared` and `gone` tell by the level what is avoided from
 * now on, however small the step was; `same`: elevated in both, with no certain move, its level notwithstanding.
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
  /** The earlier results of what cannot be read now, and the later ones of what could not be read before. */
  unreadNow: T[]
  unreadBefore: T[]
}

const byStrength = (a: TestedFood, b: TestedFood) =>
  levelRank[b.level] - levelRank[a.level] ||
  (b.value ?? -1) - (a.value ?? -1) ||
  (a.food < b.food ? -1 : Number(a.food > b.food))

/** The foods by name, folded; of a food that a test lists twice, the stronger result. */
export function byName<T extends TestedFood>(results: readonly T[]): Map<string, T> {
  const foods = new Map<string, T>()
  for (const result of results) {
    const key = tidied(result.food)
    const known = foods.get(key)
    if (!known || byStrength(result, known) < 0) foods.set(key, result)
  }
  return foods
}

/** What a value can be: a printed bound leaves one side open. Undefined for a result in words. */
function rangeOf({ value, text }: Measured): [number, number] | undefined {
  if (value === null) return undefined
  if (/[>≥]/u.test(text)) return [value, Infinity]
  return /[<≤]/u.test(text) ? [-Infinity, value] : [value, value]
}

/** How far a second test of one sample may be from the first: this share of the earlier value, or so many units. */
export const repeatability = { share: 0.15, units: 1.5 }

/** How far a second test of a sample with this value may be from it. */
export const spreadOf = (value: number): number => Math.max(repeatability.share * value, repeatability.units)

/** A sum of decimals is a little off what it should be. */
const ROUNDING = 1e-9

/**
 * Where a food has gone between two results: only a step beyond the repeatability counts, whichever is more of its two
 * measures, however the levels fall. `scale`: the one that graded both; null when they had different ones, so that only
 * levels can be compared, as for results in words. Null when nothing is certain: a printed bound leaves it open, or
 * there are but two equal levels.
 */
export function moveOf(before: Measured, now: Measured, scale: ScaleName | null): Move | null {
  const [earlier, later] = [rangeOf(before), rangeOf(now)]
  if (!scale || !earlier || !later) {
    const step = levelRank[now.level] - levelRank[before.level]
    return step === 0 ? null : step > 0 ? 'up' : 'down'
  }
  const spread = spreadOf(before.value ?? 0) + ROUNDING
  if (later[0] - earlier[1] > spread) return 'up'
  if (earlier[0] - later[1] > spread) return 'down'
  const isExact = earlier[0] === earlier[1] && later[0] === later[1]
  return isExact ? 'same' : null
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
  const scale = levelsOnly ? null : now.scale
  const moved = (pair: FoodChange<T>) => moveOf(pair.before, pair.now, scale)
  const byNow = (a: FoodChange<T>, b: FoodChange<T>) => byStrength(a.now, b.now)
  const byBefore = (a: FoodChange<T>, b: FoodChange<T>) => byStrength(a.before, b.before)
  const only = (these: Map<string, T>, others: Map<string, T>, { unread }: Test<T>) => {
    const names = new Set(unread.map(({ food }) => tidied(food)))
    const missing = [...these].filter(([key]) => !others.has(key))
    const sorted = (isUnread: boolean) =>
      missing.flatMap(([key, result]) => (names.has(key) === isUnread ? [result] : [])).sort(byStrength)
    return { unread: sorted(true), others: sorted(false) }
  }
  const onlyNow = only(later, earlier, before)
  const onlyBefore = only(earlier, later, now)
  return {
    levelsOnly,
    appeared: pairs.filter((pair) => !isElevated(pair.before) && isElevated(pair.now)).sort(byNow),
    gone: pairs.filter((pair) => isElevated(pair.before) && !isElevated(pair.now)).sort(byBefore),
    up: both.filter((pair) => moved(pair) === 'up').sort(byNow),
    down: both.filter((pair) => moved(pair) === 'down').sort(byBefore),
    same: both.filter((pair) => (moved(pair) ?? 'same') === 'same').sort(byNow),
    onlyNow: onlyNow.others,
    onlyBefore: onlyBefore.others,
    unreadNow: onlyBefore.unread,
    unreadBefore: onlyNow.unread,
  }
}
