import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectiveAvoidance, type AvoidanceInput } from './avoidance'
import { type Outcome, type OutcomeKind, outcomeKinds } from './trial'

const keys: Record<string, string[]> = {
  Wheat: ['wheat'],
  Beef: ['beef'],
  "Cow's milk": ['cows-milk'],
  Casein: ['casein'],
  Milk: ['cows-milk', 'goats-milk'],
  'Goat’s milk': ['goats-milk'],
  Zorb: [],
}
const names = Object.keys(keys)
const keysOf = (name: string) => keys[name] ?? []

const outcome = (foods: string[], kind: OutcomeKind, fields: Partial<Outcome> = {}): Outcome => ({
  ...{ id: 1, foods, keys: foods.flatMap(keysOf), outcome: kind, since: '2027-03-03' },
  ...{ amount: kind === 'limited' ? 'a slice a day' : '', basis: 'challenge', confirmedAfterReport: 1 },
  ...fields,
})
const test = (reportId: number, levels: Record<string, 'high' | 'moderate' | 'low'>) => ({
  reportId,
  day: `2026-0${reportId}-01`,
  results: Object.entries(levels).map(([food, level]) => ({ food, level })),
})
const avoidance = (known: Partial<AvoidanceInput>) =>
  effectiveAvoidance({
    ...{ tests: [], allergies: [], own: [], outcomes: [], keysOf },
    isChosen: (name) =>
      (known.own ?? []).some(({ foodName }) => keysOf(name).some((key) => keysOf(foodName).includes(key))),
    ...known,
  })
const own = (foodName: string) => ({ foodName, level: 'own' as const, carriedOverFrom: null })
const listed = ({ avoid }: ReturnType<typeof effectiveAvoidance>) =>
  avoid.map(({ foodName, level }) => [foodName, level])

describe('a tested food with an unreadable result', () => {
  const unread = (...foods: string[]) => ({ unread: foods.map((food) => ({ food })) })

  it('comes last on the list', () => {
    const tests = [{ ...test(2, { Beef: 'moderate' }), ...unread('Wheat') }, test(1, { Wheat: 'low' })]
    expect(listed(avoidance({ tests }))).toEqual([
      ['Beef', 'moderate'],
      ['Wheat', 'not-readable'],
    ])
  })

  it('keeps the level of an earlier test that raised it', () => {
    const tests = [{ ...test(2, { Beef: 'low' }), ...unread('Wheat') }, test(1, { Wheat: 'high' })]
    expect(avoidance({ tests }).avoid).toEqual([
      { foodName: 'Wheat', level: 'high', carriedOverFrom: '2026-01-01' },
    ])
  })

  it('leaves the list once a newer test, a choice, an allergy or an outcome says more', () => {
    const tests = [{ ...test(1, {}), ...unread('Wheat') }]
    expect(listed(avoidance({ tests: [test(2, { Wheat: 'low' }), ...tests] }))).toEqual([])
    expect(listed(avoidance({ tests, allergies: ['wheat'] }))).toEqual([['wheat', 'allergy']])
    expect(listed(avoidance({ tests, own: [own('Wheat')] }))).toEqual([['Wheat', 'own']])
    const avoided = avoidance({ tests, outcomes: [outcome(['Wheat'], 'tolerated')] })
    expect(listed(avoided)).toEqual([])
    expect(avoided.tolerated).toMatchObject([{ foodName: 'Wheat' }])
    expect(listed(avoidance({ tests: [{ ...test(1, { Wheat: 'low' }), ...unread('Wheat') }] }))).toEqual([])
  })
})

