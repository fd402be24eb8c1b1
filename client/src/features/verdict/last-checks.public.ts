import type { Body } from '@shared/api'
import type { AvoidEntry } from '@shared/domain/avoid-list'
import { DAY_MS } from '@shared/domain/dates'
import type { VerdictKind } from '@shared/domain/verdict/kinds'
import { KEPT_DAYS, keptIn, onAvoidListChange } from './kept-list.public'
import { forgetKept, keptText, LAST_CHECKS } from './kept-text.public'

/** How a check came out: a verdict's kind, or that a label was read in part, in a language that nobody reads, or badly. */
export type Outcome = VerdictKind | 'part' | 'language' | 'unread'

/** Of a label the foods that were found are counted; of a question there is but the answer. */
export type Judged = { outcome: Outcome; found?: number }

export type LabelCheck = {
  kind: 'label'
  text: string
  photo?: NonNullable<Body<'POST /api/analyze-food-label'>['photo']>
}
export type Question = { kind: 'question'; q: string }

/**
 * Something that was asked and how it came out; `judged` is null where results or allergies are others since. `at`: when
 * (ms), which is also what it is known by.
 */
export type Check = (LabelCheck | Question) & { at: number; title: string; judged: Judged | null }

type Kept = { userId: number; until: number; by: string | null; checks: Check[] }

const MOST = 10
const LONGEST_TITLE = 60

/**
 * The checks that a kept text holds, the last one first; undefined where this person has not allowed to keep them, or
 * nobody where `userId` is not given. For `useSyncExternalStore(onChecksChange, checksText)`.
 */
export function checksIn(text: string | null, userId?: number): Check[] | undefined {
  return (keptIn(text, userId) as Kept | undefined)?.checks
}

export const checksText = () => keptText(LAST_CHECKS)
export const onChecksChange = onAvoidListChange

/** The last ten checks that this browser keeps for a person; what is another's, or has expired, is removed. */
export function lastChecks(userId: number): Check[] | undefined {
  const checks = checksIn(checksText(), userId)
  if (!checks) forgetKept(LAST_CHECKS)
  return checks
}

/** Whether this person allows that their checks are kept here. */
export const isAllowed = (userId: number) => checksIn(checksText(), userId) !== undefined

/** From now on checks are kept here for 30 days after the last one, or no more, and those there were are gone. Throws where the browser keeps nothing. */
export function allow(userId: number, yes: boolean): void {
  if (!yes) forgetKept(LAST_CHECKS)
  else if (!isAllowed(userId)) write({ userId, by: null, checks: [] })
}

/** Keeps a check, where it is allowed, ahead of the others; the same words as before only once. */
export function remember(
  userId: number,
  check: (LabelCheck | Question) & Pick<Check, 'title' | 'judged'>,
): void {
  change(userId, (kept) => {
    const one = { ...check, title: check.title.slice(0, LONGEST_TITLE), at: Date.now() }
    const others = kept.checks.filter((other) => wordsOf(other) !== wordsOf(one))
    return { ...kept, checks: [one, ...others].slice(0, MOST) }
  })
}

/** Says anew how a check came out; nothing where it is gone meanwhile. */
export function judge(userId: number, at: number, judged: Judged): void {
  change(userId, (kept) => ({
    ...kept,
    checks: kept.checks.map((check) => (check.at === at ? { ...check, judged } : check)),
  }))
}

/** Removes one check. */
export function forget(userId: number, at: number): void {
  change(userId, (kept) => ({ ...kept, checks: kept.checks.filter((check) => check.at !== at) }))
}

/** Takes what checks were judged by: where it is another than last time, none of them is judged any more. */
export function judgedBy(
  userId: number,
  {
    foods,
    low,
    tolerated,
  }: {
    foods: readonly Pick<AvoidEntry, 'foodName' | 'level'>[]
    low: readonly string[]
    tolerated: readonly Pick<AvoidEntry, 'foodName'>[]
  },
): void {
  const listed = foods.map(({ foodName, level }) => `${level} ${foodName}`).sort()
  const fine = tolerated.map(({ foodName }) => foodName).sort()
  const by = String(hashOf(JSON.stringify([listed, [...low].sort(), fine])))
  change(userId, (kept) => {
    if (kept.by === by) return kept
    const checks = kept.by === null ? kept.checks : kept.checks.map((check) => ({ ...check, judged: null }))
    return { ...kept, by, checks }
  })
}

const wordsOf = (check: LabelCheck | Question) =>
  check.kind === 'label' ? check.text : check.q.toLowerCase()

function write(kept: Omit<Kept, 'until'>): void {
  localStorage.setItem(LAST_CHECKS, JSON.stringify({ ...kept, until: Date.now() + KEPT_DAYS * DAY_MS }))
  window.dispatchEvent(new Event('storage'))
}

/** Where the browser is full a check is not kept: the answer stands all the same. */
function change(userId: number, changed: (kept: Kept) => Kept): void {
  const kept = keptIn(checksText(), userId) as Kept | undefined
  const next = kept && changed(kept)
  if (!next || next === kept) return
  try {
    write(next)
  } catch {
    forgetKept(LAST_CHECKS)
  }
}

/** A number that tells two texts apart well enough to notice a change, and says nothing of them. */
function hashOf(text: string): number {
  let hash = 0
  for (const sign of text) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0
  return hash
}
