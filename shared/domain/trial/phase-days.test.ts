import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAt, foodWith, START, trialWith } from '../../testing/trial-rows'
import { addDays } from '../text/dates'
import { changesToResume } from './commands'
import { phaseDaysOf } from './phase-days'
import { isPaused, mayAdvance, mayPause, phaseDay, todayOf } from './phases'
import { plannedFoods } from './planned-foods'
import { type Day, type Trial } from './trial'

const without = trialWith({ state: 'without', withoutOn: START })
const none = new Set<Day>()
const shown = (trial: Trial, count: number, written = none) =>
  phaseDaysOf(trial, dayAt(count), 28, written)
    .filter(({ day }) => day !== null && day <= dayAt(count))
    .map(({ number, day }) => [number, day])

describe('the days of a phase', () => {
  it('are consecutive without a pause, with those to come up to the length', () => {
    const all = phaseDaysOf(without, dayAt(8), 28, none)
    expect(all).toHaveLength(28)
    expect(all[8]).toEqual({ number: 9, day: dayAt(8) })
    expect(all.at(-1)).toEqual({ number: 28, day: dayAt(27) })
  })

  it('leave out the days of a running pause, and give no dates to days to come', () => {
    const paused = trialWith({ ...without, pausedOn: dayAt(3) })
    expect(shown(paused, 5)).toEqual([
      [1, dayAt(0)],
      [2, dayAt(1)],
      [3, dayAt(2)],
      [4, dayAt(5)],
    ])
    expect(phaseDaysOf(paused, dayAt(5), 28, none).at(-1)).toEqual({ number: 28, day: null })
  })

  it('leave out the days of an ended pause', () => {
    const resumed = trialWith({
      ...without,
      ...changesToResume({ ...without, pausedOn: dayAt(2) }, dayAt(4)),
    })
    expect(shown(resumed, 5)).toEqual([
      [1, dayAt(0)],
      [2, dayAt(1)],
      [3, dayAt(4)],
      [4, dayAt(5)],
    ])
  })

  it('are none in phases of open length and before the plan begins', () => {
    expect(phaseDaysOf(trialWith({ state: 'reintroduction' }), START, null, none)).toEqual([])
    expect(phaseDaysOf(trialWith(), dayAt(-1), 14, none)).toEqual([])
  })

  it('end on the day before the next step', () => {
    const plans = fc.record({
      state: fc.constantFrom('baseline', 'without'),
      at: fc.nat({ max: 27 }),
      moved: fc.nat({ max: 14 }),
    })
    fc.assert(
      fc.property(plans, ({ state, at, moved }) => {
        const isWithout = state === 'without'
        const first = { phaseOn: dayAt(moved), pausedDays: moved, resumedOn: dayAt(moved) }
        const trial = trialWith({ state, ...first, ...(isWithout && { withoutOn: START }) })
        const [today, rows] = [dayAt(moved + at), { trial, foods: [foodWith()], challenges: [], diary: [] }]
        fc.pre(isWithout || at < 13)
        const { of, next } = todayOf(rows, today)
        const last = phaseDaysOf(trial, today, of, none).at(-1)?.day ?? expect.fail('no last day')
        expect(next).toEqual({ what: 'advance', on: addDays(last, 1) })
        const may = mayAdvance(rows, today)
        if (!may.ok) expect(may.on).toBe(next?.on)
        if (isWithout) expect(plannedFoods(rows, today).map(({ from }) => from)).toEqual([next?.on])
      }),
    )
  })

  it('have one count everywhere, whatever was paused', () => {
    const act = fc.constantFrom('write', 'skip', 'pause', 'resume')
    fc.assert(
      fc.property(
        fc.array(act, { minLength: 1, maxLength: 40 }),
        fc.constantFrom('baseline', 'without'),
        (acts, state) => {
          let trial = trialWith({ state, ...(state === 'without' && { withoutOn: START }) })
          const written = new Set<Day>()
          for (const [at, done] of acts.entries()) {
            const today = dayAt(at)
            const rows = { trial, foods: [], challenges: [], diary: [] }
            if (done === 'pause' && mayPause(rows, today).ok) trial = { ...trial, pausedOn: today }
            if (done === 'resume' && isPaused(trial, today))
              trial = { ...trial, ...changesToResume(trial, today) }
            if (done === 'write' && !isPaused(trial, today)) written.add(today)
            const { day, of } = todayOf(rows.trial === trial ? rows : { ...rows, trial }, today)
            const days = phaseDaysOf(trial, today, of, written)
            if (of === null) continue
            expect(day).toBe(phaseDay(trial, today))
            expect(days.find((one) => one.day === today)?.number).toBe(day)
            expect(days.map(({ number }) => number)).toEqual(
              Array.from({ length: of }, (_, place) => place + 1),
            )
            const dates = days.flatMap((one) => one.day ?? [])
            expect(dates).toEqual([...new Set(dates)].toSorted())
            expect([...written].every((one) => dates.includes(one))).toBe(true)
          }
        },
      ),
    )
  })
})
