import { avoidLevels } from '../avoid-list'
import type { Span } from '../food-matcher/verdicts'
import type { Measured } from './person'

/** What a person is told, the gravest first. */
export const verdictKinds = [
  'allergy',
  'high',
  'moderate',
  'own',
  'may-hold',
  'no-elevation',
  'not-tested',
  'not-known',
] as const
export type VerdictKind = (typeof verdictKinds)[number]

/** Those of the avoid list, and `low` for what a test found without elevation. */
export const verdictLevels = [...avoidLevels, 'low'] as const
export type VerdictLevel = (typeof verdictLevels)[number]

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
  /** Why it counts here: a sentence, or a few. */
  why: string
}

export type DishPart = { name: string; foodName: string | null; level: VerdictLevel | null }
