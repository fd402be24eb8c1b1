import { describe, expect, it } from 'vitest'
import { ordinaryWords } from '../domain/food-matcher/ordinary-words'
import { isLabelWord } from '../domain/labels/label-vocabulary'
import { readSwaps } from './read-knowledge'
import { swapsIn } from './swaps'
import { knowledge, matcher } from '../testing/seeded-knowledge'

const { foods } = knowledge
const swaps = readSwaps()
const readings = new Map([...swaps.values()].flat().map(({ words }) => [words, matcher.read(words)] as const))

/** A yeast of the body, which laboratories test and nobody eats. */
const notEaten = 'candida-albicans'
const eaten = foods.filter(({ key }) => key !== notEaten)

const resolved = (names: readonly string[]) => matcher.resolve(names.map((name) => ({ name })))

/** The swaps of a food that contain none of these foods, not even possibly. */
function leftFor(key: string, avoided: ReturnType<typeof resolved>): string[] {
  const words = (swaps.get(key) ?? []).map((swap) => swap.words)
  return words.filter((word) => {
    const reading = readings.get(word)
    return reading && matcher.verdicts(reading, avoided).every(({ verdict }) => verdict === 'none')
  })
}

describe('the swaps', () => {
  it('are six or more for every food that is eaten', () => {
    expect(new Set(swaps.keys())).toEqual(new Set(eaten.map(({ key }) => key)))
    for (const { key } of eaten) expect.soft(swaps.get(key)?.length, key).toBeGreaterThanOrEqual(6)
  })

  it('are different for each food and do not contain it', () => {
    for (const { key, name } of eaten) {
      const words = (swaps.get(key) ?? []).map((swap) => swap.words)
      expect.soft(new Set(words).size, key).toBe(words.length)
      expect.soft(leftFor(key, matcher.resolve([{ name, key }])), key).toEqual(words)
    }
  })

  it('name no food among the nutrients, as the reader may not tolerate it', () => {
    const minds = new Set([...swaps.values()].flat().map(({ mind }) => mind ?? ''))
    const namesFood = (mind: string) => matcher.read(mind).mentions.some(({ sure }) => sure.size > 0)
    expect([...minds].filter(namesFood)).toEqual([])
  })

  it('consist of known words only', () => {
    const kitchen = new Set(['roast', 'grilled', 'silken', 'pureed'])
    const unknown = [...readings].flatMap(([words, { phrases, tokens }]) => {
      const strange = phrases
        .filter(({ entry }) => !entry)
        .flatMap(({ first, end }) => tokens.slice(first, end))
        .filter(({ text }) => !isLabelWord(text) && !ordinaryWords.has(text) && !kitchen.has(text))
      return strange.length > 0 ? [words] : []
    })
    expect(unknown).toEqual([])
  })

  it.each([
    ['nuts'],
    ['soya'],
    ['gluten'],
    ['milk'],
    ['egg'],
    ['fish', 'crustaceans', 'molluscs'],
    ['celery', 'mustard', 'sesame', 'lupin', 'peanut'],
    ['nuts', 'soya', 'gluten', 'milk', 'egg'],
  ])('leave three to a person without %s, %s, %s, %s, %s', (...names) => {
    const avoided = resolved(names)
    expect(avoided.every(({ byNameOnly }) => !byNameOnly)).toBe(true)
    expect(eaten.filter(({ key }) => leftFor(key, avoided).length < 3).map(({ key }) => key)).toEqual([])
  })

  it('leave three to a person who avoids up to 36 foods', () => {
    const few: string[] = []
    for (let person = 0; person < 20; person++) {
      // Each person steps through the catalogue differently, so that all categories occur.
      const names = Array.from({ length: 17 + person }, (_, step) => {
        const food = foods[(person * 29 + step * (7 + person)) % foods.length]
        return food?.name ?? ''
      })
      const avoided = resolved(names)
      for (const { key } of eaten) if (leftFor(key, avoided).length < 3) few.push(`${person}: ${key}`)
    }
    expect(few).toEqual([])
  })
})

describe('a section of swaps', () => {
  it('is parsed use by use', () => {
    const section =
      'food: rye\nmind: fibre\nin bread: oat flour, rice flour\nraw: pear\n\nfood: oats\nin porridge: millet\n'
    expect([...swapsIn({ 'swaps/grains.txt': section })]).toEqual([
      [
        'rye',
        [
          { words: 'oat flour', use: 'in bread', mind: 'fibre' },
          { words: 'rice flour', use: 'in bread', mind: 'fibre' },
          { words: 'pear', use: 'raw', mind: 'fibre' },
        ],
      ],
      ['oats', [{ words: 'millet', use: 'in porridge', mind: null }]],
    ])
  })

  it.each([
    [
      'in bread: rice flour\n',
      'swaps/x.txt, line 1: "in bread: rice flour" has no head that may stand here.',
    ],
    ['food: rye\nfood: oats\n', 'swaps/x.txt, line 2: "food: oats" has no head that may stand here.'],
    ['food: rye\n\nfood: rye\n', 'swaps/x.txt, line 3: "rye" has swaps already.'],
  ])('with "%s" is refused', (section, message) => {
    expect(() => swapsIn({ 'swaps/x.txt': section })).toThrow(message)
  })
})
