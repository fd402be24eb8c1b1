import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allergiesText, answeredIn, listAllergies } from './allergies'
import { splitFoods } from './diets'
import { distinctNames, formatNames } from '../text/name-list'

it.each([
  ['', []],
  ['none known', []],
  ['None, -', []],
  ['Peanut, sesame;celery\n Peanut ,peanut', ['peanut', 'sesame', 'celery']],
  ['"Pepper, black"; Sesame', ['Pepper, black', 'Sesame']],
  ['Sesame;"Fish;\n ""all"""', ['Sesame', 'Fish;\n "all"']],
  // People use quotes within an entry, too.
  ['nuts ("severe"), milk', ['nuts ("severe")', 'milk']],
  ['"severe" nuts, milk', ['"severe" nuts', 'milk']],
  ['"nuts, milk', ['"nuts', 'milk']],
])('%j lists %j', (text, listed) => expect(listAllergies(text)).toEqual(listed))

it.each([
  ['Pepper, black; Sesame', ['Pepper, black', 'Sesame']],
  ['"Pepper; black";Sesame;', ['Pepper; black', 'Sesame']],
  ['None', ['None']],
])('%j lists the own foods %j', (text, foods) => expect(splitFoods(text)).toEqual(foods))

it('a long list keeps every entry', () => {
  expect(listAllergies(Array.from({ length: 500 }, (_, index) => `food ${index}`).join(','))).toHaveLength(
    500,
  )
})

it.each([
  [[], false, '', 'never'],
  [[], true, 'None known', 'none'],
  [['no'], false, 'None known', 'none'],
  [['no', 'Egg', 'egg'], false, 'egg', 'listed'],
] as const)('%j with none known %j is stored as %j and counts as %s', (allergies, none, text, answered) => {
  expect(allergiesText(allergies, none)).toBe(text)
  expect(answeredIn(text)).toBe(answered)
})

describe('lists of names', () => {
  const marks = fc.constantFrom(
    ',',
    ';',
    '"',
    '""',
    '\n',
    '\r\n',
    ' ',
    '🥜',
    '👩‍🍳',
    'שומשום',
    'سمسم',
    '\u202e',
  )
  const name = fc
    .array(fc.oneof(marks, fc.string({ maxLength: 6, unit: 'grapheme' })), { maxLength: 8 })
    .map((parts) => parts.join('').trim())
    .filter((one) => one !== '')
  const names = fc.array(name, { maxLength: 12 }).map(distinctNames)
  const said = names.map((all) => all.filter((one) => listAllergies(formatNames([one])).length > 0))

  it('allergies are parsed as they were written', () =>
    fc.assert(
      fc.property(said, (all) => {
        expect(listAllergies(allergiesText(all, false))).toEqual(all)
      }),
      { examples: [[['-"', '"', ';', 'a"; "b']]] },
    ))

  it('own foods are parsed as they were written', () =>
    fc.assert(
      fc.property(names, (all) => {
        expect(splitFoods(formatNames(all))).toEqual(all)
      }),
    ))

  it('text without a quote is split at every comma, semicolon and line', () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(marks, fc.string()), { maxLength: 20 }), (parts) => {
        const text = parts.join('').replaceAll('"', '')
        const plain = text.split(/[,;\n]/).map((one) => one.trim())
        const listed = plain.filter((one) => one !== '' && answeredIn(one) === 'listed')
        expect(listAllergies(text)).toEqual(distinctNames(listed))
      }),
    ))
})
