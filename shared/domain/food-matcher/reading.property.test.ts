import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atSize, runs } from '../../testing/runs'
import { tokensOf } from './tokens'
import { matcher } from '../../testing/seeded-knowledge'

const foods = matcher.resolve(
  ['Milk', 'Egg', 'Wheat', 'Nuts', 'Soya', 'Peanut', 'Fish', 'Zorble'].map((name) => ({ name })),
)
const verdictsOf = (text: string) => matcher.verdicts(matcher.read(text), foods)

const words = [
  'milk', 'eggs', 'wheat flour', 'soya lecithin', 'E322', 'hazelnuts', 'peanut butter', 'zorble', 'salt', 'rice',
  'may contain', 'free from', 'contains', 'no', 'traces of', 'gluten-free', 'vegan', 'flavouring',
  '(', ')', ',', '.', ';', ':', '5%', 'and', 'or', 'mi1k', 'al monds', 'facility',
  'Zutaten', 'Nüsse', 'ﬁsh', '🥛', '\n', '\u00ad', '-',
] // prettier-ignore
const label = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(' ', ' ', ' ', '', '\n')), { maxLength: 40 })
  .map((parts) => parts.map(([word, space]) => word + space).join(''))
const anyText = fc.oneof(label, fc.string({ unit: 'binary', maxLength: 400 }))

describe('any text', () => {
  it('gives spans that are slices of it, in order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { spans } of verdictsOf(text)) {
          for (const { start, end, word } of spans) {
            expect(text.slice(start, end)).toBe(word)
            expect(word).not.toBe('')
          }
          expect(spans.map(({ start }) => start)).toEqual(
            spans.map(({ start }) => start).sort((a, b) => a - b),
          )
        }
      }),
      { numRuns: runs(400) },
    )
  })

  it('has the same verdicts in capitals and with wider spaces', () => {
    const verdicts = (text: string) => verdictsOf(text).map(({ verdict }) => verdict)
    const plain = label.filter((text) => !/[\nﬁ🥛\u00ad]/u.test(text))
    fc.assert(
      fc.property(plain, (text) => {
        expect(verdicts(text.toUpperCase())).toEqual(verdicts(text))
        expect(verdicts(text.replaceAll(' ', '   '))).toEqual(verdicts(text))
      }),
      { numRuns: runs(400) },
    )
  })

  it('keeps a match when a trace statement follows it', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('milk', 'nuts and egg', 'gluten or soya'), (text, traces) => {
        // A comma or a line's end affects the layout only when a word follows.
        const label = text.replace(/[^\p{L}\p{N}]+$/u, '')
        const before = verdictsOf(label)
        const after = verdictsOf(`${label}. May contain ${traces}.`)
        for (const [index, { verdict }] of before.entries())
          if (verdict === 'match') expect(after[index]?.verdict).toBe('match')
      }),
      { numRuns: runs(300) },
    )
  })
})

/**
 * The contents of labels by language: allergens, other ingredients, and statements around allergens
 * (`_`).
 */
const languages = [
  {
    names: 'milk|eggs|wheat flour|soya|peanuts|tree nuts|hazelnuts|sesame seeds|mustard|celery|fish|lupin|skimmed milk powder|barley malt',
    others: 'sugar|palm oil|salt|cocoa mass|water|tomatoes (12%)|citric acid',
    heading: 'Ingredients: |Ingredients, allergens in bold: |Ingredients including allergens: |',
    statements: 'May contain _.|Made in a facility that also processes _.|Contains: _.|Allergens: _.|_ may be present.|Free from artificial colours may contain _.',
  },
  {
    names: 'Milch|Eier|Weizenmehl|Soja|Erdnüsse|Haselnüsse|Sesam|Senf|Sellerie|Fisch|Magermilchpulver|Gerstenmalz',
    others: 'Zucker|Palmöl|Speisesalz|Kakaomasse|Wasser|Tomaten (12%)|Zitronensäure',
    heading: 'Zutaten: |Zutaten, Allergene fett gedruckt: |Zutaten einschließlich Allergene: |',
    statements: 'Kann Spuren von _ enthalten.|Kann _ enthalten.|Im Betrieb werden auch _ verarbeitet.|Enthält: _.|Allergene: _.|_ können enthalten sein.|Ohne Zuckerzusatz kann _ enthalten.',
  },
  {
    names: 'lait|œufs|farine de blé|soja|arachides|noisettes|sésame|moutarde|céleri|poisson|lait écrémé en poudre|malt d’orge',
    others: 'sucre|huile de palme|sel|pâte de cacao|eau|tomates (12%)|acide citrique',
    heading: 'Ingrédients : |Ingrédients, allergènes en gras : |',
    statements: 'Peut contenir des traces de _.|Fabriqué dans un atelier qui utilise _.|Contient : _.|Allergènes : _.|Sans conservateur peut contenir _.|Présence possible de _.',
  },
  {
    names: 'leche|huevo|harina de trigo|soja|cacahuetes|avellanas|sésamo|mostaza|apio|pescado|leche desnatada en polvo|malta de cebada',
    others: 'azúcar|aceite de palma|sal|pasta de cacao|agua|tomates (12%)|ácido cítrico',
    heading: 'Ingredientes: |Ingredientes, alérgenos en negrita: |',
    statements: 'Puede contener trazas de _.|Elaborado en una fábrica que utiliza _.|Contiene: _.|Alérgenos: _.|Sin gluten puede contener _.|Posible presencia de _.',
  },
] // prettier-ignore

