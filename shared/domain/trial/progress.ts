import { listed, plural } from '../text/counts'
import { addDays } from '../text/dates'
import { diaryMean, entriesBetween, entriesOf, scoreOf } from './diary'
import { BASELINE_ENTRIES, WEEK_DAYS } from './numbers'
import { baselineMean, improvementMark, weekMean } from './phases'
import type { Day, DiaryDay } from './trial'

/** A plan's dates, its symptoms and its diary, oldest day first. `today`: the day it is seen on. */
export type ProgressInput = {
  startedOn: Day
  /** The first day of the elimination; null before. */
  withoutOn: Day | null
  symptoms: readonly string[]
  diary: readonly DiaryDay[]
  today: Day
}

/**
 * How a symptom does against the days before the elimination; means of 0 to 10. `now`: the last 7
 * days. `goal`: the mean at or below which it has clearly improved. `kind`: `before` until foods
 * are left out; `too-few` entries since then, with `missing` more to go; `no-baseline` for too few
 * before.
 */
export type Progress = {
  kind: 'before' | 'too-few' | 'no-baseline' | 'down' | 'up' | 'same'
  before: number | null
  now: number | null
  goal: number | null
  missing: number
}

/** The least entries of a week for a point of a line, and to say how it goes. */
const LINE_ENTRIES = 3

/** Means closer than this, in points, are called about the same. */
const SAME_WITHIN = 0.5

/** The progress of one symptom by its place, or of all together. */
export function progressOf(input: ProgressInput, at?: number): Progress {
  const { withoutOn, diary, today } = input
  const baseline = baselineMean(input, diary)
  const week = weekMean(diary, today)
  const [before, now] = [baseline, week].map((mean) =>
    mean === null ? null : at === undefined ? mean.overall : (mean.symptoms[at] ?? null),
  ) as [number | null, number | null]
  const means = { before, now, goal: before === null ? null : improvementMark(before), missing: 0 }
  if (withoutOn === null || today < withoutOn) return { kind: 'before', ...means }
  const since = entriesOf(diary, WEEK_DAYS, today).filter(({ day }) => day >= withoutOn).length
  if (now === null || since < LINE_ENTRIES)
    return { kind: 'too-few', ...means, missing: LINE_ENTRIES - since }
  if (before === null || (baseline?.entries ?? 0) < BASELINE_ENTRIES) return { kind: 'no-baseline', ...means }
  if (Math.abs(now - before) < SAME_WITHIN) return { kind: 'same', ...means }
  return { kind: now < before ? 'down' : 'up', ...means }
}

const figure = (mean: number | null) => (mean ?? 0).toFixed(1)

/** Whether a symptom's name takes a plural verb: cramps do, tiredness and psoriasis do not. */
const isPlural = (symptom: string) => /[^aius]s$/u.test(symptom)

const isOf = (symptom: string) => `${symptom} ${isPlural(symptom) ? 'are' : 'is'}`

/** As within a sentence: `bloating`, but `IBS`. */
const within = (symptom: string) => (/^\p{Lu}[^\p{Lu}]*$/u.test(symptom) ? symptom.toLowerCase() : symptom)

function sentenceOf(symptom: string, { kind, before, now, missing }: Progress): string {
  const name = isOf(symptom)
  const soFar = now ?? before
  switch (kind) {
    case 'before':
      return soFar === null
        ? 'The chart starts with your first diary day.'
        : `${name} at ${figure(soFar)} so far.`
    case 'too-few':
      return `Too few diary days to say yet. ${missing} more will be enough.`
    case 'no-baseline':
      return `${name} at ${figure(now)}. Too few earlier days to compare.`
    case 'same':
      return `${name} about the same, ${figure(before)} before and ${figure(now)} now.`
    case 'down':
    case 'up':
      return `${name} ${kind} from ${figure(before)} to ${figure(now)}.`
  }
}

const isJudged = ({ kind }: Progress) => kind === 'down' || kind === 'up' || kind === 'same'

/**
 * Whether the plan is working, for one symptom by its place: `Bloating is down from 6.3 to 4.6.
 * Goal: 4.2.`, or `Goal reached.`
 */
export function headlineOf(input: ProgressInput, at = 0): string {
  const symptom = input.symptoms[at]
  if (symptom === undefined) return ''
  const progress = progressOf(input, at)
  const sentence = sentenceOf(symptom, progress)
  return isJudged(progress) ? `${sentence} ${goalText(progress)}`.trimEnd() : sentence
}

