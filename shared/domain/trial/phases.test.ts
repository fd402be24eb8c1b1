import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  challengeWith,
  dayAt,
  entriesFrom,
  entryWith,
  foodWith,
  START,
  trialWith,
} from '../../testing/trial-rows'
import { PAUSE_MOST, WITHOUT_CLOSES } from './numbers'
import {
  baselineMean,
  diaryWindow,
  isPaused,
  judgeElimination,
  mayAdvance,
  mayClose,
  mayPause,
  mayResume,
  phaseDay,
  type PlanRows,
  resolvedState,
  todayOf,
  weekMean,
} from './phases'
import { type Trial, trialStates } from './trial'

const rows = (trial: Partial<Trial>, others: Partial<PlanRows> = {}): PlanRows => ({
  trial: trialWith(trial),
  foods: [foodWith()],
  challenges: [],
  diary: [],
  ...others,
})
const without: Partial<Trial> = { state: 'without', withoutOn: START }
const bringingBack: Partial<Trial> = { state: 'reintroduction', withoutOn: START, reintroductionOn: START }
const running = { challenges: [challengeWith()], diary: entriesFrom(0, [3, 3, 3]) }

describe('the day of a phase', () => {
  it('begins at 1', () => {
    expect([0, 1, 27].map((count) => phaseDay(trialWith(), dayAt(count)))).toEqual([1, 2, 28])
  })

  it('stops during a pause, and continues when all pauses reach their limit', () => {
    const trial = trialWith({ pausedOn: dayAt(5), pausedDays: 10 })
    expect([5, 6, 8, 9, 10].map((count) => phaseDay(trial, dayAt(count)))).toEqual([6, 6, 6, 6, 7])
    expect([5, 8, 9].map((count) => isPaused(trial, dayAt(count)))).toEqual([true, true, false])
    expect(resolvedState(trial, dayAt(9))).toMatchObject({
      phaseOn: dayAt(4),
      pausedDays: 14,
      pausedOn: null,
    })
  })
})

describe('the passing of time', () => {
  it('closes the elimination after its last day', () => {
    expect(resolvedState(trialWith(without), dayAt(48)).state).toBe('without')
    expect(resolvedState(trialWith(without), dayAt(49))).toMatchObject({
      state: 'closed',
      closedReason: 'unanswered',
      phaseOn: dayAt(49),
    })
  })

  it('closes a paused elimination as many days later', () => {
    const trial = trialWith({ ...without, pausedOn: dayAt(3) })
    expect(resolvedState(trial, dayAt(62)).state).toBe('without')
    expect(resolvedState(trial, dayAt(63)).state).toBe('closed')
  })

  const trials = fc
    .record({
      state: fc.constantFrom(...trialStates),
      pausedDays: fc.integer({ min: 0, max: PAUSE_MOST }),
      pausedAt: fc.option(fc.integer({ min: 0, max: 80 })),
    })
    .map(({ state, pausedDays, pausedAt }) =>
      trialWith({ state, pausedDays, pausedOn: pausedAt === null ? null : dayAt(pausedAt) }),
    )
  const counts = fc.integer({ min: 0, max: 200 })

  it('has the same effect, however often and in how many steps it is applied', () => {
    fc.assert(
      fc.property(trials, counts, counts, (trial, one, more) => {
        const once = resolvedState(trial, dayAt(one))
        expect(resolvedState(once, dayAt(one))).toEqual(once)
        expect(resolvedState(once, dayAt(one + more))).toEqual(resolvedState(trial, dayAt(one + more)))
      }),
    )
  })

  it('respects the limits of elimination and pauses, and keeps the day of the phase', () => {
    fc.assert(
      fc.property(trials, counts, (trial, count) => {
        const after = resolvedState(trial, dayAt(count))
        expect(after.pausedDays).toBeLessThanOrEqual(PAUSE_MOST)
        if (after.state === 'without')
          expect(phaseDay(after, dayAt(count))).toBeLessThanOrEqual(WITHOUT_CLOSES)
        if (after.state === trial.state)
          expect(phaseDay(after, dayAt(count))).toBe(phaseDay(trial, dayAt(count)))
      }),
    )
  })

  it('advances the day of a phase by one, or by none in a pause', () => {
    fc.assert(
      fc.property(trials, counts, (trial, count) => {
        fc.pre(trial.pausedOn === null || dayAt(count) >= trial.pausedOn)
        const step = phaseDay(trial, dayAt(count + 1)) - phaseDay(trial, dayAt(count))
        expect(step).toBe(isPaused(trial, dayAt(count)) ? 0 : 1)
      }),
    )
  })
})

