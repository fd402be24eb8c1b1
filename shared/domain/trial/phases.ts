import { addDays, daysFrom, formatWords } from '../text/dates'
import { challengeFrom, refuseDuring, undecidedOf } from './challenge'
import { planDays } from './challenge-days'
import { type DiaryMean, diaryMean, entriesBetween, entriesOf } from './diary'
import {
  BACKFILL_DAYS,
  BASELINE_DAYS,
  BASELINE_EARLIEST,
  BASELINE_ENTRIES,
  IMPROVED_BY,
  PAUSE_MOST,
  WEEK_DAYS,
  WEEK_ENTRIES,
  WITHOUT_CLOSES,
  WITHOUT_DAYS,
  WITHOUT_MOST,
} from './numbers'
import { pauseEndsOn } from './pauses'
import { refuse, refuseWhilePaused, type Refusal } from './refusal'
import type { Challenge, Day, DiaryDay, Trial, TrialFood, TrialState } from './trial'

export type PlanRows = {
  trial: Trial
  foods: readonly TrialFood[]
  challenges: readonly Challenge[]
  diary: readonly DiaryDay[]
}

export function isPaused(trial: Trial, today: Day): boolean {
  const endsOn = pauseEndsOn(trial)
  return endsOn !== null && today < endsOn
}

/** The first day of a plan that begins later; null once it has begun, and while it is proposed. */
export const beginsOn = ({ state, startedOn }: Trial, today: Day): Day | null =>
  state === 'baseline' && today < startedOn ? startedOn : null

/** The day of the phase, 1 on the first and 0 before it; days of a pause do not count. */
export function phaseDay(trial: Trial, today: Day): number {
  const { phaseOn } = withPauseEnded(trial, today)
  const until = trial.pausedOn !== null && isPaused(trial, today) ? trial.pausedOn : today
  return Math.max(0, daysFrom(phaseOn, until) + 1)
}

function withPauseEnded(trial: Trial, today: Day): Trial {
  const { pausedOn, pausedDays, phaseOn } = trial
  if (pausedOn === null || isPaused(trial, today)) return trial
  return {
    ...trial,
    phaseOn: addDays(phaseOn, Math.max(0, PAUSE_MOST - pausedDays)),
    pausedDays: Math.max(PAUSE_MOST, pausedDays),
    pausedOn: null,
    resumedOn: pauseEndsOn(trial),
  }
}

/** A pause beyond the limit has ended; an overdue elimination closes on the day after. */
export function resolvedState(trial: Trial, today: Day): Trial {
  const resumed = withPauseEnded(trial, today)
  if (resumed.state !== 'without' || phaseDay(resumed, today) <= WITHOUT_CLOSES) return resumed
  return {
    ...resumed,
    state: 'closed',
    closedReason: 'unanswered',
    phaseOn: addDays(resumed.phaseOn, WITHOUT_CLOSES),
  }
}

/** The mean of the last seven days, today included; null without an entry. */
export const weekMean = (diary: readonly DiaryDay[], today: Day): DiaryMean | null =>
  diaryMean(entriesOf(diary, WEEK_DAYS, today))

/** The last fourteen days before the elimination, or up to now; null without an entry. */
export function baselineMean(
  { startedOn, withoutOn }: Pick<Trial, 'startedOn' | 'withoutOn'>,
  diary: readonly DiaryDay[],
): DiaryMean | null {
  const until =
    withoutOn ??
    diary
      .map(({ day }) => addDays(day, 1))
      .toSorted()
      .at(-1) ??
    startedOn
  const earliest = addDays(until, -BASELINE_DAYS)
  return diaryMean(entriesBetween(diary, earliest < startedOn ? startedOn : earliest, addDays(until, -1)))
}

/** The mean score at or below which complaints have clearly improved. */
export const improvementMark = (before: number): number => before * (1 - IMPROVED_BY)

/** Tolerance for the rounding of means. */
const ROUNDING = 1e-9

/** Means of 0 to 10, null without an entry; not judged with too few entries. */
export type EliminationResult = {
  kind: 'improved' | 'not-improved' | 'too-few'
  before: number | null
  now: number | null
  mark: number | null
}