describe('an outcome', () => {
  const high = [test(1, { Wheat: 'high', Beef: 'moderate' })]

  it('takes a tolerated food off the list, and says since when', () => {
    const avoided = avoidance({ tests: high, outcomes: [outcome(['Wheat'], 'tolerated')] })
    expect(listed(avoided)).toEqual([['Beef', 'moderate']])
    expect(avoided.tolerated).toMatchObject([{ foodName: 'Wheat', outcome: { id: 1, since: '2027-03-03' } }])
  })

  it('puts a tolerated food back on the list, with a question, once a newer test raises it', () => {
    const tests = [test(2, { Wheat: 'moderate' }), ...high]
    const avoided = avoidance({ tests, outcomes: [outcome(['Wheat'], 'tolerated')] })
    expect(avoided.avoid[0]).toMatchObject({ foodName: 'Wheat', level: 'moderate', asks: 1 })
    expect(avoided.tolerated).toEqual([])
    const goesOn = outcome(['Wheat'], 'tolerated', { confirmedAfterReport: 2 })
    expect(avoidance({ tests, outcomes: [goesOn] }).tolerated).toHaveLength(1)
  })

  it('asks nothing after a newer test without the food, or one that finds it low', () => {
    for (const newer of [test(2, { Beef: 'high' }), test(2, { Wheat: 'low' })]) {
      const avoided = avoidance({ tests: [newer, ...high], outcomes: [outcome(['Wheat'], 'tolerated')] })
      expect(avoided.avoid.filter(({ asks }) => asks !== undefined)).toEqual([])
      expect(avoided.tolerated).toHaveLength(1)
    }
  })

  it.each([
    ['trigger', 'trigger'],
    ['limited', 'limited'],
    ['clinic-only', 'allergy'],
  ] as const)('lists a food that is %s as %s, regardless of older and newer tests', (kind, level) => {
    for (const tests of [[], high, [test(2, { Wheat: 'low' }), ...high], [test(2, { Wheat: 'high' })]]) {
      const { avoid, tolerated } = avoidance({ tests, outcomes: [outcome(['Wheat'], kind)] })
      const entries = avoid.filter(({ foodName }) => foodName === 'Wheat')
      expect(entries).toMatchObject([{ level, outcome: { kind } }])
      expect(entries[0]).not.toHaveProperty('asks')
      expect(tolerated).toEqual([])
    }
  })

  it('leaves allergies and choices unchanged', () => {
    const outcomes = [outcome(['Wheat', 'Beef'], 'tolerated')]
    const avoided = avoidance({ tests: high, allergies: ['wheat', ' '], own: [own('Beef')], outcomes })
    expect(listed(avoided)).toEqual([
      ['wheat', 'allergy'],
      ['Beef', 'own'],
    ])
    expect(avoided.tolerated).toEqual([])
  })

  it("a limit gives way to a choice, and the food's value does not return", () => {
    for (const level of ['high', 'moderate', 'low'] as const)
      for (const tests of [[test(1, { Wheat: level })], [test(2, { Wheat: level }), ...high]]) {
        const outcomes = [outcome(['Wheat', 'Zorb'], 'limited')]
        const avoided = avoidance({ tests, own: [own('wheat')], outcomes })
        expect(avoided.avoid.filter(({ foodName }) => foodName !== 'Beef')).toEqual([
          {
            ...own('Zorb'),
            level: 'limited',
            outcome: expect.objectContaining({ kind: 'limited' }) as unknown,
          },
          own('wheat'),
        ])
        expect(avoided).toMatchObject({ tolerated: [], chosen: [{ foodName: 'Wheat', outcome: { id: 1 } }] })
      }
  })

  it('a trigger comes before a choice', () => {
    const outcomes = [outcome(['Wheat'], 'trigger')]
    for (const tests of [high, [test(1, { Wheat: 'low' })]])
      expect(listed(avoidance({ tests, own: [own('Wheat')], outcomes }))).toContainEqual(['Wheat', 'trigger'])
  })

  it('a limit gives way to a choice under another name, but only to one that covers the food', () => {
    const outcomes = [outcome(["Cow's milk"], 'limited')]
    const tests = [test(1, { "Cow's milk": 'high' })]
    expect(listed(avoidance({ tests, own: [own('Milk')], outcomes }))).toEqual([['Milk', 'own']])
    expect(listed(avoidance({ tests, own: [own('Beef')], outcomes }))).toEqual([
      ["Cow's milk", 'limited'],
      ['Beef', 'own'],
    ])
  })

  it.each(['trigger', 'clinic-only'] as const)('the outcome %s comes before a choice', (kind) => {
    const avoided = avoidance({ tests: high, own: [own('Wheat')], outcomes: [outcome(['Wheat'], kind)] })
    expect(avoided.avoid[0]).toMatchObject({ foodName: 'Wheat', outcome: { kind } })
    expect(avoided.chosen).toEqual([])
  })

  it('for an allergy is listed once, with the allergy', () => {
    const avoided = avoidance({ allergies: ['wheat'], outcomes: [outcome(['Wheat'], 'clinic-only')] })
    expect(avoided.avoid).toMatchObject([
      { foodName: 'wheat', level: 'allergy', outcome: { kind: 'clinic-only' } },
    ])
  })

  it('applies by keys to a food with another name, but not to a name for more foods', () => {
    const tests = [test(1, { Casein: 'high', Milk: 'high', "Cow's milk": 'high' })]
    const outcomes = [outcome(["Cow's milk", 'Casein'], 'tolerated')]
    const avoided = avoidance({ tests, outcomes })
    expect(listed(avoided)).toEqual([['Milk', 'high']])
    // The milk that is still avoided is cow's milk as well.
    expect(avoided.tolerated.map(({ foodName }) => foodName)).toEqual(['Casein'])
  })
})

