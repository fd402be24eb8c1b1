import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matcher } from '../../testing/seeded-knowledge'
import { runs } from '../../testing/runs'
import { coverageOf } from './label-coverage'

/** A list, and the parts of a statement on traces before and after its two foods. */
const languages: [string, string[], string, string, string][] = [
  ['Ingredients: rice, salt.', ['May contain', 'May contain traces of'], 'milk', 'and sesame', ''],
  ['Zutaten: Reis, Salz.', ['Kann', 'Kann Spuren von'], 'Milch', 'und Sesam', ' enthalten'],
  ['Ingrédients : riz, sel.', ['Peut contenir du', 'Traces possibles de'], 'lait', 'et de sésame', ''],
  ['Ingredientes: arroz, sal.', ['Puede contener', 'Puede contener trazas de'], 'leche', 'y sésamo', ''],
]
const statement = fc
  .constantFrom(...languages)
  .chain(([list, openings, one, other, verb]) =>
    fc.constantFrom(...openings).map((opening) => ({ list, opening, one, other, verb })),
  )
const seenOf = (text: string) => coverageOf(matcher.read(text), { missing: [] }).seen

describe('a statement on traces', () => {
  it('names traces also where a blank line breaks it', () => {
    const broken = fc.tuple(statement, fc.constantFrom('\n', '\n\n', '\n \n'), fc.nat(2))
    fc.assert(
      fc.property(broken, ([{ list, opening, one, other, verb }, line, at]) => {
        const parts = [opening, one, other + verb]
        const spaces = parts.map((_, index) => (index === at % 2 ? line : ' '))
        const text = `${list}\n${parts[0]}${spaces[0]}${parts[1]}${spaces[1]}${parts[2]}.`
        const { contains, traces } = matcher.groups(matcher.read(text))
        expect([text, contains, traces]).toEqual([text, [], ['milk', 'sesame-seeds']])
        expect([text, seenOf(text)]).toEqual([text, 'whole'])
      }),
      { numRuns: runs(40) },
    )
  })

  it('with hidden foods is a missing part', () => {
    for (const text of [
      'Zutaten: Reis, Salz. Kann\nKühl lagern. Nährwerte je 100 g: Fett 1 g. Kann Milch enthalten.',
      'Ingredientes: arroz, sal. Puede\nConsumir preferentemente antes del: ver tapa. Puede contener leche.',
    ])
      expect([text, seenOf(text)]).toEqual([text, 'part'])
  })
})

describe('a list within a photo', () => {
  it.each(['rice, sugar,', 'rice, sugar and', 'rice (sugar, salt', 'rice, sugar), salt', 'rice, sugar ('])(
    'stopping in “%s” before a statement is a missing part',
    (list) => {
      expect(seenOf(`Ingredients: ${list}\nMay contain milk. Store in a cool place.`)).toBe('part')
    },
  )

  it.each(['rice, sugar.', 'rice, sugar', 'rice (sugar, salt), oil.', 'rice (50⏎%), sugar'])(
    'ending in “%s” before a statement is whole',
    (list) => {
      const text = `Ingredients: ${list.replace('⏎', '\n')}\nMay contain milk. Store in a cool place.`
      expect(seenOf(text)).toBe('whole')
    },
  )
})
