import { describe, expect, it } from 'vitest'
import { knownFoods, pictureOf } from './known-food.public'
import type { Food } from './verdict-types'

const food = (name: string, imageUrl: string | null): Food => ({
  id: 1,
  name,
  latinName: '',
  category: '',
  description: '',
  imageUrl,
  hasFormer: false,
  commonSources: [],
  alternativeNames: [],
  derivedIngredients: [],
  version: 1,
  severity: 'other',
})
const result = (line: number, name: string) => ({ line, food: name })

describe('knownFoods', () => {
  it('finds the catalogue entry of each result by its line', () => {
    const known = knownFoods(
      [result(2, 'EGG WHITE'), result(3, 'Zorb')],
      [food('Egg white', '/food-pictures/egg.svg'), food('Rye', null)],
    )
    expect([...known.keys()]).toEqual([2])
    expect(known.get(2)).toMatchObject({ food: { name: 'Egg white' }, kind: 'exact' })
  })
})

describe('pictureOf', () => {
  it('returns a drawn picture or an uploaded photo', () => {
    expect(pictureOf({ food: food('Egg', '/food-pictures/egg.svg'), kind: 'form' })).toEqual({
      src: '/food-pictures/egg.svg',
      photo: false,
    })
    expect(pictureOf({ food: food('Egg', '/api/allergens/1/image'), kind: 'exact' }).photo).toBe(true)
  })

  it('returns none for a possible match, and none for what is made of a food', () => {
    const pictureFor = (name: string) =>
      pictureOf(knownFoods([result(1, name)], [food('Oats', '/food-pictures/pw-oats.svg')]).get(1)).src
    expect(pictureFor('Oats, toasted')).toBe('/food-pictures/pw-oats.svg')
    for (const name of ['Oat milk', 'Oat biscuit', 'Cream of oats']) expect(pictureFor(name)).toBeNull()
    expect(pictureOf({ food: food('Egg', '/food-pictures/egg.svg'), kind: 'word' })).toEqual({
      src: null,
      photo: false,
    })
    expect(pictureOf(undefined)).toEqual({ src: null, photo: false })
  })
})
