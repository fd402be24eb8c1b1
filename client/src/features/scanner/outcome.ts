import { avoidLevels } from '@shared/domain/avoidance/avoid-levels'
import { request } from '@/api/request'
import {
  type Check,
  type CheckOutcome,
  setOutcome,
  type Outcome,
} from '@/features/verdict/last-checks.public'
import { type ResultState, resultStateOf } from './result/result-state'
import type { ScanResult } from './scan-result'

const outcomes: Record<ResultState, Outcome> = {
  // Only findings have a level.
  found: 'may-hold',
  nothing: 'no-elevation',
  part: 'part',
  language: 'language',
  unknown: 'unread',
}

/** A label's outcome for the last checks: the gravest certain finding, even of a partial list. */
export function outcomeOf(said: ScanResult): CheckOutcome {
  const { userIntolerances: findings } = said
  const sure = findings.filter(({ kind }) => kind !== 'unsure')
  const gravest = avoidLevels.find((level) => sure.some((finding) => finding.level === level))
  if (gravest) return { outcome: gravest, found: sure.length }
  if (findings.length > 0) return { outcome: 'may-hold', found: findings.length }
  return { outcome: outcomes[resultStateOf(said, true)], found: 0 }
}

/** A label's title: the text above its list, or its first ingredients. */
export function titleOf(text: string, { ingredients }: ScanResult): string {
  const [first = ''] = text.trim().split('\n')
  const isName = first.length > 2 && !/[:,;]/u.test(first)
  return isName ? first : ingredients.slice(0, 3).join(', ') || first || 'A label'
}

/** Judges stored checks again by current results and allergies; a failure keeps the old. */
export async function updateOutcomes(
  userId: number,
  checks: readonly Check[],
  signal: AbortSignal,
): Promise<void> {
  for (const check of checks) {
    if (check.judged || signal.aborted) continue
    try {
      setOutcome(userId, check.at, await currentOutcome(check, signal))
    } catch {
      return
    }
  }
}

async function currentOutcome(check: Check, signal: AbortSignal): Promise<CheckOutcome> {
  if (check.kind === 'question') {
    const { kind, answer } = await request('GET /api/verdict', { query: { q: check.q } }, signal)
    return { outcome: kind, answer }
  }
  const { text: labelText, photo } = check
  return outcomeOf(await request('POST /api/analyze-food-label', { body: { labelText, photo } }, signal))
}
