import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctionBetween, type Corrected } from './correction'
import { levelOf } from './levels'

const report = (values: Record<string, number | string>, unread: Record<string, string> = {}): Corrected => ({
  scale: 'µg/ml',
  results: Object.entries(values).map(([food, value]) =>
    typeof value === 'number'
      ? { food, value, text: String(value), level: levelOf(value, 'µg/ml') }
      : { food, value: null, text: value, level: 'low' as const },
  ),
  unread: Object.entries(unread).map(([food, text], at) => ({ food, text, line: at + 1 })),
})

describe('correctionBetween', () => {
  it('lists each food that changed its level, came or went, the gravest first', () => {
    const before = report({ Egg: 54.7, Rice: 1.1, Garlic: 12.2, Oat: 2 }, { Plum: 'see note' })
    const now = report({ Egg: 3, Rice: 9, Plum: 1, Milk: 30 }, { Garlic: 'abc' })
    expect(correctionBetween(before, now)).toEqual({
      foods: [
        { food: 'Egg', before: { level: 'high', text: '54.7' }, now: { level: 'low', text: '3' } },
        { food: 'Milk', before: null, now: { level: 'high', text: '30' } },
        { food: 'Garlic', before: { level: 'moderate', text: '12.2' }, now: { level: null, text: 'abc' } },
        { food: 'Rice', before: { level: 'low', text: '1.1' }, now: { level: 'moderate', text: '9' } },
        { food: 'Plum', before: { level: null, text: 'see note' }, now: { level: 'low', text: '1' } },
        { food: 'Oat', before: { level: 'low', text: '2' }, now: null },
      ],
      values: 0,
    })
  })

  it('counts other values at the same level, but not changes of case and spaces', () => {
    const { foods, values } = correctionBetween(
      report({ 'Egg  white': 54.7, Rice: 1.1, Garlic: 12.2 }),
      report({ 'egg white': 54.7, Rice: 2, Garlic: 13 }),
    )
    expect([foods, values]).toEqual([[], 2])
  })

  const values = fc.dictionary(
    fc.constantFrom('Egg', 'Rice', 'Milk', 'Oat', 'Plum'),
    fc.integer({ min: 0, max: 40 }),
  )
  it('is empty for a report and itself, and reversed for the two in the other order', () => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        expect(correctionBetween(report(one), report(one))).toEqual({ foods: [], values: 0 })
        const [there, back] = [report(one), report(other)].map((from, at, both) =>
          correctionBetween(from, both[1 - at] ?? from),
        )
        expect(back?.foods.map(({ food, before, now }) => ({ food, before: now, now: before }))).toEqual(
          there?.foods,
        )
        expect(back?.values).toBe(there?.values)
        const names = new Set([...Object.keys(one), ...Object.keys(other)])
        expect((there?.foods.length ?? 0) + (there?.values ?? 0)).toBeLessThanOrEqual(names.size)
      }),
    )
  })
})
