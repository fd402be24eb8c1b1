import { describe, expect, it } from 'vitest'
import { aChallenge, anOutcome, aPlan, aPlanFood } from '@/testing/rows'
import type { Plan, PlanFood } from './plan-types'
import {
  needsDecision,
  closedText,
  correctedText,
  foodStateText,
  headingOf,
  isOpen,
  nextText,
  numberText,
  outcomeText,
  reintroducedFood,
  scoreText,
  theseFoods,
  todayText,
  dayToNote,
} from './plan-words'

const beef = aPlanFood()
const wheat = aPlanFood({ id: 6, foods: ['Wheat'] })
const within = (state: Plan['trial']['state'], fields: Parameters<typeof aPlan>[0] = {}) =>
  aPlan({ ...fields, trial: { state, ...fields.trial } })
const without = (today: NonNullable<Parameters<typeof aPlan>[0]>['today'], foods: PlanFood[] = [beef]) =>
  within('without', { today, foods })
const back = (fields: Parameters<typeof aPlan>[0] = {}) =>
  within('reintroduction', { foods: [aPlanFood({ state: 'challenge' })], challenge: aChallenge(), ...fields })

it('writes a small number of foods in words', () => {
  expect([0, 1, 8, 9].map(numberText)).toEqual(['no', 'one', 'eight', '9'])
  expect([1, 2].map(theseFoods)).toEqual(['this food', 'these two foods'])
  expect([scoreText(null), scoreText(4)]).toEqual(['–', '4.0'])
})

it.each([
  [{ asks: true, held: true }, 'raised in a newer test, left out until you answer'],
  [{ held: true }, 'still left out, because of an ingredient or by your choice'],
  [{ outcome: 'clinic-only' }, 'not at home: ask an allergist'],
  [{ outcome: 'trigger', basis: 'practitioner' }, 'your practitioner noted complaints, so it stays out'],
  [{ outcome: 'trigger' }, 'you noticed complaints, so it stays out'],
  [{ outcome: 'limited', amount: 'one a week' }, 'up to one a week'],
  [{ basis: 'no-change' }, 'leaving it out changed little, eaten again since 20 November'],
  [{}, 'eaten again since 20 November'],
] as const)('describes the outcome %o', (fields, said) => {
  expect(outcomeText(anOutcome(fields))).toBe(said)
})

it.each<[string, Plan['today']['phase'], Partial<PlanFood>, string]>([
  [
    'barred whatever was found out',
    'without',
    { barred: 'allergy', outcome: anOutcome() },
    'an allergy, so it stays out',
  ],
  ['found out', 'without', { outcome: anOutcome() }, 'eaten again since 20 November'],
  ['out before the plan', 'baseline', {}, 'eaten as usual for now'],
  ['out', 'without', {}, 'left out'],
  ['out, others coming back', 'reintroduction', {}, 'left out'],
  ['coming back', 'reintroduction', { state: 'challenge', challenges: [aChallenge()] }, 'being brought back'],
  [
    'stopped at the second attempt',
    'reintroduction',
    { state: 'challenge', challenges: [aChallenge(), aChallenge({ state: 'stopped' })] },
    'stopped: say what it showed',
  ],
  [
    'to come again',
    'reintroduction',
    { state: 'waiting', repeat: { from: '2026-12-24', to: null } },
    'again from 24 December',
  ],
  ['to come again some day', 'reintroduction', { state: 'waiting' }, 'once more'],
  ['tried', 'reintroduction', { state: 'done', challenges: [aChallenge()] }, 'tried, not clear'],
  ['not tried', 'reintroduction', { state: 'done' }, 'not tried'],
  ['out of a plan that has ended', 'closed', { challenges: [aChallenge()] }, 'tried, not clear'],
])("describes a food's state: one %s", (_, phase, fields, said) => {
  expect(foodStateText(aPlanFood(fields), aPlan({ today: { phase } }))).toBe(said)
})

it('leaves the answer about a food to the test result while the plan is paused', () => {
  const plan = aPlan({ today: { phase: 'without' }, trial: { pausedOn: '2026-11-25' } })
  expect(foodStateText(aPlanFood(), plan)).toBe('paused: the test result counts')
})

