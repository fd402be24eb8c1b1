import { plural } from '@shared/domain/text/counts'
import { levelWords, type ScaleName, scales } from '@shared/domain/reports/levels'
import { type Axis, chartAxis, percentOn } from '@/lib/chart-axis'
import type { Result } from './report-types'
import { thresholdText, unitText, valueText } from '@/lib/value-text'

/** `percent` is null for words; `broken`: more than drawn (off the axis or a lower bound). */
export type ChartRow = {
  result: Result
  text: string
  unit: string
  percent: number | null
  broken: boolean
}

export type Chart = { axis: Axis; rows: ChartRow[]; beyond: boolean; summary: string }

/** The elevated foods in the given order; `beyond` when a value exceeds the axis. */
export function chartOf(foods: readonly Result[], scale: ScaleName): Chart {
  const values = foods.flatMap(({ value }) => (value === null ? [] : [value]))
  const axis = chartAxis(values, scale)
  const rows = foods.map((result) => ({
    result,
    text: valueText(result, scale),
    unit: unitText(result, scale),
    percent: result.value === null ? null : percentOn(axis.max, result.value),
    broken: result.value !== null && (result.value > axis.max || /[>≥]/u.test(result.text)),
  }))
  return { axis, rows, beyond: values.some((value) => value > axis.max), summary: summaryOf(rows, scale) }
}

function summaryOf(rows: readonly ChartRow[], scale: ScaleName): string {
  const { moderate, high, unit } = scales[scale]
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return 'No elevated foods.'
  const rowText = ({ result: { food, level }, text, unit }: ChartRow) =>
    `${food} ${text}${unit}, ${levelWords[level]}`
  const range = first === last ? rowText(first) : `from ${rowText(first)}, to ${rowText(last)}`
  const foods = `${rows.length} ${plural(rows.length, 'elevated food', 'elevated foods, highest first')}`
  const bounds = `Moderate begins at ${thresholdText(moderate, scale)} and high at ${thresholdText(high, scale)}`
  return `Bar chart of ${foods}: ${range}. ${bounds}${unit ? ` ${unit}` : ''}.`
}
