import type { AvoidEntry } from '../avoid-list'
import type { ResolvedFood } from '../food-matcher/resolve'
import type { ScaleName } from '../levels'
import type { TestedFood } from '../result-changes'
import type { Tolerated } from '../trial/avoidance'

/** What a test found of a food: `day` of its report (YYYY-MM-DD; null when unknown). */
export type Measured = { value: number | null; text: string; scale: ScaleName; day: string | null }

/** A completed test. Its results may be other objects each time they are asked for: who compares them asks once. */
export type PersonTest = {
  reportId: number
  day: string | null
  scale: ScaleName
  results: readonly TestedFood[]
  /** The foods that were tested, and whose results cannot be read. */
  unread: readonly { food: string }[]
  /** Its correction waits: these are the results as the person had read them. */
  isCheckedAgain?: boolean
}

/** All that decides what one person may eat. */
export type Person = {
  /** What is looked for: allergies, elevated foods, what the person chose to leave out. */
  avoid: readonly AvoidEntry[]
  /** The same as the matcher resolved them, in the same order. */
  avoidFoods: readonly ResolvedFood[]
  /** What tests found of them, in the same order; null for what no test has measured. */
  measured: readonly (Measured | null)[]
  /** The latest completed test and the one before it; `test` is null where nobody has tested, or only names are at hand. */
  test: PersonTest | null
  before: PersonTest | null
  /** The names of the foods that the latest test found without elevation. */
  low: readonly string[]
  /** The same as the matcher resolved them, when they are first asked for. */
  lowFoods: () => readonly ResolvedFood[]
  /** What was found to be well tolerated and is not avoided, with what tests found of it. */
  tolerated: readonly (Tolerated & { measured: Measured | null })[]
  /** The same as the matcher resolved it, in the same order. */
  toleratedFoods: readonly ResolvedFood[]
}
