import { expect, it } from 'vitest'
import { plain } from '../words/plain'
import { rankIn, valuesIn } from './slots'

it.each([
  ['Which foods are highest for me?', 5],
  ['which of my foods have the highest values', 5],
  ['What are my highest foods?', 5],
  ['What is my highest food?', 1],
  ['which food is highest', 1],
])('a plural question asks for several foods: %s', (question, most) => {
  expect(rankIn(plain(question)).most).toBe(most)
})

it.each([
  ['What happens on 3 December?', []],
  ['and on the 3rd of May', []],
  ['What happens on December 3rd?', []],
  ['am I on day 9 of 28', []],
  ['was passiert am 3. Dezember', []],
  ['what does 42 mean', [42]],
  ['is 12.5 high', [12.5]],
  ['3 apricots', [3]],
])('a day is no value: %s', (question, values) => {
  expect(valuesIn(plain(question))).toEqual(values)
})
