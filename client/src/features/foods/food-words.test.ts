import { countText } from '@shared/domain/text/counts'
import { expect, it } from 'vitest'
import { food } from '@/testing/rows'
import { categoriesOf, findItems, onlyFoods, sortItems, type FoodSort } from './food-words'

const items = [
  food({ id: 1, name: 'Açaí berry', category: 'Fruit' }),
  food({ id: 2, name: 'Fruit (Category)', category: 'Fruit' }),
  food({ id: 3, name: 'Wheat', category: 'Grains' }),
]
const found = (q: string, category = '') => findItems(items, { q, category }).map(({ id }) => id)

it('finds by name or category, ignoring case and accents', () => {
  expect(found('ACAI')).toEqual([1])
  expect(found(' grain ')).toEqual([3])
  expect(found('fruit')).toEqual([1, 2])
  expect(found('')).toEqual([1, 2, 3])
  expect(found('e', 'Fruit')).toEqual([1, 2])
  expect(found('latin')).toEqual([])
})

it('neither counts a category as a food nor lists it twice', () => {
  expect(onlyFoods(items).map(({ id }) => id)).toEqual([1, 3])
  expect(categoriesOf(items)).toEqual(['Fruit', 'Grains'])
})

it('counts foods and categories in words', () => {
  expect([countText(1, 'food'), countText(1204, 'item')]).toEqual(['1 food', '1,204 items'])
})

it('sorts by each column in both orders, with empty values last', () => {
  const some = [
    food({ id: 1, name: 'Wheat', latinName: 'Triticum', category: 'Grains' }),
    food({ id: 2, name: 'Açaí berry', latinName: '', category: 'Fruit' }),
    food({ id: 10, name: 'apple', latinName: 'Malus', category: 'Fruit' }),
  ]
  const ids = (sort: FoodSort, order: 'asc' | 'desc') => sortItems(some, { sort, order }).map(({ id }) => id)
  expect([ids('id', 'asc'), ids('id', 'desc')]).toEqual([
    [1, 2, 10],
    [10, 2, 1],
  ])
  expect([ids('name', 'asc'), ids('name', 'desc')]).toEqual([
    [2, 10, 1],
    [1, 10, 2],
  ])
  expect([ids('latinName', 'asc'), ids('latinName', 'desc')]).toEqual([
    [10, 1, 2],
    [1, 10, 2],
  ])
  expect([ids('category', 'asc'), ids('category', 'desc')]).toEqual([
    [2, 10, 1],
    [1, 2, 10],
  ])
})
