import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { challengeWith, dayAt, entryWith, foodWith, START, trialWith } from '../../testing/trial-rows'
import { mayAdvance, type PlanRows } from './phases'
import { plannedFoods } from './planned-foods'
import { type Trial, type TrialFood, trialStates } from './trial'

const wheat = foodWith()
const milk = foodWith({ id: 2, foods: ["Cow's milk", 'Whey'], keys: ['cow-s-milk', 'whey'], position: 1 })

const rows = (trial: Partial<Trial>, others: Partial<PlanRows> = {}): PlanRows => ({
  trial: trialWith(trial),
  foods: [wheat, milk],
  challenges: [],
  diary: [],
  ...others,
})
const without: Partial<Trial> = { state: 'without', withoutOn: START }
const bringingBack: Partial<Trial> = { state: 'reintroduction', withoutOn: START, reintroductionOn: START }
const namesOn = (plan: PlanRows, count: number) =>
  plannedFoods(plan, dayAt(count)).map(({ foods, from }) => [foods[0], from])

describe('the foods a plan leaves out', () => {
  it('are none before the plan is approved and after it', () => {
    for (const state of ['proposed', 'closed'] as const)
      expect(plannedFoods(rows({ state }), START)).toEqual([])
    expect(plannedFoods(rows(without), dayAt(49))).toEqual([])
  })

  it('come back on the day after the 28th, or now when that is past', () => {
    expect(namesOn(rows(without), 8)).toEqual([
      ['Wheat', dayAt(28)],
      ["Cow's milk", dayAt(28)],
    ])
    expect(namesOn(rows(without), 30)[0]).toEqual(['Wheat', dayAt(30)])
  })

  it('are eaten in the baseline until leaving them out can begin, with no day during a pause', () => {
    const plan = (trial: Partial<Trial>) => rows({ state: 'baseline', ...trial })
    expect(plannedFoods(plan({}), dayAt(3)).map(({ eaten }) => eaten)).toEqual([true, true])
    expect(namesOn(plan({}), 3)[0]).toEqual(['Wheat', dayAt(14)])
    expect(namesOn(plan({}), -3)[0]).toEqual(['Wheat', dayAt(14)])
    expect(namesOn(plan({}), 14)[0]).toEqual(['Wheat', null])
    expect(namesOn(plan({ pausedOn: dayAt(2) }), 3)[0]).toEqual(['Wheat', null])
  })

  it('are none during a later pause, and have no day after a reaction', () => {
    expect(namesOn(rows({ ...without, pausedOn: dayAt(5) }), 8)).toEqual([])
    expect(namesOn(rows({ ...bringingBack, haltedOn: dayAt(2) }), 3)[0]).toEqual(['Wheat', null])
  })

  it('leave out a food on the days of its challenge that have no portion', () => {
    const diary = [0, 1, 2].map((count) => entryWith(dayAt(count), 3))
    const foods: TrialFood[] = [foodWith({ state: 'challenge' }), milk]
    const plan = rows(bringingBack, { foods, challenges: [challengeWith()], diary })
    expect([0, 2].map((count) => namesOn(plan, count).map(([name]) => name))).toEqual([
      ["Cow's milk"],
      ["Cow's milk"],
    ])
    expect(namesOn(plan, 4)).toEqual([
      ['Wheat', null],
      ["Cow's milk", dayAt(6)],
    ])
  })

  it('do not have a food whose effect is known', () => {
    const plan = rows(bringingBack, { foods: [foodWith({ state: 'done' }), milk] })
    expect(namesOn(plan, 1)).toEqual([["Cow's milk", dayAt(1)]])
  })

  it('come back on the first day on which the plan may go on', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...trialStates),
        fc.nat({ max: 60 }),
        fc.nat({ max: 14 }),
        (state, at, used) => {
          const plan = rows({ state, withoutOn: START, pausedDays: used })
          const today = dayAt(at)
          for (const { from } of plannedFoods(plan, today)) {
            if (from === null || state === 'reintroduction') continue
            expect(from >= today).toBe(true)
            const to = state === 'without' ? 'reintroduction' : 'without'
            expect(mayAdvance(plan, from)).toEqual({ ok: true, to })
            // The last day is judged, so the plan may go on then already.
            if (from > dayAt(at + 1)) expect(mayAdvance(plan, today).ok).toBe(false)
          }
        },
      ),
    )
  })
})