/** `Goal: 4.2.`, or `Goal reached.` as the figures show it; empty without a goal. */
export function goalText({ goal, now }: Pick<Progress, 'goal' | 'now'>): string {
  if (goal === null || now === null) return ''
  return Number(figure(now)) <= Number(figure(goal)) ? 'Goal reached.' : `Goal: ${figure(goal)}.`
}

/**
 * The same for all symptoms: `Bloating is down from 6.3 to 4.6, tiredness from 5.0 to 4.1.` Those
 * that went the same way share a sentence.
 */
export function summaryOf(input: ProgressInput): string {
  const all = input.symptoms.map((symptom, at) => ({ symptom, progress: progressOf(input, at) }))
  const [first] = all
  if (!first) return ''
  if (!isJudged(first.progress)) return sentenceOf(first.symptom, first.progress)
  const same = all.filter(({ progress }) => progress.kind === 'same').map(({ symptom }) => symptom)
  const moved = (['down', 'up'] as const).flatMap((kind) => {
    const [lead, ...others] = all.filter(({ progress }) => progress.kind === kind)
    if (!lead) return []
    const change = ({ before, now }: Progress) => `from ${figure(before)} to ${figure(now)}`
    const rest = others.map(({ symptom, progress }) => `${within(symptom)} ${change(progress)}`)
    return `${[`${isOf(lead.symptom)} ${kind} ${change(lead.progress)}`, ...rest].join(', ')}.`
  })
  const [calm = '', ...calmOthers] = same
  return [
    ...moved,
    ...(same.length > 0
      ? [
          `${listed([calm, ...calmOthers.map(within)])} ${same.length > 1 || isPlural(calm) ? 'are' : 'is'} about the same.`,
        ]
      : []),
  ].join(' ')
}

/** How far, in points, a day's mean has to be above the baseline to count as worse. */
const WORSE_ABOVE = 1
/** The days in a row that make a reason to look. */
const WORSE_DAYS = 3

/** `Worse for 3 days`, and `Bloating is up from 4.9 to 5.6.`; `since`: the first of these days. */
export type TrendReason = { text: string; detail: string; days: number; since: Day }

/**
 * Why somebody should look at a plan: its last days in a row, up to today or yesterday, were each
 * clearly worse than before the elimination. Null before it, and without a reason.
 */
export function trendReason(input: ProgressInput): TrendReason | null {
  const { withoutOn, diary, today } = input
  const before = baselineMean(input, diary)
  if (withoutOn === null || before === null || before.entries < BASELINE_ENTRIES) return null
  const byDay = new Map(entriesBetween(diary, withoutOn, today).map((entry) => [entry.day, entry]))
  const isWorse = (day: Day) => {
    const entry = byDay.get(day)
    return entry !== undefined && scoreOf(entry) >= before.overall + WORSE_ABOVE
  }
  let days = 0
  let day = byDay.has(today) ? today : addDays(today, -1)
  for (; isWorse(day); day = addDays(day, -1)) days++
  if (days < WORSE_DAYS) return null
  const at = leadingSymptom(input)
  return {
    text: `Worse for ${days} ${plural(days, 'day')}`,
    detail: sentenceOf(input.symptoms[at] ?? '', progressOf(input, at)),
    ...{ days, since: addDays(day, 1) },
  }
}

/** The place of the first symptom that is up, as the curve of the plan leads with one; else 0. */
const leadingSymptom = (input: ProgressInput): number =>
  Math.max(
    0,
    input.symptoms.findIndex((_, at) => progressOf(input, at).kind === 'up'),
  )

/** The days of a sparkline. */
const SPARK_DAYS = 14
/** The mean of the 7 days up to each day, for the days that have enough entries. */
export const weekLine = (diary: readonly DiaryDay[], from: Day, to: Day): { day: Day; mean: WeekMean }[] => {
  const line: { day: Day; mean: WeekMean }[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const mean = diaryMean(entriesOf(diary, WEEK_DAYS, day))
    if (mean && mean.entries >= LINE_ENTRIES) line.push({ day, mean })
  }
  return line
}
type WeekMean = NonNullable<ReturnType<typeof diaryMean>>

/** A plan's last two weeks in few points: the leading symptom's mean over the 7 days up to each. */
export function sparklineOf(input: ProgressInput): {
  points: { day: Day; mean: number }[]
  before: number | null
  now: number | null
} {
  const { startedOn, diary, today } = input
  const earliest = addDays(today, 1 - SPARK_DAYS)
  const line = weekLine(diary, earliest < startedOn ? startedOn : earliest, today)
  const at = leadingSymptom(input)
  const { before, now } = progressOf(input, at)
  return {
    points: line.map(({ day, mean }) => ({ day, mean: mean.symptoms[at] ?? mean.overall })),
    before,
    now,
  }
}
