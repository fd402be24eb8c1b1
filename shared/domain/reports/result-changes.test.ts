import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Level } from './levels'
import {
  compareTests,
  trendOf,
  repeatability,
  type ResultChanges,
  type Test,
  type TestedFood,
} from './result-changes'

const tested = (food: string, value: number | null, level: Level, text = String(value)): TestedFood => ({
  food,
  value,
  level,
  text,
})
const test = (...results: TestedFood[]): Test<TestedFood> => ({ scale: 'µg/ml', results, unread: [] })
const namesOf = (changes: ResultChanges<TestedFood>) => ({
  appeared: changes.appeared.map(({ now }) => now.food),
  gone: changes.gone.map(({ now }) => now.food),
  up: changes.up.map(({ now }) => now.food),
  down: changes.down.map(({ now }) => now.food),
  same: changes.same.map(({ now }) => now.food),
  onlyNow: changes.onlyNow.map(({ food }) => food),
  onlyBefore: changes.onlyBefore.map(({ food }) => food),
})
const none = { appeared: [], gone: [], up: [], down: [], same: [], onlyNow: [], onlyBefore: [] }

describe('compareTests', () => {
  it('tells new, gone, up, down and unchanged apart, strongest first', () => {
    const before = test(
      tested('Egg', 4, 'low'),
      tested('Milk', 3, 'low'),
      tested('Rye', 12, 'moderate'),
      tested('Oats', 25, 'high'),
      tested('Corn', 8, 'moderate'),
      tested('Soya', 30, 'high'),
      tested('Rice', 1, 'low'),
      tested('Leek', 9, 'moderate'),
    )
    const now = test(
      tested('Egg', 9, 'moderate'),
      tested('Milk', 40, 'high'),
      tested('Rye', 2, 'low'),
      tested('Oats', 18, 'moderate'),
      tested('Corn', 10.5, 'moderate'),
      tested('Soya', 22, 'high'),
      tested('Rice', 2, 'low'),
      tested('Leek', 9, 'moderate'),
    )
    const changes = compareTests(before, now)
    expect(changes.levelsOnly).toBe(false)
    expect(namesOf(changes)).toEqual({
      ...none,
      appeared: ['Milk', 'Egg'],
      gone: ['Rye'],
      up: ['Corn'],
      down: ['Soya', 'Oats'],
      same: ['Leek'],
    })
    expect(changes.down[1]).toEqual({
      before: tested('Oats', 25, 'high'),
      now: tested('Oats', 18, 'moderate'),
    })
  })

  it('never calls a food new or gone that one test did not contain', () => {
    const before = test(tested('Egg', 40, 'high'), tested('Rice', 1, 'low'))
    const now = test(tested('Plum', 1, 'low'), tested('Milk', 40, 'high'))
    expect(namesOf(compareTests(before, now))).toEqual({
      ...none,
      onlyNow: ['Milk', 'Plum'],
      onlyBefore: ['Egg', 'Rice'],
    })
  })

  it('knows a food by its name regardless of case and spaces, and by nothing looser', () => {
    const before = test(tested('PEPPER,  BLACK ', 8, 'moderate'), tested('Egg', 8, 'moderate'))
    const now = test(tested('Pepper, black', 19, 'moderate'), tested('Egg white', 19, 'moderate'))
    expect(namesOf(compareTests(before, now))).toEqual({
      ...none,
      up: ['Pepper, black'],
      onlyNow: ['Egg white'],
      onlyBefore: ['Egg'],
    })
  })

  it('compares only levels when the scales differ', () => {
    const before: Test<TestedFood> = {
      scale: 'index',
      unread: [],
      results: [tested('Egg', 29, 'moderate'), tested('Rye', 16, 'moderate')],
    }
    const changes = compareTests(before, test(tested('Egg', 21, 'high'), tested('Rye', 19, 'moderate')))
    expect(changes.levelsOnly).toBe(true)
    expect(namesOf(changes)).toEqual({ ...none, up: ['Egg'], same: ['Rye'] })
  })

  it('compares levels for a result in words, and claims nothing that a printed bound leaves open', () => {
    const before = test(
      tested('Egg', null, 'moderate', 'class II'),
      tested('Rye', 25, 'high'),
      tested('Oats', 200, 'high', '>200'),
      tested('Corn', 200, 'high', '>200'),
      tested('Soya', 150, 'high'),
    )
    const now = test(
      tested('Egg', null, 'high', 'class III'),
      tested('Rye', null, 'high', 'class IV'),
      tested('Oats', 250, 'high'),
      tested('Corn', 160, 'high'),
      tested('Soya', 200, 'high', '> 200 µg/ml'),
    )
    expect(namesOf(compareTests(before, now))).toEqual({
      ...none,
      up: ['Soya', 'Egg'],
      down: ['Corn'],
      same: ['Oats', 'Rye'],
    })
  })

  it('calls a change within the repeatability neither up nor down at any level', () => {
    const changes = compareTests(
      test(tested('Egg', 19.8, 'moderate'), tested('Rye', 20.3, 'high'), tested('Leek', 7.2, 'low')),
      test(tested('Egg', 20.3, 'high'), tested('Rye', 19.8, 'moderate'), tested('Leek', 7.9, 'moderate')),
    )
    expect(namesOf(changes)).toEqual({ ...none, same: ['Egg', 'Rye'], appeared: ['Leek'] })
  })

  it('takes the stronger of two results for one food', () => {
    const changes = compareTests(
      test(tested('Egg', 9, 'moderate'), tested('EGG', 30, 'high')),
      test(tested('egg', 20, 'high'), tested('egg', 1, 'low')),
    )
    expect(changes.down).toEqual([{ before: tested('EGG', 30, 'high'), now: tested('egg', 20, 'high') }])
  })
})

