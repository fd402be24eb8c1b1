import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countFoodStatuses } from './food-status'
import { foodFamilies, familyOf } from '../foods/food-families'

const results = fc.array(
  fc.record({
    level: fc.constantFrom('high' as const, 'moderate' as const, 'low' as const),
    leftOut: fc.constantFrom(
      'allergy' as const,
      'trigger' as const,
      'limited' as const,
      'own' as const,
      null,
    ),
    fineSince: fc.constantFrom('2027-03-03', null),
  }),
)

describe('countFoodStatuses', () => {
  it('counts each food once, and not as kept when it is avoided for another reason', () => {
    fc.assert(
      fc.property(results, (tested) => {
        const counts = countFoodStatuses(tested)
        const count = (level: string, reasons: readonly (string | null)[]) =>
          tested.filter(
            (food) =>
              food.level === level &&
              reasons.includes(food.leftOut) &&
              (level === 'low' || food.fineSince === null),
          ).length
        expect(Object.values(counts).reduce((sum, one) => sum + one)).toBe(tested.length)
        expect(counts.allergy).toBe(tested.filter(({ leftOut }) => leftOut === 'allergy').length)
        expect(counts.trigger).toBe(tested.filter(({ leftOut }) => leftOut === 'trigger').length)
        expect(counts.high).toBe(count('high', ['own', null]))
        expect(counts.moderate).toBe(count('moderate', ['own', null]))
        const fine = tested.filter(
          ({ level, leftOut, fineSince }) => level !== 'low' && leftOut === null && fineSince !== null,
        )
        expect(counts.keep).toBe(count('low', [null]) + fine.length)
      }),
    )
  })
})

describe('familyOf', () => {
  it('knows the ten families by name, and a laboratory’s own category by its words', () => {
    for (const family of foodFamilies) expect(familyOf(` ${family.toUpperCase()} `)).toBe(family)
    expect(
      ['Milk products', 'Sea creatures', 'Berries', 'Cereals with gluten', 'Test', ''].map(familyOf),
    ).toEqual(['Dairy and egg', 'Fish and seafood', 'Fruit', 'Grains', 'Other', 'Other'])
    expect(familyOf(undefined)).toBe('Other')
  })
})
