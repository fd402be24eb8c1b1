import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepCounts } from './may-keep'
import { foodFamilies, familyOf } from './food-families'

const results = fc.array(
  fc.record({
    level: fc.constantFrom('high' as const, 'moderate' as const, 'low' as const),
    leftOut: fc.constantFrom('allergy' as const, 'own' as const, null),
  }),
)

describe('keepCounts', () => {
  it('counts every elevated value, and as kept none that is left out for another reason', () => {
    fc.assert(
      fc.property(results, (tested) => {
        const { high, moderate, keep } = keepCounts(tested)
        expect(high).toBe(tested.filter(({ level }) => level === 'high').length)
        expect(moderate).toBe(tested.filter(({ level }) => level === 'moderate').length)
        const others = tested.filter(({ level, leftOut }) => level === 'low' && leftOut !== null)
        expect(high + moderate + keep + others.length).toBe(tested.length)
      }),
    )
  })
})

describe('familyOf', () => {
  it('knows the ten by their names, and a laboratory’s own by what it speaks of', () => {
    for (const family of foodFamilies) expect(familyOf(` ${family.toUpperCase()} `)).toBe(family)
    expect(
      ['Milk products', 'Sea creatures', 'Berries', 'Cereals with gluten', 'Test', ''].map(familyOf),
    ).toEqual(['Dairy and egg', 'Fish and seafood', 'Fruit', 'Grains', 'Other', 'Other'])
    expect(familyOf(undefined)).toBe('Other')
  })
})
