import type { Body } from '@shared/api'
import type { AvoidEntry } from '@shared/domain/avoidance/avoid-list'
import { DAY_MS } from '@shared/domain/text/dates'
import type { VerdictAnswer } from '@shared/domain/verdict/answer'
import type { VerdictKind } from '@shared/domain/verdict/kinds'
import { OFFLINE_DAYS, parseStored, onStorageChange } from './offline-list.public'
import { removeStored, storedText, LAST_CHECKS_KEY } from './browser-storage.public'

/** A verdict's kind, or that a label was read partly, badly, or in an unsupported language. */
export type Outcome = VerdictKind | 'part' | 'language' | 'unread'

/** For a label the found foods are counted; a question has its answer (older ones have none). */
export type CheckOutcome = { outcome: Outcome; found?: number; answer?: VerdictAnswer }

export type LabelCheck = {
  kind: 'label'
  text: string
  photo?: NonNullable<Body<'POST /api/analyze-food-label'>['photo']>
}
export type Question = { kind: 'question'; q: string }

/** `judged` is null once results or allergies have changed; `at` is the time (ms) and id. */
export type Check = (LabelCheck | Question) & { at: number; title: string; judged: CheckOutcome | null }

type Stored = { userId: number; until: number; by: string | null; checks: Check[] }

const MOST = 10
const LONGEST_TITLE = 60

/** Stored checks, newest first; undefined when this user, or anybody, has not allowed it. */
export function checksIn(text: string | null, userId?: number): Check[] | undefined {
  return (parseStored(text, userId) as Stored | undefined)?.checks
}

export const checksText = () => storedText(LAST_CHECKS_KEY)
export const onChecksChange = onStorageChange

/** A user's last ten checks in this browser; another user's or expired ones are removed. */
export function lastChecks(userId: number): Check[] | undefined {
  const checks = checksIn(checksText(), userId)
  if (!checks) removeStored(LAST_CHECKS_KEY)
  return checks
}

/** Whether this user allows storing checks here. */
export const isStoringAllowed = (userId: number) => checksIn(checksText(), userId) !== undefined

/** Off deletes all, on lasts 30 days after the last check; throws if nothing can be stored. */
export function setStoringAllowed(userId: number, yes: boolean): void {
  if (!yes) removeStored(LAST_CHECKS_KEY)
  else if (!isStoringAllowed(userId)) write({ userId, by: null, checks: [] })
}

/** Stores a check first in the list if allowed; the same words only once. */
export function storeCheck(
  userId: number,
  check: (LabelCheck | Question) & Pick<Check, 'title' | 'judged'>,
): void {
  change(userId, (kept) => {
    const one = { ...check, title: check.title.slice(0, LONGEST_TITLE), at: Date.now() }
    const others = kept.checks.filter((other) => wordsOf(other) !== wordsOf(one))
    return { ...kept, checks: [one, ...others].slice(0, MOST) }
  })
}

/** Updates a check's outcome; does nothing when it is gone. */
export function setOutcome(userId: number, at: number, judged: CheckOutcome): void {
  change(userId, (kept) => ({
    ...kept,
    checks: kept.checks.map((check) => (check.at === at ? { ...check, judged } : check)),
  }))
}

export function removeCheck(userId: number, at: number): void {
  change(userId, (kept) => ({ ...kept, checks: kept.checks.filter((check) => check.at !== at) }))
}

/** Records the results by which checks are judged; a change clears all outcomes. */
export function recordResults(
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

function write(kept: Omit<Stored, 'until'>): void {
  localStorage.setItem(
    LAST_CHECKS_KEY,
    JSON.stringify({ ...kept, until: Date.now() + OFFLINE_DAYS * DAY_MS }),
  )
  window.dispatchEvent(new Event('storage'))
}

/** Without space in the browser the check is not stored; its answer is unaffected. */
function change(userId: number, changed: (kept: Stored) => Stored): void {
  const kept = parseStored(checksText(), userId) as Stored | undefined
  const next = kept && changed(kept)
  if (!next || next === kept) return
  try {
    write(next)
  } catch {
    removeStored(LAST_CHECKS_KEY)
  }
}

/** A hash that detects changes and reveals nothing of the text. */
function hashOf(text: string): number {
  let hash = 0
  for (const sign of text) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0
  return hash
}
