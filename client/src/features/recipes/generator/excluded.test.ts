import { describe, expect, it } from 'vitest'
import { elevatedIn, holds, MAX_EXCLUDED, quickAdds, withEntries, withoutEntry } from './excluded'
import { matcher } from '@shared/testing/shipped'

describe('the excluded list', () => {
  it('trims entries and adds none twice, whatever the capitals', () => {
    expect(withEntries(['Egg'], ['  Cow’s   milk ', 'EGG', '', '   ', 'cow’s milk'])).toEqual([
      'Egg',
      'Cow’s milk',
    ])
  })

  it('removes an entry however it is written', () => {
    expect(withoutEntry(['Egg', 'Rye'], ' egg')).toEqual(['Rye'])
    expect([holds(['Egg'], 'EGG '), holds(['Egg'], 'Rye')]).toEqual([true, false])
  })

  it('takes no more than a call does', () => {
    const many = Array.from({ length: MAX_EXCLUDED + 5 }, (_, index) => `food ${index}`)
    expect(withEntries([], many)).toHaveLength(MAX_EXCLUDED)
    expect(withEntries([], ['x'.repeat(500)])[0]).toHaveLength(100)
  })

  it('takes from a report what is not normal, the level behind the last comma', () => {
    expect(elevatedIn('PEPPER, BLACK, high\nRice, normal\nMilk, moderate\nOats, low')).toEqual([
      'PEPPER, BLACK',
      'Milk',
    ])
  })
})

it('each quick-add button stands for foods that are known', () => {
  const resolved = matcher.resolve(quickAdds.map((name) => ({ name })))
  expect(resolved.filter(({ byNameOnly }) => byNameOnly)).toEqual([])
})
