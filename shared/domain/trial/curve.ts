import { addDays } from '../text/dates'
import { entriesBetween, isSlip, meanOf } from './diary'
import { BASELINE_DAYS } from './numbers'
import { type Progress, progressOf, type ProgressInput, weekLine } from './progress'
import type { Day } from './trial'

/** One day's score of a symptom, 0 to 10, and whether the plan was kept to. */
export type CurveDay = { day: Day; score: number; isSlip: boolean }

/** What the curve of a symptom shows. `spread`: how far the days before lie around their mean. */
export type Curve = {
  from: Day
  to: Day
  days: CurveDay[]
  line: { day: Day; mean: number }[]
  spread: number
  progress: Progress
}

/** The least half height of the band of the days before, in points. */
const SPREAD_SHOWN = 0.4

/** The curve of one symptom by its place, up to `until`, the last day that is drawn. */
export function curveOf(input: ProgressInput, at: number, until: Day): Curve {
  const { startedOn, withoutOn, diary, today } = input
  const days = entriesBetween(diary, startedOn, today).map((entry) => ({
    day: entry.day,
    score: entry.scores[at] ?? 0,
    isSlip: withoutOn !== null && entry.day >= withoutOn && isSlip(entry),
  }))
  const baseline = days.filter(
    ({ day }) => withoutOn === null || (day < withoutOn && day >= addDays(withoutOn, -BASELINE_DAYS)),
  )
  const mean = meanOf(baseline.map(({ score }) => score))
  const variance = meanOf(baseline.map(({ score }) => (score - mean) ** 2))
  return {
    from: startedOn,
    to: until < today ? today : until,
    days,
    line: weekLine(diary, startedOn, today).map((point) => ({
      day: point.day,
      mean: point.mean.symptoms[at] ?? 0,
    })),
    spread: Math.max(SPREAD_SHOWN, baseline.length > 1 ? Math.sqrt(variance) : 0),
    progress: progressOf(input, at),
  }
}
