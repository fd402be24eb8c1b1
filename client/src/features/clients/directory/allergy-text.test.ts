import { describe, expect, it } from 'vitest'
import { notUnderstoodText, suggestionsFor, withSuggestion } from './allergy-text'

const food = (name: string, ...alternativeNames: string[]) => ({ name, alternativeNames })
const foods = [
  food('Chickpea', 'Garbanzo'),
  food('Peanut', 'Groundnut'),
  food('Pea'),
  food('PEPPER, BLACK'),
  food('Pear'),
]
const offered = (text: string, caret = text.length) => suggestionsFor(text, caret, foods)

describe('suggestions', () => {
  it('are foods beginning with the typed text, then foods containing it', () => {
    expect(offered('pea')).toEqual(['Peanut', 'Pear', 'Chickpea'])
    expect(offered('peanut, gARb')).toEqual(['Chickpea'])
    expect(offered('milk\nblack')).toEqual(['BLACK PEPPER'])
  })

  it('leave out listed foods and need two letters', () => {
    expect(offered('Pear, pea')).toEqual(['Peanut', 'Chickpea'])
    expect(offered('milk, p')).toEqual([])
    expect(offered('milk, ')).toEqual([])
  })

  it('are for the entry at the caret', () => {
    expect(offered('garb; milk', 4)).toEqual(['Chickpea'])
  })
})

describe("quoted names, as clients' own lists are stored", () => {
  it('are one entry with any content', () => {
    expect(offered('"pepper, black"; pean')).toEqual(['Peanut'])
    expect(offered('"Pepper, black"; black')).toEqual([])
    expect(offered('"garb', 5)).toEqual(['Chickpea'])
    expect(withSuggestion('"pepper, black"; milk', 3, 'BLACK PEPPER')).toEqual({
      text: 'BLACK PEPPER; milk',
      caret: 12,
    })
    expect(withSuggestion('"Pepper, black"; pean', 21, 'Peanut').text).toBe('"Pepper, black"; Peanut, ')
  })
})

describe('withSuggestion', () => {
  it('replaces the entry and continues after a comma', () => {
    expect(withSuggestion('milk, pean', 10, 'Peanut')).toEqual({ text: 'milk, Peanut, ', caret: 14 })
    expect(withSuggestion('pean', 4, 'Peanut')).toEqual({ text: 'Peanut, ', caret: 8 })
    expect(withSuggestion('milk\npean', 9, 'Peanut')).toEqual({ text: 'milk\nPeanut, ', caret: 13 })
  })

  it('keeps the text after the entry', () => {
    expect(withSuggestion('pean, milk', 2, 'Peanut')).toEqual({ text: 'Peanut, milk', caret: 6 })
  })
})

it('names the allergies that were not understood', () => {
  expect(notUnderstoodText([])).toBeUndefined()
  expect(notUnderstoodText(['unobtainium'])).toBe(
    'We do not know unobtainium. We keep it on the list and match it by name only.',
  )
  expect(notUnderstoodText(['a', 'b'])).toBe(
    'We do not know a and b. We keep them on the list and match them by name only.',
  )
})
