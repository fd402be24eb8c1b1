import { addDays } from '../text/dates'
import type { Day, DiaryDay } from './trial'

/** Means from 0 to 10, of all symptoms and of each in the plan's order. */
export type DiaryMean = { overall: number; symptoms: number[]; entries: number }

/** The mean of numbers; NaN for none. */
export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** The mean of a day's scores, 0 to 10. */
export const scoreOf = ({ scores }: DiaryDay): number => meanOf(scores)

export const isSlip = ({ kept, slips }: DiaryDay): boolean => kept === false || slips.length > 0

/** The entries between two days, both included. */
export const entriesBetween = (diary: readonly DiaryDay[], from: Day, to: Day): DiaryDay[] =>
  diary.filter(({ day }) => day >= from && day <= to)

/** The entries of the last so many days up to a day. */
export const entriesOf = (diary: readonly DiaryDay[], days: number, to: Day): DiaryDay[] =>
  entriesBetween(diary, addDays(to, 1 - days), to)

/** The mean of entries; null without any. */
export function diaryMean(entries: readonly DiaryDay[]): DiaryMean | null {
  const [first] = entries
  if (!first) return null
  return {
    overall: meanOf(entries.map(scoreOf)),
    symptoms: first.scores.map((_, at) => meanOf(entries.map(({ scores }) => scores[at] ?? 0))),
    entries: entries.length,
  }
}
