import { expect, it } from 'vitest'
import { mergeReadings, mergeWords } from './merge-readings'
import { inverseOf, type PointMap } from './point-map'
import type { Recognised, Word } from './read-words'

type Printed = [text: string, confidence: number, left?: number, right?: number]
const LETTER = 10
const PITCH = 30

/** A reading of lines of words, each beside the one before unless a place is given. */
function reading(...lines: Printed[][]): Recognised {
  const words: Word[] = []
  const place = { start: 0, left: 0 }
  for (const [row, line] of lines.entries()) {
    place.left = 0
    for (const [text, confidence, left = place.left, right = left + text.length * LETTER] of line) {
      const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
      const box = { left, right, top: row * PITCH, bottom: row * PITCH + 20 }
      words.push({ text, start: place.start, confidence, letters, ...box })
      place.start += text.length + 1
      place.left = right + LETTER
    }
  }
  const text = lines.map((line) => `${line.map(([print]) => print).join(' ')}\n`).join('')
  return { text, confidence: 0, words }
}

/** The words of a text, each as sure. */
const sure = (text: string, confidence = 90): Printed[] =>
  text.split(' ').map((word): Printed => [word, confidence])

const first = reading(sure('wheat flour, sugar,'), sure('whey powder, salt.'))

it('keeps the words of a reading that the other lost, however sure the other is', () => {
  const other = reading(sure('wheat flour,', 99))
  for (const [one, more] of [
    [first, other],
    [other, first],
  ] as const)
    expect(mergeWords(one, more).text).toBe('wheat flour, sugar,\nwhey powder, salt.\n')
})

it('takes each word from the reading that read it better', () => {
  const one = reading([...sure('wheat flonr,', 60), ['sugar,', 90]], sure('whey powder, salt.'))
  const other = reading([...sure('wheat flour,'), ['snqar,', 55]], sure('whey powder, salt.'))
  expect(mergeWords(one, other).text).toBe(first.text)
})

it.each(['milk', 'fish', 'Weizen', 'huevo', 'arachides', 'soya'])(
  'keeps %s against noise of more confidence',
  (food) => {
    const one = reading([
      ['with', 90],
      [food, 40],
      ['salt', 90],
    ])
    const noise = reading([
      ['with', 90],
      [`x${food.slice(1)}`, 88],
      ['salt', 90],
    ])
    expect(mergeWords(one, noise).text).toBe(`with ${food} salt\n`)
    expect(mergeWords(noise, one).text).toBe(`with ${food} salt\n`)
  },
)

it('compares a word with the parts that the other reading split it into', () => {
  const joined = reading([
    ['sunflouroil', 60, 0, 120],
    ['salt', 90, 130, 170],
  ])
  const split = reading([
    ['sunflower', 92, 0, 85],
    ['oil', 92, 92, 120],
    ['salt', 90, 130, 170],
  ])
  for (const merged of [mergeWords(joined, split), mergeWords(split, joined)])
    expect(merged.text).toBe('sunflower oil salt\n')
})

it('adds no marks and no unsure scraps', () => {
  const noisy = reading(
    ...first.text
      .trim()
      .split('\n')
      .map((line) => sure(line)),
    [
      ['|~', 95],
      ['gxq', 40],
    ],
  )
  expect(mergeWords(first, noisy).text).toBe(first.text)
})

it('adds no word twice whose box is larger in the other reading', () => {
  const tall = {
    ...first,
    words: first.words.map((word) => ({ ...word, top: word.top - 4, bottom: word.bottom + 40 })),
  }
  expect(mergeWords(first, tall).text).toBe(first.text)
})

it('gives each word its place in the text, and keeps dropped words without one', () => {
  const dropped = {
    ...(first.words[0] as Word),
    text: 'Wi',
    start: undefined,
    top: 300,
    bottom: 320,
  } as unknown as Word
  const { text, words } = mergeWords({ ...first, words: [...first.words, dropped] }, reading(sure('x wheat')))
  for (const { start, text: word } of words)
    if (start !== undefined) expect(text.slice(start, start + word.length)).toBe(word)
  expect(words.at(-1)).toBe(dropped)
})

it('finds the same print in rasters of other sizes and angles', () => {
  const from = { width: 300, height: 100, pixels: new Uint8Array() }
  const tilted: PointMap = (x, y) => [2 * x + 0.3 * y + 40, 2 * y - 0.2 * x + 0.0005 * x * x]
  const back = inverseOf(tilted, from)
  const turnedBack: PointMap = (x, y) => [x / 3, y / 3]
  const other = reading([...sure('wheat flour,', 95), ['sugar,', 30]], sure('whey powder, salt. nuts'))
  const seen = other.words.map((word) => {
    const [left, top] = tilted(word.left, word.top)
    const [right, bottom] = tilted(word.right, word.bottom)
    return { ...word, left: left * 3, top: top * 3, right: right * 3, bottom: bottom * 3 }
  })
  const merged = mergeReadings(
    { ...first, from, pointMap: tilted },
    { ...other, words: seen, from: { ...from, width: 900, height: 300 }, pointMap: turnedBack },
  )
  expect(merged.text).toBe('wheat flour, sugar,\nwhey powder, salt. nuts\n')
  expect(back(...tilted(120, 40)).map(Math.round)).toEqual([120, 40])
})
