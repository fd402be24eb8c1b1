import { avoidLevels } from '../avoidance/avoid-levels'
import type { AvoidEntry, FoodOutcome, InTrial } from '../avoidance/avoid-list'
import type { Span } from '../food-matcher/verdicts'
import type { Measured } from './person'

/** The verdicts, the gravest first. */
export const verdictKinds = [
  'allergy',
  'trigger',
  'high',
  'limited',
  'moderate',
  'own',
  'not-readable',
  'may-hold',
  'tolerated',
  'no-elevation',
  'not-tested',
  'not-known',
] as const
export type VerdictKind = (typeof verdictKinds)[number]

/** Whether nothing speaks against the food of such a verdict, and something is known about it. */
export const hasNothingAgainst = ({ kind }: { kind: VerdictKind }): boolean =>
  kind === 'tolerated' || kind === 'no-elevation'

/** The avoid list's levels, `tolerated` for an outcome, and `low` without elevation. */
export const verdictLevels = [...avoidLevels, 'tolerated', 'low'] as const
export type VerdictLevel = (typeof verdictLevels)[number]

/** Whether a food of this level is not avoided. */
export const isAllowedLevel = (level: VerdictLevel): boolean => level === 'tolerated' || level === 'low'

/**
 * How words name a food: by its name, as a product of it, as something that contains it, as a dish
 * with it as a certain main part, as a member of its family, as a possible source, or only in an
 * unusual recipe ("far": goat's milk for milk).
 */
export type Relation = 'is' | 'made' | 'holds' | 'usual' | 'family' | 'may' | 'far'

/** A food of the person that the words name, with its test results. */
export type DecidingFood = {
  foodName: string
  level: VerdictLevel
  certainty: Span['verdict']
  words: string[]
  relation: Relation
  measured: Measured | null
  carriedOverFrom: string | null
  /** The outcome, where it decides. */
  outcome?: FoodOutcome
  /** The id of the outcome `tolerated` that a newer test has put in question. */
  asks?: number
  trial?: InTrial
  /** Why it counts here: a sentence, or a few. */
  why: string
}

export type DishPart = Pick<AvoidEntry, 'trial'> & {
  name: string
  foodName: string | null
  level: VerdictLevel | null
}
