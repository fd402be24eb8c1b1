import type { Delimiter } from '../csv'
import { saysNoResult } from './layout'
import type { ReadRow } from './read-row'

/**
 * How well a delimiter fits a file: rows that make sense, full ones, results, and whether a header names its columns
 * (`hasNames`) and half of the rows make sense below it (`isNamed`).
 */
export type Fit = { isNamed: boolean; hasNames: boolean; explained: number; full: number; results: number }

/** What a row holds only when the delimiter is another one; a comma is part of many foods. */
const foreign: Record<Delimiter, RegExp> = { ',': /[;|\t]/, ';': /[|\t]/, '|': /\t/, '\t': /(?!)/ }

/**
 * Whether a row makes sense under a delimiter: a food has a level, or it is known why it has none.
 * @param cells the row's cells as they stand in the file
 */
export function isExplained(
  { food, level, text, notes }: ReadRow,
  cells: readonly string[],
  delimiter: Delimiter,
): boolean {
  if (food === '' || cells.some((cell) => foreign[delimiter].test(cell))) return false
  if (level !== undefined) return true
  return notes.some(
    ({ code }) =>
      code === 'unknown-unit' ||
      code === 'open-ended' ||
      (code === 'unreadable-result' && saysNoResult(text)),
  )
}

/**
 * Whether a delimiter explains a file better than another: under it a header names food and result and explains half the
 * rows; more rows make sense; a header names food and result all the same; more rows have as many cells as the header; more
 * results are read.
 */
export function fitsBetter(one: Fit, other: Fit): boolean {
  const measures = ({ isNamed, hasNames, explained, full, results }: Fit) => [
    Number(isNamed),
    explained,
    Number(hasNames),
    full,
    results,
  ]
  const theirs = measures(other)
  const differences = measures(one).map((measure, at) => measure - (theirs[at] ?? 0))
  return (differences.find((difference) => difference !== 0) ?? 0) > 0
}
