import { isEatenForNow } from '@shared/domain/avoidance/eaten-for-now'
import { answerOfFood, isMereTrace, type VerdictAnswer } from '@shared/domain/verdict/answer'
import type { Finding } from '../scan-result'

/** An answer with the level that it comes from; null where nothing speaks against the food now. */
type FindingAnswer = { answer: VerdictAnswer; level: Finding['level'] | null }

/** What to do about a finding; a word that may mean another food has to be checked. */
export function answerOfFinding(finding: Finding): FindingAnswer {
  const { kind, level, trial } = finding
  if (isEatenForNow(finding) || isMereTrace({ certainty: kind, level }))
    return { answer: 'go-ahead', level: null }
  return { answer: kind === 'unsure' ? 'check-first' : answerOfFood({ level, trial }), level }
}

/** The findings' answers, the gravest first. */
const gravestFirst: readonly VerdictAnswer[] = ['allergy', 'leave-out', 'check-first', 'go-ahead']

/** The gravest answer of the findings that something speaks against; a label gets no permission. */
export function gravestAnswer(findings: readonly Finding[]): FindingAnswer | undefined {
  const answers = findings.map(answerOfFinding).filter(({ level }) => level !== null)
  return gravestFirst.flatMap((answer) => answers.find((one) => one.answer === answer) ?? [])[0]
}
