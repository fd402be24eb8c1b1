import { describe, expect, it } from 'vitest'
import { dayAt, entryWith, START } from '../../testing/trial-rows'
import { curveOf } from './curve'
import { headlineOf, progressOf, type ProgressInput, sparklineOf, summaryOf, trendReason } from './progress'
import type { DiaryDay } from './trial'

/** Entries from a day on, each with the scores of all symptoms. */
const days = (first: number, ...scores: number[][]): DiaryDay[] =>
  scores.map((of, at) => entryWith(dayAt(first + at), 0, { scores: of }))
const times = <T>(count: number, what: T): T[] => Array.from({ length: count }, () => what)

/** Fourteen days before at one level, then days without, seen on the last of these. */
const plan = (before: number[], after: number[][], changed: Partial<ProgressInput> = {}): ProgressInput => ({
  startedOn: START,
  withoutOn: dayAt(14),
  symptoms: ['Bloating', 'Tiredness', 'Cramps'].slice(0, before.length),
  diary: [...days(0, ...times(14, before)), ...days(14, ...after)],
  today: dayAt(13 + after.length),
  ...changed,
})

describe('the headline', () => {
  it.each([
    [[6], times(7, [5]), 'Bloating is down from 6.0 to 5.0. Goal: 4.0.'],
    [[6], times(7, [4]), 'Bloating is down from 6.0 to 4.0. Goal reached.'],
    [[6.1], times(7, [4.1]), 'Bloating is down from 6.1 to 4.1. Goal reached.'],
    [[3], times(7, [5]), 'Bloating is up from 3.0 to 5.0. Goal: 2.0.'],
    [[6], [...times(5, [6]), [5], [5]], 'Bloating is about the same, 6.0 before and 5.7 now. Goal: 4.0.'],
    [[6], times(1, [2]), 'Too few diary days to say yet. 2 more will be enough.'],
    [[6], [], 'Bloating is at 6.0 so far.'],
  ])('answers in words for %j before and %j after', (before, after, said) => {
    const input = plan(before, after)
    expect(headlineOf(after.length > 0 ? input : { ...input, withoutOn: null })).toBe(said)
  })

  it('says when there are too few days before, or none at all', () => {
    const input = plan([6], times(7, [4]))
    expect(headlineOf({ ...input, diary: input.diary.slice(11) })).toBe(
      'Bloating is at 4.0. Too few earlier days to compare.',
    )
    expect(headlineOf({ ...input, withoutOn: null, diary: [] })).toBe(
      'The chart starts with your first diary day.',
    )
  })

  it('speaks of the symptom that is asked for, with its verb', () => {
    const input = plan([6, 5, 4], times(7, [5, 5, 2]))
    expect(headlineOf(input, 1)).toBe('Tiredness is about the same, 5.0 before and 5.0 now. Goal: 3.3.')
    expect(headlineOf(input, 2)).toBe('Cramps are down from 4.0 to 2.0. Goal reached.')
    expect(headlineOf(input, 3)).toBe('')
  })

  it('has at most 16 words', () => {
    for (const now of [1, 4, 6, 9])
      expect(headlineOf(plan([6], times(7, [now]))).split(' ').length).toBeLessThanOrEqual(16)
  })
})

describe('the summary of several symptoms', () => {
  it.each([
    [[6, 5], times(7, [4, 4]), 'Bloating is down from 6.0 to 4.0, tiredness from 5.0 to 4.0.'],
    [[6, 3], times(7, [4, 5]), 'Bloating is down from 6.0 to 4.0. Tiredness is up from 3.0 to 5.0.'],
    [
      [6, 3, 3],
      times(7, [4, 3, 3]),
      'Bloating is down from 6.0 to 4.0. Tiredness and cramps are about the same.',
    ],
    [[6, 3], times(2, [4, 3]), 'Too few diary days to say yet. 1 more will be enough.'],
  ])('names each symptom for %j before and %j after', (before, after, said) => {
    expect(summaryOf(plan(before, after))).toBe(said)
  })
})

describe('the reason to look', () => {
  it('counts the last days in a row that are a point above the baseline', () => {
    const input = plan([4], [[4], [9], [4], [6], [7], [7]])
    expect(trendReason(input)).toMatchObject({
      text: 'Worse for 3 days',
      detail: 'Bloating is up from 4.0 to 5.9.',
    })
    expect(trendReason(input)?.since).toBe(dayAt(17))
    expect(trendReason({ ...input, today: dayAt(20) })?.days).toBe(3)
    expect(trendReason({ ...input, today: dayAt(21) })).toBeNull()
  })

  it('is missing for fewer days, after a day without an entry, and before the elimination', () => {
    expect(trendReason(plan([4], [[4], [6], [6]]))).toBeNull()
    const gap = plan([4], [[6], [6], [6], [6]])
    expect(trendReason({ ...gap, diary: gap.diary.filter(({ day }) => day !== dayAt(16)) })).toBeNull()
    expect(trendReason({ ...gap, withoutOn: null })).toBeNull()
  })
})

it('draws the last two weeks of a sparkline for the symptom that is up, else the first', () => {
  const { points, before, now } = sparklineOf(plan([6, 4], times(9, [4, 2])))
  expect(points).toHaveLength(14)
  expect(points[0]).toEqual({ day: dayAt(9), mean: 6 })
  expect(points.at(-1)).toEqual({ day: dayAt(22), mean: 4 })
  expect([before, now]).toEqual([6, 4])
  expect(sparklineOf(plan([6, 4], times(9, [6, 7]))).now).toBe(7)
})

it('draws no point for a week of fewer than three entries', () => {
  const input = plan([6], [])
  expect(sparklineOf({ ...input, diary: input.diary.slice(0, 2), today: dayAt(3) }).points).toEqual([])
})

it('draws days, slips and the band of the days before', () => {
  const input = plan([6], times(9, [4]))
  const diary = input.diary.map((entry) => (entry.day === dayAt(18) ? { ...entry, kept: false } : entry))
  const curve = curveOf({ ...input, diary }, 0, dayAt(41))
  expect(curve).toMatchObject({ from: START, to: dayAt(41), spread: 0.4 })
  expect(curve.days.filter(({ isSlip }) => isSlip).map(({ day }) => day)).toEqual([dayAt(18)])
  expect(curve.line.at(-1)).toEqual({ day: input.today, mean: 4 })
  expect(curve.progress).toEqual(progressOf(input, 0))
})