const some = (from: string, least: number) =>
  fc.array(fc.constantFrom(...from.split('|')), { minLength: least, maxLength: 5 })
const realLabel = fc.constantFrom(...languages).chain(({ names, others, heading, statements }) =>
  fc.record({
    heading: fc.constantFrom(...heading.split('|')),
    list: some(`${names}|${others}`, 1),
    statements: fc.array(fc.tuple(fc.constantFrom(...statements.split('|')), some(names, 1)), {
      maxLength: 2,
    }),
  }),
)

type Parts = { heading: string; list: string[]; statements: [string, string[]][] }
const printed = ({ heading, list, statements }: Parts, comma = ', ') =>
  [
    `${heading}${list.join(', ')}.`,
    ...statements.map(([text, names]) => text.replace('_', names.join(comma))),
  ].join(' ')

describe('a label in four languages', () => {
  const groups = (text: string) => matcher.groups(matcher.read(text))
  const sure = (text: string) => [...groups(text).contains, ...groups(text).traces]
  const found = (text: string) => new Set([...sure(text), ...groups(text).possible])
  const wrapped = (text: string, width: number) =>
    text.split(' ').reduce((lines, word) => {
      const isFull = lines.length - lines.lastIndexOf('\n') + word.length > width
      return `${lines}${isFull ? '\n' : ' '}${word}`
    })

  it('loses no food to line breaks between words', () => {
    const places = fc.array(fc.nat(), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(realLabel, places, (parts, breaks) => {
        const words = printed(parts).split(' ')
        const ends = new Set(breaks.map((at) => at % words.length))
        const broken = words.map((word, at) => word + (ends.has(at) ? '\n' : ' ')).join('')
        expect([...found(broken)]).toEqual(expect.arrayContaining(sure(printed(parts))))
      }),
      { numRuns: runs(400) },
    )
  })

  it('has the same findings in a narrow column', () => {
    fc.assert(
      fc.property(realLabel, fc.constantFrom(20, 28, 40), (parts, width) => {
        const { contains, traces } = groups(printed(parts))
        expect(groups(wrapped(printed(parts), width))).toMatchObject({ contains, traces })
      }),
      { numRuns: runs(400) },
    )
  })

  it('loses no food to capitals and small letters', () => {
    fc.assert(
      fc.property(realLabel, (parts) => {
        const text = printed(parts)
        for (const other of [text.toUpperCase(), text.toLowerCase()])
          expect([...found(other)]).toEqual(expect.arrayContaining(sure(text)))
      }),
      { numRuns: runs(400) },
    )
  })

  it('loses no food to lost commas in a statement', () => {
    fc.assert(
      fc.property(realLabel, (parts) => {
        const text = printed(parts, ' ')
        expect([...found(text)]).toEqual(expect.arrayContaining(sure(printed(parts))))
      }),
      { numRuns: runs(400) },
    )
  })

  it('loses no food to a list of allergens without any commas', () => {
    const lists = fc.constantFrom(...languages).chain(({ names }) => some(names, 4))
    fc.assert(
      fc.property(lists, (list) => {
        expect([...found(list.join(' '))]).toEqual(expect.arrayContaining(sure(list.join(', '))))
      }),
      { numRuns: runs(400) },
    )
  })

  it('names each item on its own line', () => {
    fc.assert(
      fc.property(realLabel, ({ heading, list }) => {
        const text = [heading, ...list].join('\n')
        expect([...found(text)]).toEqual(expect.arrayContaining(sure(list.join(', '))))
      }),
      { numRuns: runs(400) },
    )
  })
})

describe('a long text', () => {
  const length = atSize(20_000, 1_000_000)
  const repeated = (part: string) => part.repeat(Math.ceil(length / part.length)).slice(0, length)
  it.each([
    '(',
    ')',
    '((a) ',
    'may contain ',
    'milk free ',
    'x '.repeat(9),
    'no milk or ',
    'M I L K ',
    'lecithin (',
    'a',
    '0',
    'vegan milk ',
    '-\n',
    'é',
  ])('a text of repeated %j is read to the end', (part) => {
    const reading = matcher.read(repeated(part))
    expect(matcher.verdicts(reading, foods)).toHaveLength(foods.length)
  })

  it('has a number of words in proportion to its length', () => {
    const text = 'Wheat flour (wheat), milk; may contain: nuts. '
    expect(tokensOf(text.repeat(2_000))).toHaveLength(tokensOf(text).length * 2_000)
    expect(matcher.read(text.repeat(2_000)).mentions).toHaveLength(matcher.read(text).mentions.length * 2_000)
  })
})
