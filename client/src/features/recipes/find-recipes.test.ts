import { describe, expect, it } from 'vitest'
import { aRecipe } from '@/testing/rows'
import { categoriesOf, findRecipes } from './find-recipes'

const pears = aRecipe({ id: 1, title: 'Baked pears', cookTime: 30, tags: ['vegan'] })
const soup = aRecipe({
  id: 2,
  title: 'Purée of peas',
  category: 'soup',
  cookTime: 10,
  ingredients: ['400 g peas', '1 leek'],
  createdAt: '2026-11-02T10:00:00.000Z',
})
const salad = aRecipe({
  id: 3,
  title: 'apple salad',
  category: 'salad',
  cookTime: 0,
  createdAt: soup.createdAt,
})
const all = [pears, soup, salad]
const ids = (asked: Partial<Parameters<typeof findRecipes>[1]>) =>
  findRecipes(all, { q: '', category: '', sort: 'newest', ...asked }).map(({ id }) => id)

describe('findRecipes', () => {
  it('searches every word in titles, ingredients, tags and categories, ignoring accents and case', () => {
    expect([
      ids({ q: 'PUREE' }),
      ids({ q: 'leek soup' }),
      ids({ q: 'vegan' }),
      ids({ q: 'leek vegan' }),
    ]).toEqual([[2], [2], [1], []])
  })

  it('filters by category', () => {
    expect(ids({ category: 'salad' })).toEqual([3])
  })

  it('sorts by newest, title or cooking time without changing the list', () => {
    expect([ids({}), ids({ sort: 'title' }), ids({ sort: 'time' })]).toEqual([
      [3, 2, 1],
      [3, 1, 2],
      [3, 2, 1],
    ])
    expect(all.map(({ id }) => id)).toEqual([1, 2, 3])
  })

  it('offers the fixed categories and those in use', () => {
    expect(categoriesOf(all)).toEqual([
      'breakfast',
      'lunch',
      'dinner',
      'snack',
      'dessert',
      'appetizer',
      'side-dish',
      'beverage',
      'salad',
      'soup',
    ])
  })
})
