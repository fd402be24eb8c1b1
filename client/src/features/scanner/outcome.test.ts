import { describe, expect, it } from 'vitest'
import { scanFinding, scanResult } from '@/testing/rows'
import { outcomeOf, titleOf } from './outcome'

describe('the outcome of a label', () => {
  const part = { seen: 'part', missing: ['end'], next: 'Please photograph the rest.', summary: '' } as const
  it('is the gravest certain finding, also of a partial list', () => {
    const findings = [scanFinding({ level: 'moderate' }), scanFinding({ level: 'allergy', kind: 'trace' })]
    expect(outcomeOf(scanResult({ ...part, missing: ['end'], userIntolerances: findings }))).toEqual({
      outcome: 'allergy',
      found: 2,
    })
    const unsure = scanFinding({ level: 'allergy', kind: 'unsure' })
    expect(outcomeOf(scanResult({ userIntolerances: [unsure] }))).toEqual({ outcome: 'may-hold', found: 1 })
    expect(outcomeOf(scanResult({ userIntolerances: [unsure, scanFinding()] }))).toEqual({
      outcome: 'high',
      found: 1,
    })
  })

  it('is nothing found only for a complete list', () => {
    expect(outcomeOf(scanResult({}))).toEqual({ outcome: 'no-elevation', found: 0 })
    expect(outcomeOf(scanResult({ ...part, missing: ['end'] })).outcome).toBe('part')
    const language = { code: 'nl', name: 'Dutch', vouched: false }
    expect(outcomeOf(scanResult({ language })).outcome).toBe('language')
    expect(outcomeOf(scanResult({ readable: false, summary: '' })).outcome).toBe('unread')
  })
})

it('titles a label by the text above its list, or by its ingredients', () => {
  const result = scanResult({ ingredients: ['oats', 'sugar', 'salt', 'honey'] })
  expect(titleOf('CRUNCHY OATS 450 g\nIngredients: oats', result)).toBe('CRUNCHY OATS 450 g')
  expect(titleOf('Ingredients: oats, sugar', result)).toBe('oats, sugar, salt')
  expect(titleOf('x', scanResult({ ingredients: [] }))).toBe('x')
})
