import type { Delimiter } from '../text/csv'
import { saysNoResult } from './layout'
import type { ReadRow } from './read-row'

/**
 * How well a delimiter fits a file: how many rows are explained and how many are full, how many
 * results there are, whether a header names the columns (`hasNames`) and whether half of the rows
 * below it are explained (`isNamed`).
 */
export type Fit = { isNamed: boolean; hasNames: boolean; explained: number; full: number; results: number }

/** Characters in a row that point to another delimiter; a comma is part of many foods. */
const foreign: Record<Delimiter, RegExp> = { ',': /[;|\t]/, ';': /[|\t]/, '|': /\t/, '\t': /(?!)/ }

/**
 * Whether a row makes sense with a delimiter: its food has a level, or a known reason for having
 * none.
 * @param cells the row's cells as in the file
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
 * Whether a delimiter explains a file better than another. In this order: a header names food and
 * result and half of the rows below it are explained; more rows are explained; a header names food
 * and result; more rows have as many cells as the header; more results are read.
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
