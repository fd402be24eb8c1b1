import { avoidLevels } from '@shared/domain/avoid-levels'
import { request } from '@/api/request'
import { type Check, type Judged, judge, type Outcome } from '@/features/verdict/last-checks.public'
import { type Look, lookOf } from './result/look'
import type { ScanResult } from './scan-result'

const outcomes: Record<Look, Outcome> = {
  // Of findings alone, which have a level.
  found: 'may-hold',
  nothing: 'no-elevation',
  part: 'part',
  language: 'language',
  unknown: 'unread',
}

/** How a label came out, for the last checks: by the gravest of what was surely found, whatever else of it was read. */
export function outcomeOf(said: ScanResult): Judged {
  const { userIntolerances: findings } = said
  const sure = findings.filter(({ kind }) => kind !== 'unsure')
  const gravest = avoidLevels.find((level) => sure.some((finding) => finding.level === level))
  if (gravest) return { outcome: gravest, found: sure.length }
  if (findings.length > 0) return { outcome: 'may-hold', found: findings.length }
  return { outcome: outcomes[lookOf(said, true)], found: 0 }
}

/** What a label may be called: what stands over its list, or else its first ingredients. */
export function titleOf(text: string, { ingredients }: ScanResult): string {
  const [first = ''] = text.trim().split('\n')
  const isName = first.length > 2 && !/[:,;]/u.test(first)
  return isName ? first : ingredients.slice(0, 3).join(', ') || first || 'A label'
}

/** Judges checks again, one after the other, by what results and allergies are now; those that cannot be stay as they are. */
export async function judgeAgain(
  userId: number,
  checks: readonly Check[],
  signal: AbortSignal,
): Promise<void> {
  for (const check of checks) {
    if (check.judged || signal.aborted) continue
    try {
      judge(userId, check.at, await judgedNow(check, signal))
    } catch {
      return
    }
  }
}

async function judgedNow(check: Check, signal: AbortSignal): Promise<Judged> {
  if (check.kind === 'question') {
    const { kind } = await request('GET /api/verdict', { query: { q: check.q } }, signal)
    return { outcome: kind }
  }
  const { text: labelText, photo } = check
  return outcomeOf(await request('POST /api/analyze-food-label', { body: { labelText, photo } }, signal))
}