/** Judges the elimination by the last seven days against the baseline. */
export function judgeElimination(trial: Trial, diary: readonly DiaryDay[], today: Day): EliminationResult {
  const [before, now] = [baselineMean(trial, diary), weekMean(diary, today)]
  const mark = before && improvementMark(before.overall)
  const means = { before: before?.overall ?? null, now: now?.overall ?? null, mark }
  if (!before || !now || mark === null || before.entries < BASELINE_ENTRIES || now.entries < WEEK_ENTRIES)
    return { kind: 'too-few', ...means }
  const isLess = now.overall < before.overall && now.overall <= mark + ROUNDING
  return { kind: isLess ? 'improved' : 'not-improved', ...means }
}

/** The next step of a plan, and the first day on which it is possible or happens automatically. */
export type Next = { what: 'advance' | 'challenge' | 'judge' | 'resume' | 'close'; on: Day }

/**
 * A plan on a day. `of`: the length of the phase in days; null when it has none, and beyond it.
 * `before` and `now`: the baseline and the last seven days; `mark`: the mean at or below which
 * complaints have clearly improved.
 */
export type Today = {
  phase: TrialState
  day: number
  of: number | null
  isPaused: boolean
  next: Next | null
  before: DiaryMean | null
  now: DiaryMean | null
  mark: number | null
}

/** The state of a plan on a day, for the screens. */
export function todayOf(rows: PlanRows, today: Day): Today {
  const trial = resolvedState(rows.trial, today)
  const before = baselineMean(trial, rows.diary)
  const day = phaseDay(trial, today)
  return {
    phase: trial.state,
    day,
    of: lengthOf(trial.state, day),
    isPaused: isPaused(trial, today),
    next: nextOf({ ...rows, trial }, today),
    before,
    now: weekMean(rows.diary, today),
    mark: before && improvementMark(before.overall),
  }
}

function lengthOf(state: TrialState, day: number): number | null {
  const lengths: readonly number[] =
    state === 'baseline'
      ? [BASELINE_DAYS]
      : state === 'without'
        ? [WITHOUT_DAYS, WITHOUT_MOST, WITHOUT_CLOSES]
        : []
  return lengths.find((days) => day <= days) ?? null
}

function nextOf(rows: PlanRows, today: Day): Next | null {
  const { trial } = rows
  const resumesOn = pauseEndsOn(trial)
  if (resumesOn !== null) return { what: 'resume', on: resumesOn }
  if (trial.state === 'baseline') return { what: 'advance', on: withoutFrom(rows, today) }
  if (trial.state === 'without')
    return phaseDay(trial, today) <= WITHOUT_DAYS
      ? { what: 'advance', on: dayAfterPhase(trial, WITHOUT_DAYS) }
      : { what: 'close', on: dayOfPhase(trial, WITHOUT_CLOSES + 1) }
  return trial.state === 'reintroduction' ? nextFood(rows, today) : null
}

function nextFood({ trial, foods, challenges, diary }: PlanRows, today: Day): Next | null {
  const undecided = undecidedOf(foods, challenges)
  if (undecided) return { what: 'judge', on: planDays(undecided, diary, today).endsOn }
  const left = foods.filter(({ state }) => state !== 'done')
  if (left.length === 0) return { what: 'advance', on: today }
  const [on] = left.map((food) => challengeFrom(food, challenges, diary, today)).toSorted()
  return on !== undefined && trial.haltedOn === null ? { what: 'challenge', on } : null
}

/** The date of a day of the running phase; 1 is its first day. */
export const dayOfPhase = ({ phaseOn }: Pick<Trial, 'phaseOn'>, day: number): Day => addDays(phaseOn, day - 1)

/** The day of the next step: the first one after a phase of so many days. */
export const dayAfterPhase = (trial: Pick<Trial, 'phaseOn'>, days: number): Day => dayOfPhase(trial, days + 1)

/** Whether there are enough entries if the elimination began today. */
const hasBaseline = ({ trial, diary }: PlanRows, today: Day) =>
  (baselineMean({ ...trial, withoutOn: today }, diary)?.entries ?? 0) >= BASELINE_ENTRIES

