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
    expect(pictureOf({ food: food('Egg', '/food-pictures/egg.svg'), kind: 'contains' })).toEqual({
      src: '/food-pictures/egg.svg',
      photo: false,
    })
    expect(pictureOf({ food: food('Egg', '/api/allergens/1/image'), kind: 'exact' }).photo).toBe(true)
  })

  it('returns none for a possible match', () => {
    expect(pictureOf({ food: food('Egg', '/food-pictures/egg.svg'), kind: 'word' })).toEqual({
      src: null,
      photo: false,
    })
    expect(pictureOf(undefined)).toEqual({ src: null, photo: false })
  })
})
