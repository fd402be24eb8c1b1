import { expect, it } from 'vitest'
import { readWords } from './read-words'

/**
 * Tesseract's table for words given as line, text and confidence; each line is in its own block.
 */
const table = (words: [line: string, text: string, confidence: number][]) =>
  words
    .map(([line, text, confidence]) =>
      ['5', '1', line.toUpperCase(), '1', line, '1', 0, 0, 9, 9, confidence, text].join('\t'),
    )
    .join('\n')

it('joins words to lines and drops those of low confidence', () => {
  const read = readWords(
    table([
      ['a', 'Contains', 96],
      ['a', 'milk', 90],
      ['a', 'Wi', 31],
      ['a', '|', 0],
      ['b', 'TYTN', 28],
      ['b', 'FETTER', 45],
      ['c', 'E4', 88],
      ['c', 'oddlyspelt', 12],
    ]),
  )
  expect(read.text).toBe('Contains milk\n\nE4 oddlyspelt\n')
  expect(read.confidence).toBe(53)
})

it('has no confidence in an empty page or one of unlikely words only', () => {
  expect(readWords('')).toEqual({ text: '', confidence: 0, words: [] })
  expect(readWords(table([['a', 'TYTN', 28]]))).toMatchObject({
    text: '',
    confidence: 0,
    words: [{ text: 'TYTN' }],
  })
})
