import { tidied } from '../text/fold'
import { type Level, levelRank, type ScaleName } from './levels'

/** One tested food: `value` in its test's scale, `text` as the laboratory printed it. */
export type TestedFood = { food: string; value: number | null; text: string; level: Level }
type Measured = Omit<TestedFood, 'food'>

/** One test: the scale that graded it, its foods, and those with an unreadable result. */
export type Test<T extends TestedFood> = {
  scale: ScaleName
  results: readonly T[]
  unread: readonly { food: string }[]
}

export type FoodChange<T> = { before: T; now: T }

/** The trend of a result since the previous test: `same` is within the test's own repeatability. */
export type Trend = 'up' | 'down' | 'same'

/**
 * The changes between two tests. A food that is elevated in either is in exactly one of the lists;
 * a food that is low in both is in none, unless only one test contains it, or one of its results is
 * unreadable. `appeared` and `gone` follow the level, however small the change was; `same`:
 * elevated in both, without a certain trend, also at another level. `levelsOnly`: the scales
 * differ, so that only levels were compared.
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
  /** Earlier results of foods unreadable now, and later ones of foods unreadable before. */
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

/** The range of a value: a printed bound leaves one side open; undefined for one in words. */
function rangeOf({ value, text }: Measured): [number, number] | undefined {
  if (value === null) return undefined
  if (/[>≥]/u.test(text)) return [value, Infinity]
  return /[<≤]/u.test(text) ? [-Infinity, value] : [value, value]
}

/** How far a second test may differ: this share of the earlier value, or so many units. */
export const repeatability = { share: 0.15, units: 1.5 }

/** How far a second test of a sample with this value may differ, in the value's unit. */
export const spreadOf = (value: number): number => Math.max(repeatability.share * value, repeatability.units)

/** Tolerance for the rounding of decimals. */
const ROUNDING = 1e-9

/**
 * The trend of a food between two results: only a change beyond the repeatability (the greater of
 * its two limits) counts, at any level. `scale`: the one that graded both; null when they differ,
 * so that only levels can be compared, as for results in words. Null when nothing is certain: a
 * printed bound leaves it open, or two equal levels are all there is.
 */
export function trendOf(before: Measured, now: Measured, scale: ScaleName | null): Trend | null {
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

/** Strongest first: `gone`, `down` and `onlyBefore` by the earlier result, else the later. */
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
  const trend = (pair: FoodChange<T>) => trendOf(pair.before, pair.now, scale)
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
    up: both.filter((pair) => trend(pair) === 'up').sort(byNow),
    down: both.filter((pair) => trend(pair) === 'down').sort(byBefore),
    same: both.filter((pair) => (trend(pair) ?? 'same') === 'same').sort(byNow),
    onlyNow: onlyNow.others,
    onlyBefore: onlyBefore.others,
    unreadNow: onlyBefore.unread,
    unreadBefore: onlyNow.unread,
  }
}