it('returns the next step only while its day is ahead', () => {
  const next = (what: 'advance' | 'challenge' | 'judge' | 'resume' | 'close', on: string) =>
    nextText(aPlan({ today: { next: { what, on } } }))
  expect(next('advance', '2026-11-27')).toBe('Next step: Fri 27 November')
  expect(next('challenge', '2026-11-27')).toBe('Next food from Fri 27 November')
  expect(next('judge', '2026-11-27')).toBe('You decide about this food on Fri 27 November')
  expect(next('resume', '2026-11-27')).toBe('The plan resumes on Fri 27 November')
  expect(next('close', '2026-11-27')).toBe('Without a decision it ends after Thu 26 November')
  expect(next('advance', '2026-11-26')).toBeNull()
  expect(nextText(aPlan())).toBeNull()
})

it('returns the food being brought back, unless the plan has ended or the food is ineligible', () => {
  const wheatFirst = { foods: [wheat, aPlanFood({ state: 'challenge' })] }
  expect(reintroducedFood(back(wheatFirst))?.foods).toEqual(['Beef'])
  expect(reintroducedFood(back({ ...wheatFirst, challenge: null }))).toBeUndefined()
  expect(reintroducedFood(back({ foods: [aPlanFood({ barred: 'allergy' })] }))).toBeUndefined()
  expect(reintroducedFood(within('closed', { challenge: aChallenge() }))).toBeUndefined()
})

it('asks for a decision after a stop or the last day, until it is made', () => {
  const judge = (on: string) => back({ today: { next: { what: 'judge', on } } })
  const stopped = aChallenge({ state: 'stopped' })
  expect([
    needsDecision(back()),
    needsDecision(judge('2026-11-27')),
    needsDecision(judge('2026-11-26')),
    needsDecision(back({ today: { next: { what: 'advance', on: '2026-11-26' } } })),
    needsDecision(back({ challenge: stopped })),
    needsDecision(back({ challenge: { ...stopped, decided: 'none' } })),
    needsDecision(back({ challenge: null })),
    needsDecision(within('closed', { challenge: stopped })),
  ]).toEqual([false, false, true, false, true, false, false, false])
})

it('returns the first past portion day without a note', () => {
  const { days, ...challenge } = aChallenge()
  const unnoted = (change: Partial<(typeof days)[number]>, today = '2026-11-27') =>
    dayToNote({ ...challenge, days: days.map((day, at) => (at === 1 ? { ...day, ...change } : day)) }, today)
  expect(unnoted({})).toBe('2026-11-26')
  expect(unnoted({}, '2026-11-26')).toBeUndefined()
  expect(unnoted({ noted: true })).toBeUndefined()
  expect(unnoted({ missed: true })).toBeUndefined()
  expect(unnoted({ portion: null })).toBeUndefined()
  expect(dayToNote(null, '2026-11-27')).toBeUndefined()
})

it('a food is open until its effect is known', () => {
  const open = (fields: Partial<PlanFood>) => isOpen(aPlanFood(fields))
  expect([
    open({}),
    open({ outcome: anOutcome({ asks: true }) }),
    open({ outcome: anOutcome() }),
    open({ state: 'done' }),
    open({ barred: 'clinic-only' }),
  ]).toEqual([true, true, false, false, false])
})

it.each<[string, Plan]>([
  ['Paused', within('without', { trial: { pausedOn: '2026-11-25' } })],
  ['Begins on 10 December', within('baseline', { trial: { phaseOn: '2026-12-10' } })],
  ['Day 9 of 28', within('baseline', { trial: { phaseOn: '2026-11-26' } })],
  ['Day 9 of 28', within('without', { trial: { phaseOn: '2026-12-10' } })],
  ['Day 9', within('reintroduction', { today: { of: null } })],
  ['A plan is proposed', within('proposed', { trial: { proposedBy: 'practitioner', symptoms: [] } })],
  ['Waiting for the practitioner', within('proposed', { trial: { proposedBy: 'practitioner' } })],
  ['Waiting for the practitioner', within('proposed', { trial: { symptoms: [] } })],
  ['The plan has ended', within('closed')],
])('titles the day "%s"', (said, plan) => {
  expect(headingOf(plan)).toBe(said)
})

