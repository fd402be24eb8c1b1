import { expect, it } from 'vitest'
import { avoidedFoods } from './avoided-foods'
import type { Level } from '../reports/levels'

const test = (day: string, levels: Record<string, Level>) => ({
  day,
  results: Object.entries(levels).map(([food, level]) => ({ food, level })),
})

it('nothing is avoided without a test', () => {
  expect(avoidedFoods([])).toEqual([])
})

it('the latest test decides on its foods; others are carried over from their newest test', () => {
  const newest = test('2026-09-01', { Egg: 'low', Garlic: 'moderate', 'PEPPER, BLACK': 'low' })
  const middle = test('2025-09-01', { Egg: 'high', Rye: 'low', 'Black pepper': 'high', Oats: 'moderate' })
  const oldest = test('2024-09-01', { Rye: 'high', Oats: 'high', Walnut: 'high' })
  expect(avoidedFoods([newest, middle, oldest])).toEqual([
    { food: 'Walnut', level: 'high', carriedOverFrom: '2024-09-01' },
    { food: 'Garlic', level: 'moderate', carriedOverFrom: null },
    { food: 'Oats', level: 'moderate', carriedOverFrom: '2025-09-01' },
  ])
})
