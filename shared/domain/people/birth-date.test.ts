import { expect, it } from 'vitest'
import { printBirth, readBirth, readWholeDate, sameBirth } from './birth-date'

it.each([
  ['1970-02-01', '1970-02-01'],
  ['19700201', '1970-02-01'],
  ['01.02.1970', '1970-02-01'],
  ['02/13/1970', '1970-02-13'],
  ['13/02/1970', '1970-02-13'],
  ['02/01/1970', '1970-02-01'],
  ['1 February 1970', '1970-02-01'],
  ['1970 February 1', '1970-02-01'],
  ['01.02.1970 (56 years)', '1970-02-01'],
  ['01.02.1970, 12:30', '1970-02-01'],
  ['01.02.70', '??70-02-01'],
  ['70-02-01', '??70-02-01'],
  ['02.1970', '1970-02-??'],
  ['1970-02', '1970-02-??'],
  ['February 1970', '1970-02-??'],
  ['1970', '1970-??-??'],
])('a date of birth %j is read as %s', (text, birth) => {
  expect(readBirth(text)).toBe(birth)
})

it.each(['', '31.02.1970', '13.13.1970', '1 2 3 1970', '1 May June 1970', 'May 5', '5 May 1970 8', '17'])(
  'a date of birth %j is not read',
  (text) => {
    expect(readBirth(text)).toBeUndefined()
  },
)

it('a whole date has every part', () => {
  expect(['01.02.1970', '01.02.70', '02.1970', 'soon'].map(readWholeDate)).toEqual([
    '1970-02-01',
    undefined,
    undefined,
    undefined,
  ])
})

it.each([
  ['1970-02-01', '1970-02-01', true],
  ['1970-02-01', '??70-02-01', true],
  ['1970-02-01', '1970-02-??', true],
  ['1970-02-01', '1970-02-02', false],
  ['1970-02-01', '??71-02-01', false],
  ['soon', 'soon', true],
  ['soon', '1970-02-01', false],
  ['????-??-??', 'soon', false],
])('births %s and %s may be the same: %s', (one, other, isSame) => {
  expect([sameBirth(one, other), sameBirth(other, one)]).toEqual([isSame, isSame])
})

it.each([
  ['1970-02-01', '01.02.1970'],
  ['??70-02-01', '01.02.70'],
  ['1970-02-??', '02.1970'],
  ['1970-??-??', '1970'],
  ['soon', 'soon'],
])('a date of birth %s is printed as %s', (birth, printed) => {
  expect(printBirth(birth)).toBe(printed)
})
