import { addDays } from '../text/dates'
import { CHALLENGE_DAYS, CLEAR_DAYS, MISSED_MOST, PORTION_DAYS } from './numbers'
import type { Challenge, Day, DiaryDay } from './trial'

/**
 * A day of a challenge. `planDay`: 1 to 3 have portions, 4 to 6 have none. `portion`: 0 a quarter,
 * 1 a half, 2 a full one, also on a day on which it was `missed`; null on a day without.
 */
export type PlanDay = {
  day: Day
  planDay: 1 | 2 | 3 | 4 | 5 | 6
  portion: 0 | 1 | 2 | null
  missed: boolean
}

/**
 * The days of a challenge in order, and its last day. A portion counts as missed when the day's
 * entry does not say that it was eaten; the client is asked about a day without an entry before the
 * next portion. A missed portion moves to the next day; the second miss restarts the challenge with
 * a quarter. An ended challenge has no days after its end.
 */
export function planDays(
  { startedOn, endedOn }: Challenge,
  diary: readonly DiaryDay[],
  today: Day,
): { days: PlanDay[]; endsOn: Day } {
  const portions = new Map(diary.map(({ day, portion }) => [day, portion]))
  const wasMissed = (day: Day) => {
    const portion = portions.get(day)
    if (portion === undefined || day > today) return false
    return day < today ? portion !== true : portion === false
  }
  const days: PlanDay[] = []
  let missed = 0
  for (let planDay = 1, day = startedOn; planDay <= CHALLENGE_DAYS; day = addDays(day, 1)) {
    if (endedOn !== null && day > endedOn) break
    const isMissed = planDay <= PORTION_DAYS && wasMissed(day)
    days.push({
      day,
      planDay: planDay as PlanDay['planDay'],
      portion: planDay <= PORTION_DAYS ? ((planDay - 1) as 0 | 1 | 2) : null,
      missed: isMissed,
    })
    if (!isMissed) planDay++
    else if (++missed === MISSED_MOST) [planDay, missed] = [1, 0]
  }
  return { days, endsOn: endedOn ?? days.at(-1)?.day ?? startedOn }
}

/** The last day a challenge may affect: the clear days after the last possible portion. */
export function clearUntil(challenge: Challenge, diary: readonly DiaryDay[], today: Day): Day {
  const { days, endsOn } = planDays(challenge, diary, today)
  const notEaten = new Set(diary.filter(({ portion }) => portion === false).map(({ day }) => day))
  const eaten = days.findLast(({ day, portion }) => portion !== null && !notEaten.has(day))
  const clear = addDays(eaten?.day ?? endsOn, CLEAR_DAYS)
  return clear > endsOn ? clear : endsOn
}