describe('the mean', () => {
  it('the weekly mean covers the last seven days', () => {
    const diary = entriesFrom(0, [9, 1, 2, 3, null, 5, 6, 7])
    expect(weekMean(diary, dayAt(7))).toEqual({ overall: 4, symptoms: [4], entries: 6 })
    expect(weekMean(diary, dayAt(30))).toBeNull()
  })

  it('is given for each symptom', () => {
    const diary = [entryWith(START, 0, { scores: [2, 6] })]
    expect(weekMean(diary, START)).toEqual({ overall: 4, symptoms: [2, 6], entries: 1 })
  })

  it('the baseline mean covers the fourteen days before the elimination', () => {
    const diary = entriesFrom(0, [10, 10, ...Array<number>(14).fill(4), 0])
    expect(baselineMean(trialWith({ withoutOn: dayAt(16) }), diary)?.overall).toBe(4)
    expect(baselineMean(trialWith(), entriesFrom(0, [2, 4]))?.overall).toBe(3)
    expect(baselineMean(trialWith(), [])).toBeNull()
  })
})

describe('judging the elimination', () => {
  const judged = (before: readonly number[], now: readonly (number | null)[]) =>
    judgeElimination(
      trialWith({ state: 'without', withoutOn: dayAt(14) }),
      [...entriesFrom(0, before), ...entriesFrom(35, now)],
      dayAt(41),
    )

  it('requires complaints a third below the baseline', () => {
    expect(judged([6, 6, 6, 6, 6], [4, 4, 4, 4, 4])).toMatchObject({ kind: 'improved', mark: 4 })
    expect(judged([6, 6, 6, 6, 6], [4, 4, 4, 4, 5])).toMatchObject({
      kind: 'not-improved',
      before: 6,
      now: 4.2,
    })
  })

  it('finds no improvement where there were no complaints', () => {
    expect(judged([0, 0, 0, 0, 0], [0, 0, 0, 0, 0]).kind).toBe('not-improved')
  })

  it('needs five entries on either side', () => {
    expect(judged([6, 6, 6, 6, 6], [1, 1, 1, 1]).kind).toBe('too-few')
    expect(judged([6, 6, 6, 6], [1, 1, 1, 1, 1]).kind).toBe('too-few')
    expect(judged([], [])).toEqual({ kind: 'too-few', before: null, now: null, mark: null })
  })
})

describe('advancing a plan', () => {
  const five = { diary: entriesFrom(0, [1, 2, 3, 4, 5]) }

  it('from the baseline is possible from day 14, or from day 7 with five entries', () => {
    expect(mayAdvance(rows({}), dayAt(13))).toEqual({ ok: true, to: 'without' })
    expect(mayAdvance(rows({}, five), dayAt(6))).toEqual({ ok: true, to: 'without' })
    expect(mayAdvance(rows({}), dayAt(5))).toEqual({
      ok: false,
      reason:
        'Leaving foods out can begin on 15 October 2026, or from 8 October 2026 once the diary has 5 days.',
      on: dayAt(14),
    })
    expect(mayAdvance(rows({}), dayAt(7))).toMatchObject({
      reason: 'Leaving foods out can begin on 15 October 2026, or once the diary has 5 days.',
    })
    expect(mayAdvance(rows({}, five), dayAt(5))).toMatchObject({
      reason: 'Leaving foods out can begin on 8 October 2026.',
      on: dayAt(7),
    })
  })

  it('from the elimination is possible from day 28 to 49', () => {
    expect(mayAdvance(rows(without), dayAt(26))).toMatchObject({
      reason: 'Foods can be brought back from 29 October 2026.',
      on: dayAt(28),
    })
    expect(mayAdvance(rows(without), dayAt(27))).toEqual({ ok: true, to: 'reintroduction' })
    expect(mayAdvance(rows(without), dayAt(48))).toEqual({ ok: true, to: 'reintroduction' })
    expect(mayAdvance(rows(without), dayAt(49)).ok).toBe(false)
  })

  it('from the reintroduction closes it, but not during a challenge or with an open food', () => {
    const foods = [foodWith({ state: 'done' }), foodWith({ id: 2, state: 'done' })]
    expect(mayAdvance(rows(bringingBack, { foods }), dayAt(1))).toEqual({ ok: true, to: 'closed' })
    for (const state of ['out', 'waiting'] as const)
      expect(
        mayAdvance(rows(bringingBack, { foods: [...foods, foodWith({ id: 3, state })] }), dayAt(1)).ok,
      ).toBe(false)
    expect(mayAdvance(rows(bringingBack, running), dayAt(1))).toEqual({
      ok: false,
      reason: 'You are bringing back Wheat until 6 October 2026.',
      on: dayAt(6),
    })
  })

  it('is impossible before the gate is opened, and in a pause', () => {
    expect(mayAdvance(rows({ state: 'proposed' }), START).ok).toBe(false)
    expect(mayAdvance(rows({ state: 'proposed', isGateOpened: true }), START)).toEqual({
      ok: true,
      to: 'baseline',
    })
    expect(mayAdvance(rows({ ...without, phaseOn: dayAt(-40), pausedOn: START }), dayAt(1)).ok).toBe(false)
  })
})

