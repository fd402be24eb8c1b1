import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAllergenData, writeAllergenData } from './allergen-data'

describe('allergenData', () => {
  it('takes the level after the last comma', () => {
    expect(parseAllergenData('PEPPER, BLACK, high\r\nMilk, moderate\n\nRice,NORMAL\nOat , low')).toEqual([
      { food: 'PEPPER, BLACK', level: 'high' },
      { food: 'Milk', level: 'moderate' },
      { food: 'Rice', level: 'normal' },
      { food: 'Oat', level: 'normal' },
    ])
  })

  it('skips lines without a food or a level', () => {
    expect(parseAllergenData('high\n, high\nMilk\nMilk,\nMilk, unknown\nPEPPER, BLACK')).toEqual([])
    expect(parseAllergenData('')).toEqual([])
  })

  it('writes low as normal and never breaks a line', () => {
    const results = [
      { food: 'Corn\n(Maize)', level: 'low' as const },
      { food: 'PEPPER, BLACK', level: 'high' as const },
    ]
    expect(writeAllergenData(results)).toBe('Corn (Maize), normal\nPEPPER, BLACK, high')
  })

  it('parses what it wrote', () => {
    const food = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() !== '')
    const level = fc.constantFrom('high' as const, 'moderate' as const, 'normal' as const)
    fc.assert(
      fc.property(fc.array(fc.record({ food, level })), (results) => {
        const expected = results.map((one) => ({ ...one, food: one.food.replace(/\s+/gu, ' ').trim() }))
        expect(parseAllergenData(writeAllergenData(results))).toEqual(expected)
      }),
    )
  })
})
