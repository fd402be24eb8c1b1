import { expect, it } from 'vitest'
import { listAllergies } from './allergies'

it.each([
  ['', []],
  ['none known', []],
  ['None, -', []],
  ['Peanut, sesame;celery\n Peanut ,peanut', ['peanut', 'sesame', 'celery']],
])('%j lists %j', (text, listed) => expect(listAllergies(text)).toEqual(listed))

it('drops none, however many there are', () => {
  expect(listAllergies(Array.from({ length: 500 }, (_, index) => `food ${index}`).join(','))).toHaveLength(
    500,
  )
})
