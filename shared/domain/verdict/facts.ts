import type { Halves } from './halves'
import type { DecidingFood } from './kinds'
import type { GravestFood } from './often'
import type { FoodsStatement, Statement } from './ruling'
import type { Tainted } from './siblings'

/** A deciding food; `isKind`: a member of the family in question; `place`: where it is in it. */
export type RuledFood = DecidingFood & { isKind: boolean; place: number }

/** All that a ruling is made of; `about` is the subject of the question. */
export type Facts = {
  title: string
  about: readonly string[]
  /** Whether `about` is only some of several foods in the question. */
  isList: boolean
  /** The person's foods in it, the gravest first. */
  foods: readonly RuledFood[]
  /** The foods without elevation in the test; of a family its members. */
  low: readonly DecidingFood[]
  tolerated: readonly DecidingFood[]
  /** Members of a family that are low in the test but made of an elevated food. */
  tainted: readonly Tainted[]
  /** The low and the elevated halves of a food: egg yolk and egg white. */
  halves: Halves
  isDish: boolean
  isFamily: boolean
  /** Whether a member of the family is the usual one: cow's milk. */
  hasUsual: boolean
  /** Whether they name what a test looks for, but nobody eats as such. */
  isOrganism: boolean
  /** Whether they name a product by its possible sources: gelatine. */
  isOrigin: boolean
  isAnything: boolean
  hasTest: boolean
  hasParts: boolean
  /** Whether a dish has parts that the test looked at. */
  isLooked: boolean
  /** Whether a correction of the test is pending. */
  isCheckedAgain: boolean
  notTested: readonly string[]
  notKnown: readonly string[]
  /** Whether anything in the words has a result. */
  isTested: boolean
  /** Whether no test measures any of it: water, salt. */
  isPlain: boolean
  /** The gravest foods that a kitchen may add, or that such a product often contains. */
  gravest: readonly GravestFood[]
  /** The person's allergies to other foods of the same family. */
  relatedAllergies: readonly string[]
}

export type Said = FoodsStatement | Statement

/** A food in a ruling: one that the words name, or that such a product often contains. */
export type Food = GravestFood & Partial<RuledFood>
