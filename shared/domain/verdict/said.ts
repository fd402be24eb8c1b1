import type { Halves } from './halves'
import type { DecidingFood, DishPart } from './kinds'
import type { Tainted } from './siblings'

/** What a kitchen may put into a dish. */
export type Gravest = Pick<DecidingFood, 'foodName' | 'level' | 'outcome'>

/**
 * A food that decides: `source` is the part of a dish that it is in, where nobody would guess, `isKind`: one of the family
 * asked for, `isBare`: told by its name alone, as level and value stand beside the sentence.
 */
export type Told = DecidingFood & { source: string | undefined; isKind: boolean; isBare: boolean }

/** What a sentence is made from. `it` is what was asked, as it stands within a sentence. */
export type Said = {
  title: string
  foods: readonly Told[]
  /** Those that the test found without elevation. */
  low: readonly DecidingFood[]
  /** Those that were found to be well tolerated. */
  tolerated: readonly DecidingFood[]
  /** Siblings of a family that the test found low, and that are made of what is elevated. */
  tainted: readonly Tainted[]
  /** What is low, and what is not, of a food in halves: egg yolk and egg white. */
  halves: Halves
  parts: readonly DishPart[]
  isDish: boolean
  /** Whether the title is but some of several foods that were asked for. */
  isList: boolean
  isFamily: boolean
  hasTest: boolean
  /** Whether the correction of the test waits. */
  isCheckedAgain: boolean
  notTested: readonly string[]
  notKnown: readonly string[]
  /** Whether nothing of it is tested anywhere: water, salt. */
  isPlain: boolean
  /** The person's gravest foods that a kitchen may put into a dish, or that such a product often holds. */
  gravest: readonly Gravest[]
  /** Allergies of the person to other foods of the same family. */
  kin: readonly string[]
}
