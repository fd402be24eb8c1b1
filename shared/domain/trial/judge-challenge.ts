import { addDays } from '../text/dates'
import { isSlip, meanOf, scoreOf } from './diary'
import {
  COMPLAINTS_LEAST,
  COMPLAINTS_SPREADS,
  DECIDING_DAYS,
  DECIDING_ENTRIES,
  NONE_LEAST,
  NONE_SPREADS,
  SPREAD_BACK,
  SPREAD_DAYS,
  SPREAD_ENTRIES,
  SPREAD_LEAST,
  WORST,
} from './numbers'
import type { Challenge, Day, DiaryDay, Suggestion } from './trial'
import { type PlanDay, planDays, clearUntil } from './challenge-days'

/** Entries of the last fourteen days before the start without a slip or another challenge. */
export function cleanBefore(
  start: Day,
  diary: readonly DiaryDay[],
  challenges: readonly Challenge[],
  today: Day,
): DiaryDay[] {
  const taken = challenges
    .filter(({ startedOn }) => startedOn < start)
    .map((challenge) => ({ from: challenge.startedOn, to: clearUntil(challenge, diary, today) }))
  const byDay = new Map(diary.map((entry) => [entry.day, entry]))
  const clean = Array.from({ length: SPREAD_BACK }, (_, at) => addDays(start, -1 - at)).filter((day) => {
    const entry = byDay.get(day)
    return !(entry && isSlip(entry)) && !taken.some(({ from, to }) => day >= from && day <= to)
  })
  return clean.slice(0, SPREAD_DAYS).flatMap((day) => byDay.get(day) ?? [])
}

/**
 * A challenge judged by the diary. `m` and `s`: mean and standard deviation (by n - 1) of the daily
 * mean score before it, in points; `t`: how far the worst deciding days are above `m`; null with
 * too few entries. `why`: the cause of `unclear`; null where only the size of `t` is.
 */
export type ChallengeJudged = {
  suggested: Suggestion
  m: number | null
  s: number | null
  t: number | null
  why: 'slip' | 'factor' | 'few' | null
}

/** Against the person's own spread; `challenges` are the plan's, with or without this one. */
export function judgeChallenge(
  challenge: Challenge,
  diary: readonly DiaryDay[],
  challenges: readonly Challenge[],
  today: Day,
): ChallengeJudged {
  const recordedDays = recordedDaysIn(challenge, diary, today)
  const deciding = decidingIn(recordedDays)
  const measured = measure(deciding, cleanBefore(challenge.startedOn, diary, challenges, today))
  const { s, t } = measured
  if (recordedDays.some(({ entry }) => isSlip(entry)))
    return { suggested: 'unclear', ...measured, why: 'slip' }
  if (deciding.some(({ factors }) => factors.length > 0))
    return { suggested: 'unclear', ...measured, why: 'factor' }
  if (s === null || t === null) return { suggested: 'unclear', ...measured, why: 'few' }
  return { suggested: suggestedBy(t, s), ...measured, why: null }
}

type RecordedDay = Omit<PlanDay, 'day'> & { entry: DiaryDay }

/** The days with an entry, since the last restart of a challenge. */
export function recordedDaysIn(challenge: Challenge, diary: readonly DiaryDay[], today: Day): RecordedDay[] {
  const { days } = planDays(challenge, diary, today)
  const begin = days.findLastIndex(({ planDay, missed }) => planDay === 1 && !missed)
  const byDay = new Map(diary.map((entry) => [entry.day, entry]))
  return days.slice(Math.max(0, begin)).flatMap(({ day, ...rest }) => {
    const entry = byDay.get(day)
    return entry ? [{ ...rest, entry }] : []
  })
}

export const decidingIn = (told: readonly RecordedDay[]): DiaryDay[] =>
  told
    .filter(({ planDay, missed }) => !missed && planDay >= DECIDING_DAYS[0] && planDay <= DECIDING_DAYS[1])
    .map(({ entry }) => entry)

function measure(deciding: readonly DiaryDay[], clean: readonly DiaryDay[]) {
  if (clean.length < SPREAD_ENTRIES) return { m: null, s: null, t: null }
  const scores = clean.map(scoreOf)
  const m = meanOf(scores)
  const variance = scores.reduce((sum, score) => sum + (score - m) ** 2, 0) / (scores.length - 1)
  const worst = deciding
    .map(scoreOf)
    .sort((a, b) => b - a)
    .slice(0, WORST)
  return {
    m,
    s: Math.max(SPREAD_LEAST, Math.sqrt(variance)),
    t: deciding.length < DECIDING_ENTRIES ? null : meanOf(worst) - m,
  }
}

function suggestedBy(t: number, s: number): Suggestion {
  if (t >= Math.max(COMPLAINTS_LEAST, COMPLAINTS_SPREADS * s)) return 'complaints'
  return t < Math.max(NONE_LEAST, NONE_SPREADS * s) ? 'none' : 'unclear'
}
