import type { Halves } from './halves'
import type { DecidingFood, DishPart } from './kinds'
import type { Tainted } from './siblings'

/** A food that a kitchen may add to a dish. */
export type GravestFood = Pick<DecidingFood, 'foodName' | 'level' | 'outcome'>

/**
 * A deciding food: `source` is the part of a dish that contains it, where that is not obvious,
 * `isKind`: a member of the family in question, `isBare`: named without level and value, as these
 * are shown beside the sentence.
 */
export type SentenceFood = DecidingFood & { source: string | undefined; isKind: boolean; isBare: boolean }

/** The content of a verdict's sentence; `title` is the subject of the question. */
export type SentenceParts = {
  title: string
  foods: readonly SentenceFood[]
  /** The foods without elevation in the test. */
  low: readonly DecidingFood[]
  tolerated: readonly DecidingFood[]
  /** Members of a family that are low in the test but made of an elevated food. */
  tainted: readonly Tainted[]
  /** The low and the elevated halves of a food: egg yolk and egg white. */
  halves: Halves
  parts: readonly DishPart[]
  isDish: boolean
  /** Whether the title is only some of several foods in the question. */
  isList: boolean
  isFamily: boolean
  hasTest: boolean
  /** Whether a correction of the test is pending. */
  isCheckedAgain: boolean
  notTested: readonly string[]
  notKnown: readonly string[]
  /** Whether no test measures any of it: water, salt. */
  isPlain: boolean
  /** The gravest foods that a kitchen may add, or that such a product often contains. */
  gravest: readonly GravestFood[]
  /** The person's allergies to other foods of the same family. */
  relatedAllergies: readonly string[]
}
