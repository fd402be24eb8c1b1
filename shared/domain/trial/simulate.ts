import { addDays } from '../text/dates'
import { judgeChallenge } from './judge-challenge'
import { planDays } from './challenge-days'
import { meanOf, scoreOf } from './diary'
import { CHALLENGE_DAYS, DECIDING_DAYS, PORTION_DAYS, SPREAD_DAYS, WORST } from './numbers'
import type { Challenge, DiaryDay, Suggestion } from './trial'

/** `noise`: deviation of the daily mean score; `effect`: worsening of each symptom; in points. */
export type Cell = { noise: number; effect: number }

/** Shares, 0 to 1; `repeated`: triggers among those with first complaints. */
export type Shares = Record<Suggestion | 'triggers' | 'repeated' | 'byThreeDays', number>

const START = '2026-01-15'
const USUAL = 3
const SYMPTOMS = 3
const CORRELATION = 0.3
const MISSING = 0.08

/** The share of the effect by the day of the challenge: full after each portion, then fading. */
const shape = [0, 1, 1, 1, 0.5, 0]

/** Mean 0 and standard deviation 1; `random` returns 0 to below 1. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** A day's symptoms: about a point around the day's mean. */
function scoresAround(mean: number, random: () => number): number[] {
  const own = Array.from({ length: SYMPTOMS }, () => normal(random))
  const shift = meanOf(own)
  return own.map((one) => Math.min(10, Math.max(0, Math.round(mean + one - shift))))
}

const isPortionDay = (at: number) => at >= SPREAD_DAYS && at < SPREAD_DAYS + PORTION_DAYS

/** Each day's mean depends a little on the previous day. */
function diaryOf({ noise, effect }: Cell, random: () => number): DiaryDay[] {
  let wave = normal(random)
  return Array.from({ length: SPREAD_DAYS + CHALLENGE_DAYS }, (_, at): DiaryDay => {
    if (at > 0) wave = CORRELATION * wave + Math.sqrt(1 - CORRELATION ** 2) * normal(random)
    const mean = USUAL + noise * wave + effect * (shape[at - SPREAD_DAYS] ?? 0)
    return {
      day: addDays(START, at - SPREAD_DAYS),
      scores: scoresAround(mean, random),
      kept: true,
      portion: isPortionDay(at) ? true : null,
      slips: [],
      factors: [],
    }
  }).filter(() => random() >= MISSING)
}

const challenge: Challenge = {
  id: 1,
  trialFoodId: 1,
  attempt: 1,
  startedOn: START,
  endedOn: null,
  state: 'running',
  suggested: null,
  decided: null,
}
const endsOn = addDays(START, CHALLENGE_DAYS - 1)

const judged = (diary: readonly DiaryDay[]) => judgeChallenge(challenge, diary, [challenge], endsOn).suggested

/** A naive comparison: the worst deciding days are 2 points above the three days before. */
function isWorseThanThreeDays(diary: readonly DiaryDay[]): boolean {
  const scores = new Map(diary.map((entry) => [entry.day, scoreOf(entry)]))
  const before = [-3, -2, -1].flatMap((count) => scores.get(addDays(START, count)) ?? [])
  const worst = planDays(challenge, diary, endsOn)
    .days.filter(({ planDay }) => planDay >= DECIDING_DAYS[0] && planDay <= DECIDING_DAYS[1])
    .flatMap(({ day }) => scores.get(day) ?? [])
    .sort((a, b) => b - a)
    .slice(0, WORST)
  return meanOf(worst) >= meanOf(before) + 2
}

/** Judges challenges of one type of person; complaints are repeated once, weeks later. */
export function simulate(cell: Cell, challenges: number, random: () => number): Shares {
  const counts: Shares = { complaints: 0, none: 0, unclear: 0, triggers: 0, repeated: 0, byThreeDays: 0 }
  for (let run = 0; run < challenges; run++) {
    const diary = diaryOf(cell, random)
    const first = judged(diary)
    counts[first]++
    if (isWorseThanThreeDays(diary)) counts.byThreeDays++
    if (first === 'complaints' && judged(diaryOf(cell, random)) === 'complaints') counts.triggers++
  }
  const share = (count: number) => count / challenges
  return {
    complaints: share(counts.complaints),
    none: share(counts.none),
    unclear: share(counts.unclear),
    triggers: share(counts.triggers),
    repeated: counts.complaints > 0 ? counts.triggers / counts.complaints : 0,
    byThreeDays: share(counts.byThreeDays),
  }
}
