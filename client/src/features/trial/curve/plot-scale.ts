import { daysFrom } from '@shared/domain/text/dates'
import type { Curve } from '@shared/domain/trial/curve'

/** The fewest points the plot's height stands for, so that small changes stay small. */
const LEAST_POINTS = 5
const HIGHEST = 10

/** The lowest and highest score of the plot: a point of air around all that is drawn. */
export function rangeOf({ days, line, spread, progress: { before, goal } }: Curve): [number, number] {
  const drawn = [
    ...days.map(({ score }) => score),
    ...line.map(({ mean }) => mean),
    ...(before === null ? [] : [before - spread, before + spread]),
    ...(goal === null ? [] : [goal]),
  ]
  if (drawn.length === 0) return [0, HIGHEST]
  const low = Math.max(0, Math.floor(Math.min(...drawn)) - 1)
  const high = Math.min(HIGHEST, Math.ceil(Math.max(...drawn)) + 1)
  const top = Math.min(HIGHEST, Math.max(high, low + LEAST_POINTS))
  return [Math.min(low, top - LEAST_POINTS), top]
}

/** Places of days and scores in percent of the plot, from its left and its top. */
export function scaleOf(curve: Curve) {
  const [low, high] = rangeOf(curve)
  const length = Math.max(1, daysFrom(curve.from, curve.to))
  return {
    low,
    high,
    x: (day: string) => INSET + (daysFrom(curve.from, day) / length) * (100 - 2 * INSET),
    y: (score: number) => ((high - score) / (high - low)) * 100,
  }
}

/** Room at both sides for half a mark. */
const INSET = 3
