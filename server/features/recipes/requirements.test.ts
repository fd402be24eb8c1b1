import { describe, expect, it } from 'vitest'
import { requirementsOf } from './requirements'

describe('the diets in a wish', () => {
  it.each([
    ['vegetarian please', 'vegetarian'],
    ['Something VEGITARIAN', 'vegetarian'],
    ['i am a vegeterian', 'vegetarian'],
    ['vegetarien', 'vegetarian'],
    ['végétarien, rapide', 'vegetarian'],
    ['bitte vegetarisch', 'vegetarian'],
    ['veggie', 'vegetarian'],
    ['vegan', 'vegan'],
    ['plant-based and quick', 'vegan'],
    ['Plant based', 'vegan'],
    ['etwas veganes', 'vegan'],
    ['Halal!', 'halal'],
    ['hallal food', 'halal'],
    ['koscher', 'kosher'],
    ['pescetarian', 'pescatarian'],
    ['pescatarian with rice', 'pescatarian'],
    ['kosher and vegetarian', 'kosher vegetarian'],
  ])('are read from "%s": %s', (text, diets) => {
    expect(requirementsOf(text).diets.toSorted()).toEqual(diets.split(' ').toSorted())
  })

  it.each([
    'lots of vegetables',
    'vegetable curry',
    'not vegan',
    'non-vegetarian is fine',
    'quick, for four',
    'from the garden',
  ])('are none in "%s"', (text) => {
    expect(requirementsOf(text).diets).toEqual([])
  })
})

describe('the foods to leave out in a wish', () => {
  it.each([
    ['no pork', 'pork'],
    ['without mushrooms', 'mushrooms'],
    ['no pork or beef', 'pork beef'],
    ['no pork, chicken or fish', 'pork chicken fish'],
    ['no nuts, chicken please', 'nuts'],
    ["I don't eat onions and garlic but love rice", 'onions garlic'],
    ['dairy-free', 'dairy'],
    ['egg free please', 'egg'],
    ['ohne Zwiebeln', 'Zwiebeln'],
    ['sans gluten', 'gluten'],
    ['sin cebolla', 'cebolla'],
    ['no alcohol', 'alcohol'],
    ['avoid any celery', 'celery'],
    ["can't eat shellfish", 'shellfish'],
    ['no eggs. no milk', 'eggs milk'],
    ['spicy, without too much salt', 'salt'],
  ])('are read from "%s": %s', (text, foods) => {
    expect(requirementsOf(text).foods).toEqual(expect.arrayContaining(foods.split(' ')))
  })

  it('end at a comma that begins something new', () => {
    expect(requirementsOf('no nuts, chicken please').foods).toEqual(['nuts'])
  })
})

it('minutes and servings are read from the words of a wish', () => {
  expect(requirementsOf('quick, 20 minutes at most, for two')).toMatchObject({ minutes: 20, servings: 2 })
  expect(requirementsOf('serves 4')).toMatchObject({ servings: 4 })
  expect(requirementsOf('for 20 minutes')).not.toHaveProperty('servings')
  expect(requirementsOf('something nice for dinner')).toEqual({ diets: [], foods: [] })
})
