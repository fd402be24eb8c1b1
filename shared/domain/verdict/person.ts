import type { AvoidEntry } from '../avoidance/avoid-list'
import type { ResolvedFood } from '../food-matcher/resolve'
import type { ScaleName } from '../reports/levels'
import type { TestedFood } from '../reports/result-changes'
import type { Tolerated } from '../trial/avoidance'

/** A food's test result: `day` of its report (YYYY-MM-DD; null when unknown). */
export type Measured = { value: number | null; text: string; scale: ScaleName; day: string | null }

/** A completed test; read its results once, as each access may return new objects. */
export type PersonTest = {
  reportId: number
  day: string | null
  scale: ScaleName
  results: readonly TestedFood[]
  /** The tested foods with an unreadable result. */
  unread: readonly { food: string }[]
  /** Its correction is pending: these are the results that the person had read. */
  isCheckedAgain?: boolean
}

/** All that decides what one person may eat. */
export type Person = {
  /** The avoid list: allergies, elevated foods, the person's own choices. */
  avoid: readonly AvoidEntry[]
  /** The same as the matcher resolved them, in the same order. */
  avoidFoods: readonly ResolvedFood[]
  /** Their test results, in the same order; null without one. */
  measured: readonly (Measured | null)[]
  /** The latest completed tests; `test` is null without one, or when only names are known. */
  test: PersonTest | null
  before: PersonTest | null
  /** The names of the foods without elevation in the latest test. */
  low: readonly string[]
  /** The same as the matcher resolved them, computed on first use. */
  lowFoods: () => readonly ResolvedFood[]
  /** The tolerated foods that are not avoided, with their test results. */
  tolerated: readonly (Tolerated & { measured: Measured | null })[]
  /** The same as the matcher resolved them, in the same order. */
  toleratedFoods: readonly ResolvedFood[]
}
