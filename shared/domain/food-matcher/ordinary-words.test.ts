import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { matcher } from '../../testing/seeded-knowledge'

const words = readFileSync(join(import.meta.dirname, 'fixtures', 'everyday-english.txt'), 'utf8')
  .trim()
  .split(/\s+/u)

/** The foods that a text names, sure or not. */
const foodsIn = (text: string) =>
  matcher
    .read(text)
    .mentions.filter(({ sure, unsure }) => sure.size + unsure.size > 0)
    .map(({ entry }) => entry.words.join(' '))

describe('the ordinary words of recipes and labels', () => {
  it('are many', () => {
    expect(words.length).toBeGreaterThan(1500)
    expect(new Set(words).size).toBe(words.length)
  })

  it('name no food, in lower case or capitals', () => {
    const misread = words.flatMap((word) =>
      [word, `${word.charAt(0).toUpperCase()}${word.slice(1)}`, word.toUpperCase()]
        .filter((way) => foodsIn(way).length > 0)
        .map((way) => `${way}: ${foodsIn(way).join(', ')}`),
    )
    expect(misread).toEqual([])
  })

  it.each([
    'Toast the slices lightly, then crumble over the top.',
    'Poke holes in it and pulse until smooth.',
    'Flour the board and dab dry.',
    'Best before: see date on lid. Date of packing 12.03.',
  ])('name no food in %j', (text) => {
    expect(foodsIn(text)).toEqual([])
  })
})