/** The first day, from today on, on which foods are left out. */
export function withoutFrom(rows: PlanRows, today: Day): Day {
  if (phaseDay(rows.trial, today) >= leastBaseline(rows, today)) return today
  return dayAfterPhase(rows.trial, leastBaseline(rows, today))
}

/** The day of the baseline on which it may end. */
const leastBaseline = (rows: PlanRows, today: Day) =>
  hasBaseline(rows, today) ? BASELINE_EARLIEST : BASELINE_DAYS

/** Whether an action is possible and the state after it, or why not and from which day. */
export type MayDo = { ok: true; to?: TrialState } | Refusal

const ended = 'The plan has ended.'

export function mayAdvance(rows: PlanRows, today: Day): MayDo {
  const trial = resolvedState(rows.trial, today)
  if (trial.pausedOn !== null) return refuseWhilePaused()
  switch (trial.state) {
    case 'proposed':
      return trial.isGateOpened
        ? { ok: true, to: 'baseline' }
        : refuse('Your practitioner has to approve this plan first.')
    case 'baseline':
      return mayLeaveOut({ ...rows, trial }, today)
    case 'without': {
      const on = dayAfterPhase(trial, WITHOUT_DAYS)
      return phaseDay(trial, today) < WITHOUT_DAYS
        ? refuse(`Foods can be brought back from ${formatWords(on)}.`, on)
        : { ok: true, to: 'reintroduction' }
    }
    case 'reintroduction':
      return (
        refuseDuring(rows.foods, rows.challenges, rows.diary, today) ??
        (rows.foods.some(({ state }) => state !== 'done')
          ? refuse('Some foods have not been brought back yet. To end now, stop the plan.')
          : { ok: true, to: 'closed' })
      )
    case 'closed':
      return refuse(ended)
  }
}

function mayLeaveOut(rows: PlanRows, today: Day): MayDo {
  const on = withoutFrom(rows, today)
  if (on === today) return { ok: true, to: 'without' }
  const earliest = dayAfterPhase(rows.trial, BASELINE_EARLIEST)
  const sooner = hasBaseline(rows, today)
    ? ''
    : `, or ${today < earliest ? `from ${formatWords(earliest)} ` : ''}once the diary has ${BASELINE_ENTRIES} days`
  return refuse(`Leaving foods out can begin on ${formatWords(on)}${sooner}.`, on)
}

export function mayPause(rows: PlanRows, today: Day): MayDo {
  const trial = resolvedState(rows.trial, today)
  if (trial.state === 'closed') return refuse(ended)
  if (trial.state === 'proposed') return refuse('The plan has not begun.')
  const begins = beginsOn(trial, today)
  if (begins !== null) return refuse(`The plan begins on ${formatWords(begins)}.`, begins)
  if (trial.pausedOn !== null) return refuse('The plan is already paused.')
  const during = refuseDuring(rows.foods, rows.challenges, rows.diary, today)
  if (during) return refuse(`${during.reason} Stop it first, or pause after it.`, during.on)
  return trial.pausedDays >= PAUSE_MOST ? refuse(`You've used all ${PAUSE_MOST} pause days.`) : { ok: true }
}

export const mayResume = ({ trial }: PlanRows, today: Day): MayDo =>
  isPaused(trial, today) ? { ok: true } : refuse('The plan is not paused.')

/** Whether a plan may be closed: always, once. */
export const mayClose = ({ trial }: PlanRows, today: Day): MayDo =>
  resolvedState(trial, today).state === 'closed' ? refuse(ended) : { ok: true, to: 'closed' }

/**
 * The days whose entry can be written: today and the few days before it that belong to the plan,
 * except days of a pause, which do not count. `after`: the last day in the diary of an earlier
 * plan. Null without any.
 */
export function diaryWindow(
  trial: Trial,
  today: Day,
  after: Day | null = null,
): { from: Day; to: Day } | null {
  const { startedOn, resumedOn, pausedOn } = withPauseEnded(trial, today)
  const [from = today] = [
    addDays(today, -BACKFILL_DAYS),
    startedOn,
    ...(resumedOn === null ? [] : [resumedOn]),
    ...(after === null ? [] : [addDays(after, 1)]),
  ]
    .toSorted()
    .toReversed()
  const to = pausedOn === null ? today : addDays(pausedOn, -1)
  return from > to ? null : { from, to }
}
