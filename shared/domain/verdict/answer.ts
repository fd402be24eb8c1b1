import type { DecidingFood, VerdictKind, VerdictLevel } from './kinds'

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

/** The answer in a row of foods, where a go-ahead says how much. */
export function rowWords(answer: VerdictAnswer, level: VerdictLevel | null): string {
  if (answer === 'go-ahead' && level === 'moderate') return 'Now and then'
  if (answer === 'go-ahead' && level === 'limited') return 'Up to your limit'
  return answerWords[answer]
}

const answersByKind: Record<Exclude<VerdictKind, 'may-hold'>, VerdictAnswer> = {
  ...answersByLevel,
  'no-elevation': 'go-ahead',
  'not-tested': 'not-tested',
  'not-known': 'not-known',
}

/** The answer of a verdict of this kind; the usual version of a food or dish decides. */
export function answerOf(kind: VerdictKind, foods: readonly DecidingFood[]): VerdictAnswer {
  if (kind !== 'may-hold') return answersByKind[kind]
  const usual = foods.filter(({ relation }) => relation === 'usual').map(({ level }) => answerOfLevel(level))
  return verdictAnswers.find((answer) => usual.includes(answer)) ?? 'check-first'
}
