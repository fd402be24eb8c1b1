import { type Level, levelOf, levelWords, type ScaleName, scales } from '@shared/domain/reports/levels'

/** The result of a food: its number if it has one, the words as printed, and their level. */
export type ResultValue = { value: number | null; text: string; level: Level }

/**
 * A result for display, without its unit: one decimal (`48.9`), the bound that the laboratory
 * printed (`>200`), or the printed words where there is no number. A number that rounding would
 * lift over a threshold keeps its decimals, so that 19.96 never reads as the 20.0 that means high.
 */
export function valueText({ value, text, level }: ResultValue, scale: ScaleName): string {
  if (value === null) return text.trim() || levelWords[level]
  const bound = /[<>≤≥]=?/u.exec(text)?.[0].replace('<=', '≤').replace('>=', '≥')
  if (bound) return `${bound}${value}`
  const rounded = value.toFixed(1)
  return levelOf(Number(rounded), scale) === levelOf(value, scale) ? rounded : String(value)
}

/** The unit after a result, with the space before it; empty for words and for the index. */
export function unitText({ value }: Pick<ResultValue, 'value'>, scale: ScaleName): string {
  const { unit } = scales[scale]
  return value === null || unit === null ? '' : ` ${unit}`
}

/** A threshold as it is printed: `20.0` and `7.5` for µg/ml, `30` and `15` for the index. */
export function thresholdText(value: number, scale: ScaleName): string {
  return scale === 'index' ? String(value) : value.toFixed(1)
}