describe('effectiveAvoidance', () => {
  const someNames = fc.uniqueArray(fc.constantFrom(...names), { maxLength: 4 })
  const known = fc.record({
    tests: fc
      .array(fc.dictionary(fc.constantFrom(...names), fc.constantFrom('high', 'moderate', 'low')), {
        maxLength: 3,
      })
      .map((all) => all.map((levels, at) => test(all.length - at, levels))),
    allergies: someNames,
    own: someNames.map((all) => all.map(own)),
    outcomes: fc
      .array(
        fc.tuple(
          fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }),
          fc.constantFrom(...outcomeKinds),
          fc.option(fc.integer({ min: 1, max: 4 })),
        ),
        { maxLength: 4 },
      )
      .map((all) =>
        all.map(([foods, kind, confirmedAfterReport], at) =>
          outcome(foods, kind, { id: at + 1, confirmedAfterReport }),
        ),
      ),
  })

  it('avoids every allergy as one and every choice, and calls none of them tolerated', () => {
    fc.assert(
      fc.property(known, (all) => {
        const { avoid, tolerated } = avoidance(all)
        const levels = new Map(avoid.map(({ foodName, level }) => [foodName, level]))
        for (const name of all.allergies) expect(levels.get(name)).toBe('allergy')
        for (const { foodName } of all.own) {
          expect(levels.has(foodName)).toBe(true)
          expect(levels.get(foodName)).not.toBe('limited')
        }
        for (const { foodName } of tolerated) expect(levels.has(foodName)).toBe(false)
        expect(levels.size).toBe(avoid.length)
      }),
    )
  })

  it('changes nothing about foods that no outcome names or reaches by their keys', () => {
    fc.assert(
      fc.property(known, (all) => {
        const reached = new Set(all.outcomes.flatMap((one) => one.keys))
        const isReached = (name: string) =>
          all.outcomes.some(({ foods }) => foods.includes(name)) ||
          (keysOf(name).length > 0 && keysOf(name).every((key) => reached.has(key)))
        const of = (outcomes: readonly Outcome[]) =>
          avoidance({ ...all, outcomes }).avoid.filter(({ foodName }) => !isReached(foodName))
        expect(of(all.outcomes)).toEqual(of([]))
      }),
    )
  })
})
