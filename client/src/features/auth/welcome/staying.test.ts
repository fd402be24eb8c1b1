import { expect, it } from 'vitest'
import { staying } from './staying'

const results = [
  { food: 'Sesame', level: 'low' },
  { food: 'Egg white', level: 'low' },
  { food: 'Coconut', level: 'low' },
  { food: 'Almond', level: 'low' },
  { food: 'Pear', level: 'low' },
  { food: 'Wheat', level: 'high' },
  { food: 'Cow’s milk', level: 'moderate' },
] as const

const names = (leftOut: Partial<Parameters<typeof staying>[1]>) =>
  staying(results, { allergies: [], ownFoods: [], words: {}, ...leftOut }).map(({ food }) => food)

it('counts the foods without elevation', () => {
  expect(names({})).toEqual(['Sesame', 'Egg white', 'Coconut', 'Almond', 'Pear'])
})

it('never counts an allergy or an own food, by whatever word it is looked for', () => {
  expect(names({ allergies: ['SESAME'] })).toEqual(['Egg white', 'Coconut', 'Almond', 'Pear'])
  expect(names({ allergies: ['egg'] })).toEqual(['Sesame', 'Coconut', 'Almond', 'Pear'])
  expect(names({ allergies: ['tree nuts'], words: { 'tree nuts': ['walnut', 'almond'] } })).toEqual([
    'Sesame',
    'Egg white',
    'Coconut',
    'Pear',
  ])
  expect(names({ ownFoods: ['pears'], words: { pears: ['pear'] } })).not.toContain('Pear')
})

it('takes a word for itself alone, not for a part of another', () => {
  expect(names({ allergies: ['nut'] })).toContain('Coconut')
  expect(names({ allergies: [' '] })).toHaveLength(5)
})
