import { type ScaleName, scales } from '@shared/domain/reports/levels'

/** From 0 to `max` with a label at each tick, in the scale's unit. */
export type Axis = { max: number; ticks: number[] }

const steps = [5, 10, 20, 50, 100]
const mostSteps = 5
/** Beyond this many times the high threshold a bar is cut, so that the thresholds stay apart. */
const mostHighs = 10

/**
 * The axis for values on a scale. It always shows where high begins, fits the largest value in at
 * most five even steps, and ends at ten times the high threshold (200 µg/ml, 300 index) at most.
 */
export function chartAxis(values: readonly number[], scale: ScaleName): Axis {
  const { high } = scales[scale]
  const top = Math.min(Math.max(high * 1.25, ...values), high * mostHighs)
  const step = steps.find((size) => top <= size * mostSteps) ?? 100
  const count = Math.ceil(top / step)
  return { max: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) }
}

/** A value's position in percent of an axis that ends at `max`, at most 100. */
export function percentOn(max: number, value: number): number {
  return Math.min(100, Math.max(0, (value / max) * 100))
}
