import { countText } from '@shared/domain/counts'
import { expect, it } from 'vitest'
import { food } from '@/testing/rows'
import { categoriesOf, findItems, onlyFoods } from './food-words'

const items = [
  food({ id: 1, name: 'Açaí berry', category: 'Fruit' }),
  food({ id: 2, name: 'Fruit (Category)', category: 'Fruit' }),
  food({ id: 3, name: 'Wheat', category: 'Grains' }),
]
const found = (q: string, category = '') => findItems(items, { q, category }).map(({ id }) => id)

it('finds by name or category, capitals and accents aside', () => {
  expect(found('ACAI')).toEqual([1])
  expect(found(' grain ')).toEqual([3])
  expect(found('fruit')).toEqual([1, 2])
  expect(found('')).toEqual([1, 2, 3])
  expect(found('e', 'Fruit')).toEqual([1, 2])
  expect(found('latin')).toEqual([])
})

it('neither counts a category as a food nor names it twice', () => {
  expect(onlyFoods(items).map(({ id }) => id)).toEqual([1, 3])
  expect(categoriesOf(items)).toEqual(['Fruit', 'Grains'])
})

it('counts in words', () => {
  expect([countText(1, 'food'), countText(1204, 'item')]).toEqual(['1 food', '1,204 items'])
})