describe('the task of the day', () => {
  const mara = { id: 4, name: 'Mara Vale', sees: false }
  const done = aPlanFood({ state: 'done' })
  it.each<[string, Plan]>([
    [
      'Paused since Wed 25 November. These days do not count.',
      within('without', { trial: { pausedOn: '2026-11-25' } }),
    ],
    [
      'Your practitioner suggests a few weeks without these two foods. A few questions come first.',
      within('proposed', { trial: { proposedBy: 'practitioner', symptoms: [] }, foods: [beef, wheat] }),
    ],
    [
      'Your practitioner will read your answers first. We will tell you when you can begin.',
      within('proposed', { trial: { practitioners: [mara, { ...mara, sees: true }] } }),
    ],
    [
      'Share it with Mara Vale and Ana Roth so they can approve it.',
      within('proposed', { trial: { practitioners: [mara, { id: 5, name: 'Ana Roth', sees: false }] } }),
    ],
    [
      'You have no practitioner right now. Ask your laboratory for one to approve your plan, or stop the trial.',
      within('proposed', { trial: { practitioners: [] } }),
    ],
    ['Eat as usual. Your diary begins then.', within('baseline', { trial: { phaseOn: '2026-12-10' } })],
    [
      'Your symptoms fell from 6.1 to 4.4. Now bring the foods back, one at a time.',
      without({ without: 'improved' }),
    ],
    [
      'Leaving Beef out changed little. It was probably not the cause. Eat it again.',
      without({ without: 'not-improved' }),
    ],
    [
      'Leaving these two foods out changed little. They were probably not the cause. Eat them again.',
      without({ without: 'not-improved' }, [beef, wheat]),
    ],
    [
      'Leave Beef out, and fill in the diary. There are too few entries to say whether it helps.',
      without({ without: 'too-few' }, [beef, done]),
    ],
    ['How did it go with Beef? You decide.', back({ challenge: aChallenge({ state: 'stopped' }) })],
    ['First say whether you ate the portion for Thu 26 November.', back({ today: { date: '2026-11-27' } })],
    ['Portion of Beef: 60 g. Tonight, note how you felt.', back()],
    [
      'Leave Beef out again today. Tonight, note how you felt.',
      back({ challenge: aChallenge({ days: [] }) }),
    ],
    ["You've tried every food. You can finish the plan.", back({ challenge: null, foods: [done] })],
    [
      'Choose the food that comes back next. The others stay left out.',
      back({ challenge: null, foods: [done, wheat] }),
    ],
    [
      'After your reaction, don’t bring any food back until your practitioner has looked at it.',
      back({ trial: { haltedOn: '2026-11-25', state: 'reintroduction' } }),
    ],
    ['It was stopped before every food was tried.', within('closed', { trial: { closedReason: 'stopped' } })],
  ])('is: %s', (said, plan) => {
    expect(todayText(plan)).toBe(said)
  })
})

it('says why a plan has ended', () => {
  const closed = (closedReason: Plan['trial']['closedReason'], foods = [beef]) =>
    closedText(within('closed', { trial: { closedReason }, foods }))
  expect(closed('not-it', [beef, wheat])).toBe('Leaving out these two foods changed little for you.')
  expect(closed('unanswered')).toMatch(/^There was no decision within seven weeks, so it ended\. /)
  expect([closed('done'), closed(null)]).toEqual(["You've tried every food.", "You've tried every food."])
})

it('names no corrected food once the plan has ended', () => {
  const foods = [aPlanFood({ corrected: true }), wheat]
  expect(correctedText(aPlan({ foods }))).toBe('The corrected report no longer lists Beef as elevated.')
  expect(correctedText(within('closed', { foods }))).toBeNull()
  expect(correctedText(aPlan({ foods: [wheat] }))).toBeNull()
})
