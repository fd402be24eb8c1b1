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
  it('are the foods that begin with what is typed, then those that hold it', () => {
    expect(offered('pea')).toEqual(['Peanut', 'Pear', 'Chickpea'])
    expect(offered('peanut, gARb')).toEqual(['Chickpea'])
    expect(offered('milk\nblack')).toEqual(['BLACK PEPPER'])
  })

  it('leave out what is listed, and wait for two letters', () => {
    expect(offered('Pear, pea')).toEqual(['Peanut', 'Chickpea'])
    expect(offered('milk, p')).toEqual([])
    expect(offered('milk, ')).toEqual([])
  })

  it('are about the entry that the caret is in', () => {
    expect(offered('garb; milk', 4)).toEqual(['Chickpea'])
  })
})

describe('names in quotes, as what a client lists is kept', () => {
  it('are one entry, whatever they hold', () => {
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

describe('taking one', () => {
  it('replaces the entry and goes on behind a comma', () => {
    expect(withSuggestion('milk, pean', 10, 'Peanut')).toEqual({ text: 'milk, Peanut, ', caret: 14 })
    expect(withSuggestion('pean', 4, 'Peanut')).toEqual({ text: 'Peanut, ', caret: 8 })
    expect(withSuggestion('milk\npean', 9, 'Peanut')).toEqual({ text: 'milk\nPeanut, ', caret: 13 })
  })

  it('leaves what stands behind it', () => {
    expect(withSuggestion('pean, milk', 2, 'Peanut')).toEqual({ text: 'Peanut, milk', caret: 6 })
  })
})

it('says what was not understood', () => {
  expect(notUnderstoodText([])).toBeUndefined()
  expect(notUnderstoodText(['unobtainium'])).toBe(
    'Not understood: unobtainium. It is kept as text; it will be matched by its name only.',
  )
  expect(notUnderstoodText(['a', 'b'])).toBe(
    'Not understood: a, b. They are kept as text; they will be matched by their names only.',
  )
})