const results = fc.array(
  fc.record({
    food: fc.constantFrom('Egg', 'EGG', ' egg ', 'Rye', 'rye', 'Milk', 'Corn', 'Soya', 'Leek', 'Egg white'),
    value: fc.option(fc.integer({ min: 0, max: 40 }), { nil: null }),
    text: fc.constantFrom('', '> 20', '<7', '12'),
    level: fc.constantFrom<Level>('high', 'moderate', 'low'),
  }),
  { maxLength: 12 },
)
const anyTest: fc.Arbitrary<Test<TestedFood>> = fc.record({
  scale: fc.constantFrom('µg/ml' as const, 'index' as const),
  results,
  unread: fc.subarray([{ food: 'Egg' }, { food: 'rye' }, { food: 'Milk' }]),
})
const key = (food: string) => food.trim().toLowerCase()

describe('compareTests, for any two tests', () => {
  it('turns new into gone when swapped, and never up into up', () => {
    const keys = (changes: { now: TestedFood }[]) => changes.map(({ now }) => key(now.food)).sort()
    fc.assert(
      fc.property(anyTest, anyTest, (one, other) => {
        const [there, back] = [compareTests(one, other), compareTests(other, one)]
        expect(keys(back.gone)).toEqual(keys(there.appeared))
        expect(back.onlyNow).toEqual(there.onlyBefore)
        expect(back.unreadNow).toEqual(there.unreadBefore)
        expect(keys(back.up).filter((food) => keys(there.up).includes(food))).toEqual([])
        expect(keys(back.down).filter((food) => keys(there.down).includes(food))).toEqual([])
      }),
    )
  })

  it('puts every elevated food of either test in exactly one group', () => {
    fc.assert(
      fc.property(anyTest, anyTest, (before, now) => {
        const { appeared, gone, up, down, same, ...apart } = compareTests(before, now)
        const grouped = [
          ...[appeared, gone, up, down, same].flatMap((group) => group.map((pair) => key(pair.now.food))),
          ...[apart.onlyNow, apart.onlyBefore, apart.unreadNow, apart.unreadBefore]
            .flat()
            .map(({ food }) => key(food)),
        ]
        expect(new Set(grouped).size).toBe(grouped.length)
        const elevated = [...before.results, ...now.results].filter(({ level }) => level !== 'low')
        for (const { food } of elevated) expect(grouped).toContain(key(food))
      }),
    )
  })

  it('finds no change between a test and itself', () => {
    fc.assert(
      fc.property(anyTest, (test) => {
        const changes = namesOf(compareTests(test, test))
        expect({ ...changes, same: [] }).toEqual(none)
      }),
    )
  })
})

it('tells a food of only one test from one with an unreadable result', () => {
  const before = { ...test(tested('Egg', 30, 'high'), tested('Rye', 3, 'low')), unread: [{ food: 'MILK' }] }
  const now = { ...test(tested('Milk', 21, 'high'), tested('Oat', 2, 'low')), unread: [{ food: 'egg' }] }
  const { onlyNow, onlyBefore, unreadNow, unreadBefore } = compareTests(before, now)
  expect([onlyNow, onlyBefore, unreadNow, unreadBefore].map(([{ food } = { food: '' }]) => food)).toEqual([
    'Oat',
    'Rye',
    'Egg',
    'Milk',
  ])
})

describe('trendOf', () => {
  const at = (value: number | null, level: Level = 'high', text = String(value)) => ({ value, level, text })
  it.each([
    [10, 11.5, 'same'],
    [10, 11.51, 'up'],
    [10, 8.5, 'same'],
    [10, 8.4, 'down'],
    [20, 23, 'same'],
    [20, 23.1, 'up'],
    [20, 16.9, 'down'],
    [40.9, 42.2, 'same'],
    [9.1, 10.6, 'same'],
    [0, 1.5, 'same'],
    [0, 1.6, 'up'],
  ])('from %d to %d is %s', (before, now, trend) => {
    expect(trendOf(at(before), at(now), 'µg/ml')).toBe(trend)
    expect(trendOf(at(before), at(now), 'index')).toBe(trend)
  })

  it.each([
    ['a bound that leaves it open', at(200, 'high', '>200'), at(250), null],
    ['a bound, within the spread beyond it', at(200, 'high', '>200'), at(175), null],
    ['a bound that is left behind', at(200, 'high', '>200'), at(169), 'down'],
    ['a bound, another level', at(20, 'moderate', '<20'), at(20.3), null],
    ['words, another level', at(null, 'moderate', 'class II'), at(null, 'high', 'class III'), 'up'],
    ['words, the same level', at(null), at(25), null],
  ] as const)('compares a result in words or with a bound: %s', (_, before, now, trend) =>
    expect(trendOf(before, now, 'µg/ml')).toBe(trend),
  )

  it('compares only levels where the scales differ', () => {
    expect(trendOf(at(29, 'moderate'), at(21, 'high'), null)).toBe('up')
    expect(trendOf(at(90), at(21), null)).toBeNull()
  })

  it('is same up to the greater of the two limits of repeatability', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2000 }), (a, b) => {
        const [before, now] = [a / 10, b / 10]
        const inside =
          Math.abs(b - a) * 20 <= Math.max(a * 20 * repeatability.share, 10 * 20 * repeatability.units)
        const trend = trendOf(at(before), at(now), 'µg/ml')
        expect(trend).toBe(inside ? 'same' : b > a ? 'up' : 'down')
      }),
    )
  })
})
