import { describe, expect, it } from 'vitest'
import { aResult } from '@/testing/rows'
import { searchFoods, strongestFirst } from './all-foods'
import type { Result } from './report-types'

const result = (food: string, value: number | null, level: Result['level']): Result =>
  aResult({ food, value, level })

describe('strongestFirst', () => {
  it('lists every food once, by level and value, numbers before words', () => {
    const results = [
      result('Rice', 1.2, 'low'),
      result('Plum', null, 'low'),
      result('Rye', 9, 'moderate'),
      result('Oats', 5, 'low'),
      result('Egg', null, 'high'),
      result('Apple', 1.2, 'low'),
    ]
    expect(strongestFirst(results).map(({ food }) => food)).toEqual([
      'Egg',
      'Rye',
      'Oats',
      'Apple',
      'Rice',
      'Plum',
    ])
  })
})

describe('searchFoods', () => {
  const foods = [{ food: 'PEPPER, BLACK' }, { food: 'Crème fraîche' }, { food: 'Pepper, green' }]
  const found = (typed: string) => searchFoods(foods, typed).map(({ food }) => food)

  it('finds a food by words of its name in any order, case and spelling of accents', () => {
    expect(found('pepper')).toEqual(['PEPPER, BLACK', 'Pepper, green'])
    expect(found('  black PEP ')).toEqual(['PEPPER, BLACK'])
    expect(found('creme')).toEqual(['Crème fraîche'])
    expect(found('crème')).toEqual(['Crème fraîche'])
    expect(found('rye')).toEqual([])
  })

  it('finds all foods when nothing is typed', () => {
    expect(found(' ')).toHaveLength(3)
  })
})
