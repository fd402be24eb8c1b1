import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Level } from './levels'
import { compareTests, type ResultChanges, type Test, type TestedFood } from './result-changes'

const tested = (food: string, value: number | null, level: Level, text = String(value)): TestedFood => ({
  food,
  value,
  level,
  text,
})
const test = (...results: TestedFood[]): Test<TestedFood> => ({ scale: 'µg/ml', results })
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
      tested('Corn', 8.5, 'moderate'),
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

  it('never calls a food new or gone that one test did not hold', () => {
    const before = test(tested('Egg', 40, 'high'), tested('Rice', 1, 'low'))
    const now = test(tested('Plum', 1, 'low'), tested('Milk', 40, 'high'))
    expect(namesOf(compareTests(before, now))).toEqual({
      ...none,
      onlyNow: ['Milk', 'Plum'],
      onlyBefore: ['Egg', 'Rice'],
    })
  })

  it('knows a food by its name whatever its case and spaces, and by nothing looser', () => {
    const before = test(tested('PEPPER,  BLACK ', 8, 'moderate'), tested('Egg', 8, 'moderate'))
    const now = test(tested('Pepper, black', 9, 'moderate'), tested('Egg white', 9, 'moderate'))
    expect(namesOf(compareTests(before, now))).toEqual({
      ...none,
      up: ['Pepper, black'],
      onlyNow: ['Egg white'],
      onlyBefore: ['Egg'],
    })
  })

  it('compares levels only when the scales differ', () => {
    const before: Test<TestedFood> = {
      scale: 'index',
      results: [tested('Egg', 29, 'moderate'), tested('Rye', 16, 'moderate')],
    }
    const changes = compareTests(before, test(tested('Egg', 21, 'high'), tested('Rye', 19, 'moderate')))
    expect(changes.levelsOnly).toBe(true)
    expect(namesOf(changes)).toEqual({ ...none, up: ['Egg'], same: ['Rye'] })
  })

  it('goes by the level where a result is in words, and claims nothing that a printed bound leaves open', () => {
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
      tested('Corn', 180, 'high'),
      tested('Soya', 200, 'high', '> 200 µg/ml'),
    )
    expect(namesOf(compareTests(before, now))).toEqual({
      ...none,
      up: ['Soya', 'Egg'],
      down: ['Corn'],
      same: ['Oats', 'Rye'],
    })
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
})
const turned = (pairs: { before: TestedFood; now: TestedFood }[]) =>
  pairs.map(({ before, now }) => ({ before: now, now: before }))
const key = (food: string) => food.trim().toLowerCase()

describe('compareTests, for any two tests', () => {
  it('swapped, turns new into gone and up into down', () => {
    fc.assert(
      fc.property(anyTest, anyTest, (one, other) => {
        const [there, back] = [compareTests(one, other), compareTests(other, one)]
        expect(turned(back.gone)).toEqual(there.appeared)
        expect(turned(back.appeared)).toEqual(there.gone)
        expect(turned(back.down)).toEqual(there.up)
        expect(turned(back.up)).toEqual(there.down)
        expect(back.onlyNow).toEqual(there.onlyBefore)
        expect(back.onlyBefore).toEqual(there.onlyNow)
        const sames = (changes: ResultChanges<TestedFood>) => namesOf(changes).same.map(key).sort()
        expect(sames(back)).toEqual(sames(there))
      }),
    )
  })

  it('puts every elevated food of either test in exactly one group', () => {
    fc.assert(
      fc.property(anyTest, anyTest, (before, now) => {
        const { appeared, gone, up, down, same, onlyNow, onlyBefore } = compareTests(before, now)
        const grouped = [
          ...[appeared, gone, up, down, same].flatMap((group) => group.map((pair) => key(pair.now.food))),
          ...[...onlyNow, ...onlyBefore].map(({ food }) => key(food)),
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