describe('pausing a plan', () => {
  it('needs remaining days and no running challenge', () => {
    expect(mayPause(rows({}), START)).toEqual({ ok: true })
    expect(mayPause(rows({ pausedDays: 13 }), START)).toEqual({ ok: true })
    expect(mayPause(rows({ pausedDays: 14 }), START)).toMatchObject({
      reason: "You've used all 14 pause days.",
    })
    expect(mayPause(rows(bringingBack, running), START)).toEqual({
      ...{ ok: false, on: dayAt(6) },
      reason: 'You are bringing back Wheat until 6 October 2026. Stop it first, or pause after it.',
    })
    const others: Partial<Trial>[] = [{ state: 'proposed' }, { state: 'closed' }, { pausedOn: START }]
    for (const other of others) expect(mayPause(rows(other), START).ok).toBe(false)
  })

  it('can be ended once', () => {
    expect(mayResume(rows({ pausedOn: START }), dayAt(13))).toEqual({ ok: true })
    expect(mayResume(rows({ pausedOn: START }), dayAt(14)).ok).toBe(false)
    expect(mayResume(rows({}), START).ok).toBe(false)
  })
})

it('a plan can be closed in any state, once', () => {
  for (const state of trialStates) expect(mayClose(rows({ state }), START).ok).toBe(state !== 'closed')
  expect(mayClose(rows(without), dayAt(49)).ok).toBe(false)
})

describe('todayOf', () => {
  const next = (plan: PlanRows, count: number) => todayOf(plan, dayAt(count)).next

  it('returns the day, the length and the next step of each phase', () => {
    expect(todayOf(rows({}), dayAt(8))).toMatchObject({ phase: 'baseline', day: 9, of: 14 })
    expect(todayOf(rows({}), dayAt(14))).toMatchObject({ day: 15, of: null })
    // A plan that begins later.
    expect(todayOf(rows({}), dayAt(-2))).toMatchObject({ phase: 'baseline', day: 0, of: 14 })
    expect(mayPause(rows({}), dayAt(-2))).toMatchObject({ reason: 'The plan begins on 1 October 2026.' })
    expect(next(rows({}), 8)).toEqual({ what: 'advance', on: dayAt(14) })
    expect(next(rows({}), 20)).toEqual({ what: 'advance', on: dayAt(20) })
    expect([0, 27, 28, 42, 60].map((count) => todayOf(rows(without), dayAt(count)).of)).toEqual([
      28,
      28,
      42,
      49,
      null,
    ])
    expect(next(rows(without), 3)).toEqual({ what: 'advance', on: dayAt(28) })
    expect(next(rows(without), 30)).toEqual({ what: 'close', on: dayAt(49) })
    expect(next(rows({ pausedOn: START }), 3)).toEqual({ what: 'resume', on: dayAt(14) })
    expect(next(rows({ state: 'closed' }), 3)).toBeNull()
  })

  it('returns the next challenge, decision or end of the reintroduction', () => {
    const stopped = challengeWith({ state: 'stopped', endedOn: dayAt(2) })
    expect(next(rows(bringingBack), 3)).toEqual({ what: 'challenge', on: dayAt(3) })
    expect(next(rows(bringingBack, running), 3)).toEqual({ what: 'judge', on: dayAt(5) })
    const open = { challenges: [stopped], foods: [foodWith({ state: 'challenge' })] }
    expect(next(rows(bringingBack, open), 3)).toEqual({ what: 'judge', on: dayAt(2) })
    const waiting = { challenges: [{ ...stopped, decided: 'unclear' as const }] }
    expect(next(rows(bringingBack, waiting), 3)).toEqual({ what: 'challenge', on: dayAt(16) })
    expect(next(rows(bringingBack, { foods: [foodWith({ state: 'done' })] }), 3)).toEqual({
      what: 'advance',
      on: dayAt(3),
    })
    expect(next(rows({ ...bringingBack, haltedOn: START }), 3)).toBeNull()
  })

  it('returns the baseline, the week and the mark', () => {
    const diary = [...entriesFrom(0, [6, 6]), ...entriesFrom(20, [3])]
    const today = todayOf(rows({ ...without, withoutOn: dayAt(14) }, { diary }), dayAt(20))
    expect([today.before?.overall, today.now?.overall, today.mark]).toEqual([6, 3, 4])
  })
})

it('the diary can be filled in for today and the three days before, but not before the start', () => {
  expect(diaryWindow(trialWith(), dayAt(10))).toEqual({ from: dayAt(7), to: dayAt(10) })
  expect(diaryWindow(trialWith(), dayAt(1))).toEqual({ from: START, to: dayAt(1) })
})

it('the diary has no day of a pause or of an earlier plan', () => {
  const paused = trialWith({ pausedOn: dayAt(10) })
  expect(diaryWindow(paused, dayAt(11))).toEqual({ from: dayAt(8), to: dayAt(9) })
  expect(diaryWindow(paused, dayAt(13))).toBeNull()
  const resumed = trialWith({ resumedOn: dayAt(12) })
  expect(diaryWindow(resumed, dayAt(13))).toEqual({ from: dayAt(12), to: dayAt(13) })
  // The pause has reached its limit by then.
  expect(diaryWindow(paused, dayAt(25))).toEqual({ from: dayAt(24), to: dayAt(25) })
  expect(diaryWindow(trialWith(), dayAt(1), START)).toEqual({ from: dayAt(1), to: dayAt(1) })
  expect(diaryWindow(trialWith(), START, START)).toBeNull()
})
