import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../testing/runs'
import { buildMatcher } from './food-matcher'
import { readKnowledge } from '../../knowledge/read-knowledge'
import { tokensOf } from './tokens'

const matcher = buildMatcher(readKnowledge())
const foods = matcher.resolve(
  ['Milk', 'Egg', 'Wheat', 'Nuts', 'Soya', 'Peanut', 'Fish', 'Zorble'].map((name) => ({ name })),
)
const said = (text: string) => matcher.verdicts(matcher.read(text), foods)

const words = [
  'milk', 'eggs', 'wheat flour', 'soya lecithin', 'E322', 'hazelnuts', 'peanut butter', 'zorble', 'salt', 'rice', 'may contain', 'free from',
  'contains', 'no', 'traces of', 'gluten-free', 'vegan', 'flavouring', '(', ')', ',', '.', ';', ':', '5%', 'and', 'or', 'mi1k', 'al monds',
  'facility', 'Zutaten', 'Nüsse', 'ﬁsh', '🥛', '\n', '\u00ad', '-',
] // prettier-ignore
const label = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(' ', ' ', ' ', '', '\n')), { maxLength: 40 })
  .map((parts) => parts.map(([word, space]) => word + space).join(''))
const anyText = fc.oneof(label, fc.string({ unit: 'binary', maxLength: 400 }))

describe('any text', () => {
  it('gives spans that are slices of it, in order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { spans } of said(text)) {
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

  it('is read alike in capitals and with wider spaces', () => {
    const verdicts = (text: string) => said(text).map(({ verdict }) => verdict)
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
        // A comma or a line's end tells of the layout only when a word follows.
        const label = text.replace(/[^\p{L}\p{N}]+$/u, '')
        const before = said(label)
        const after = said(`${label}. May contain ${traces}.`)
        for (const [index, { verdict }] of before.entries())
          if (verdict === 'match') expect(after[index]?.verdict).toBe('match')
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('long texts', () => {
  const length = runs(1_000_000)
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
  ])('of %j are read to the end', (part) => {
    const reading = matcher.read(repeated(part))
    expect(matcher.verdicts(reading, foods)).toHaveLength(foods.length)
  })

  it('are cut into a number of words that grows as they do', () => {
    const text = 'Wheat flour (wheat), milk; may contain: nuts. '
    expect(tokensOf(text.repeat(2_000))).toHaveLength(tokensOf(text).length * 2_000)
    expect(matcher.read(text.repeat(2_000)).mentions).toHaveLength(matcher.read(text).mentions.length * 2_000)
  })
})
