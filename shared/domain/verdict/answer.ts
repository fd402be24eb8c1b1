import type { AvoidEntry } from '../avoidance/avoid-list'
import {
  type DecidingFood,
  hasNothingAgainst,
  isAllowedLevel,
  type VerdictKind,
  type VerdictLevel,
} from './kinds'

/**
 * What to do about a food: the first word of every verdict. The first four answer; the others say
 * why there is none. A go-ahead never means safe.
 */
export const verdictAnswers = [
  'allergy',
  'leave-out',
  'check-first',
  'go-ahead',
  'not-tested',
  'not-known',
  'not-food',
] as const
export type VerdictAnswer = (typeof verdictAnswers)[number]

/** An answer as people read it; a verdict's sentence begins with it. */
export const answerWords: Record<VerdictAnswer, string> = {
  allergy: 'Allergy',
  'leave-out': 'Leave out',
  'check-first': 'Check first',
  'go-ahead': 'Go ahead',
  'not-tested': 'Not tested',
  'not-known': 'Not known',
  'not-food': 'Not a food',
}

const answersByLevel: Record<VerdictLevel, VerdictAnswer> = {
  allergy: 'allergy',
  trigger: 'leave-out',
  high: 'leave-out',
  own: 'leave-out',
  limited: 'go-ahead',
  moderate: 'go-ahead',
  'not-readable': 'check-first',
  tolerated: 'go-ahead',
  low: 'go-ahead',
}

/** The answer for a food on its own, outside a running trial. */
export const answerOfLevel = (level: VerdictLevel): VerdictAnswer => answersByLevel[level]

/** The answer for a food now: a running trial decides at any level, except an allergy. */
export const answerOfFood = ({
  level,
  trial,
}: Pick<AvoidEntry, 'trial'> & { level: VerdictLevel }): VerdictAnswer =>
  trial && level !== 'allergy' ? (trial.eaten ? 'go-ahead' : 'leave-out') : answersByLevel[level]

/** Whether a food is left out now. */
export const isLeftOut = (food: Parameters<typeof answerOfFood>[0]): boolean =>
  ['allergy', 'leave-out'].includes(answerOfFood(food))

/** A mere trace matters only with an allergy. */
export const isMereTrace = ({ certainty, level }: Pick<DecidingFood, 'certainty' | 'level'>): boolean =>
  certainty === 'trace' && level !== 'allergy'

/** The answer in a row of foods, where a go-ahead says how much. */
export function rowWords(answer: VerdictAnswer, level: VerdictLevel | null): string {
  if (answer === 'go-ahead' && level === 'moderate') return 'Now and then'
  if (answer === 'go-ahead' && level === 'limited') return 'Up to your limit'
  return answerWords[answer]
}

type Cookable = {
  kind: VerdictKind
  answer: VerdictAnswer
  title: string
  foods: readonly { foodName: string; level: VerdictLevel }[]
}

/** The food that recipes should have after a go-ahead; undefined where recipes go without it. */
export function foodToCook({ kind, answer, title, foods: [first] }: Cookable): string | undefined {
  if (answer === 'not-food' || answer === 'not-known') return undefined
  if (hasNothingAgainst({ kind }) || kind === 'not-tested') return title
  return answer === 'go-ahead' && first && isAllowedLevel(first.level) ? first.foodName : undefined
}
