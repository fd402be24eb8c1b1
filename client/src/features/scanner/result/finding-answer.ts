import { answerOfFood, type VerdictAnswer } from '@shared/domain/verdict/answer'
import type { Finding } from '../scan-result'

/** What to do about a finding; a word that may mean another food has to be checked. */
export const answerOfFinding = (finding: Finding): VerdictAnswer =>
  finding.kind === 'unsure' && !finding.trial?.eaten ? 'check-first' : answerOfFood(finding)

/** The findings' answers, the gravest first. */
const gravestFirst: readonly VerdictAnswer[] = ['allergy', 'leave-out', 'check-first', 'go-ahead']

/** The gravest answer of some findings, with the level that it comes from. */
export function gravestAnswer(
  findings: readonly Finding[],
): (Pick<Finding, 'level'> & { answer: VerdictAnswer }) | undefined {
  for (const answer of gravestFirst) {
    const finding = findings.find((one) => answerOfFinding(one) === answer)
    if (finding) return { answer, level: finding.level }
  }
  return undefined
}
