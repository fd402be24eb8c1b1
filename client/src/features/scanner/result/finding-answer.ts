import type { VerdictKind } from '@shared/domain/verdict/kinds'
import type { Finding } from '../scan-result'

/** What to do about a finding, the gravest first. */
const findingAnswers = ['allergy', 'leave-out', 'check-first', 'not-known', 'now-and-then'] as const
export type FindingAnswer = (typeof findingAnswers)[number]

/** Each answer's words, and the kind whose shape and edge it has. */
export const answerLooks: Record<FindingAnswer, { words: string; kind: VerdictKind }> = {
  allergy: { words: 'Allergy', kind: 'allergy' },
  'leave-out': { words: 'Leave out', kind: 'high' },
  'check-first': { words: 'Check first', kind: 'may-hold' },
  'not-known': { words: 'Not known', kind: 'not-readable' },
  'now-and-then': { words: 'Now and then', kind: 'moderate' },
}

/** A word that may mean another food has to be checked, whatever the food's level. */
export function answerOf({ kind, level }: Pick<Finding, 'kind' | 'level'>): FindingAnswer {
  if (kind === 'unsure') return 'check-first'
  if (level === 'allergy') return 'allergy'
  if (level === 'not-readable') return 'not-known'
  return level === 'moderate' || level === 'limited' ? 'now-and-then' : 'leave-out'
}

/** The gravest answer of some findings. */
export const gravestAnswer = (findings: readonly Finding[]): FindingAnswer | undefined =>
  findingAnswers.find((answer) => findings.some((finding) => answerOf(finding) === answer))
