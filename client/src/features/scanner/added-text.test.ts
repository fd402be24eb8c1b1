import { expect, it } from 'vitest'
import { withAdded } from './added-text'

it('adds what a further photo says below what is there', () => {
  expect(withAdded('', 'sugar', '')).toBe('sugar')
  expect(withAdded('sugar \n', 'salt', '')).toBe('sugar\nsalt')
  expect(withAdded('sugar', '', '')).toBe('sugar')
})

it('says once what both photos say', () => {
  const upper = 'Ingredients: rice, skimmed milk powder, sugar,'
  expect(withAdded(upper, 'skirnmed milk powder, sugar, salt.', '')).toBe(`${upper} salt.`)
})

it('puts a better photo in the place of one that could hardly be read, unless somebody has worked on that', () => {
  expect(withAdded('~ zq', 'milk', '~ zq')).toBe('milk')
  expect(withAdded('sugar\n~ zq', 'milk', '~ zq')).toBe('sugar\nmilk')
  expect(withAdded('~ zq, salt', 'milk', '~ zq')).toBe('~ zq, salt\nmilk')
  expect(withAdded('~ zq', '', '~ zq')).toBe('~ zq')
})
