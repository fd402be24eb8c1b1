import { describe, expect, it } from 'vitest'
import { elevatedIn, holds, MAX_EXCLUDED, quickAdds, withEntries, withoutEntry } from './excluded'
import { matcher } from '@shared/testing/seeded-knowledge'

describe('the excluded list', () => {
  it('trims entries and ignores duplicates in any case', () => {
    expect(withEntries(['Egg'], ['  Cow’s   milk ', 'EGG', '', '   ', 'cow’s milk'])).toEqual([
      'Egg',
      'Cow’s milk',
    ])
  })

  it('removes an entry in any spelling', () => {
    expect(withoutEntry(['Egg', 'Rye'], ' egg')).toEqual(['Rye'])
    expect([holds(['Egg'], 'EGG '), holds(['Egg'], 'Rye')]).toEqual([true, false])
  })

  it('accepts no more entries than the endpoint', () => {
    const many = Array.from({ length: MAX_EXCLUDED + 5 }, (_, index) => `food ${index}`)
    expect(withEntries([], many)).toHaveLength(MAX_EXCLUDED)
    expect(withEntries([], ['x'.repeat(500)])[0]).toHaveLength(100)
  })

  it('takes the foods of a report that are not normal, by the level after the last comma', () => {
    expect(elevatedIn('PEPPER, BLACK, high\nRice, normal\nMilk, moderate\nOats, low')).toEqual([
      'PEPPER, BLACK',
      'Milk',
    ])
  })
})

it('each quick-add button stands for known foods', () => {
  const resolved = matcher.resolve(quickAdds.map((name) => ({ name })))
  expect(resolved.filter(({ byNameOnly }) => byNameOnly)).toEqual([])
})
