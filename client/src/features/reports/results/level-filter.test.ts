import { describe, expect, it } from 'vitest'
import { countLevels, filterByLevel } from './level-filter'

const foods = [
  { food: 'Egg', level: 'high' as const },
  { food: 'Rye', level: 'moderate' as const },
  { food: 'Rice', level: 'low' as const },
  { food: 'Milk', level: 'high' as const },
]

describe('countLevels', () => {
  it('counts every level', () => {
    expect(countLevels(foods)).toEqual({ high: 2, moderate: 1, low: 1 })
    expect(countLevels([])).toEqual({ high: 0, moderate: 0, low: 0 })
  })
})

describe('filterByLevel', () => {
  it('keeps one level, in order, or all', () => {
    expect(filterByLevel(foods, 'high').map(({ food }) => food)).toEqual(['Egg', 'Milk'])
    expect(filterByLevel(foods, 'moderate').map(({ food }) => food)).toEqual(['Rye'])
    expect(filterByLevel(foods, 'all')).toEqual(foods)
  })
})
