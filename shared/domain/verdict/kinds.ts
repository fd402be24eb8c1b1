import { avoidLevels } from '../avoid-levels'
import type { FoundOut } from '../avoid-list'
import type { Span } from '../food-matcher/verdicts'
import type { Measured } from './person'

/** What a person is told, the gravest first. */
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

/** Whether nothing speaks against what a verdict of this kind is on, and something is known of it. */
export const isFree = ({ kind }: { kind: VerdictKind }): boolean =>
  kind === 'tolerated' || kind === 'no-elevation'

/** Those of the avoid list, `tolerated` for what was found to be so, and `low` for what a test found without elevation. */
export const verdictLevels = [...avoidLevels, 'tolerated', 'low'] as const
export type VerdictLevel = (typeof verdictLevels)[number]

/** Whether a food of this level is none that is avoided. */
export const isEaten = (level: VerdictLevel): boolean => level === 'tolerated' || level === 'low'

/**
 * How words name a food: by its name, as what is made of it, as what holds it, as a dish of which a main part surely
 * does, as a sibling of its family, as what may come from it, or only in an unusual kitchen ("far": goat's milk for milk).
 */
export type Relation = 'is' | 'made' | 'holds' | 'usual' | 'family' | 'may' | 'far'

/** One of the person's foods that the words name, and what tests found of it. */
export type DecidingFood = {
  foodName: string
  level: VerdictLevel
  certainty: Span['verdict']
  /** The words that name it. */
  words: string[]
  relation: Relation
  measured: Measured | null
  carriedOverFrom: string | null
  /** What was found out about it, where that decides. */
  outcome?: FoundOut
  /** The outcome that called it well tolerated, and that a newer test has put in question. */
  asks?: number
  /** Why it counts here: a sentence, or a few. */
  why: string
}

export type DishPart = { name: string; foodName: string | null; level: VerdictLevel | null }
