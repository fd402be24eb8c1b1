import { expect, it } from 'vitest'
import { plainFood, plainPreference } from './for-model'

it.each([
  ['Hazelnut', 'Hazelnut'],
  ["Cow's milk", "Cow's milk"],
  ['severe peanut allergy', 'peanut'],
  ['allergic to prawns', 'prawns'],
  ['Erdnussallergie', 'Erdnuss'],
  ['Egg (allergy)', 'Egg'],
  ['Milk 41.7 µg/ml', 'Milk'],
])('the food %s is sent to the model as %s', (name, told) => expect(plainFood(name)).toBe(told))

it.each([
  ['something warm, no mushrooms', 'something warm, no mushrooms'],
  ['I have a nut allergy', 'without nut'],
  ['I am severely allergic to prawns, something warm', 'without prawns, something warm'],
  ['no nuts because of my allergy', 'no nuts because of my'],
  ['milk is 41.7193 for me', 'milk is for me'],
  ['no quandong since 2003, EpiPen, anaphylaxis', 'no quandong , ,'],
])('the wish "%s" is sent to the model as "%s"', (preference, told) =>
  expect(plainPreference(preference)).toBe(told),
)
