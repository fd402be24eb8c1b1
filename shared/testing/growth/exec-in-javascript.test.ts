import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../runs'
import { execInJavaScript } from './exec-in-javascript'

const parts = [
  'a', 'b', '.', '[ab]', '[^a]', '\\w', '\\b', '\\B', '^', '$', '(?=a)', '(?!b)', '(?<=a)', '(?<!b)',
] // prettier-ignore
const repeats = ['', '*', '+', '?', '{2}', '{1,2}', '{2,}', '*?', '+?', '??', '{1,2}?']
const { pattern } = fc.letrec<{ pattern: string; piece: string }>((tie) => ({
  pattern: fc
    .array(fc.array(tie('piece'), { maxLength: 4 }), { minLength: 1, maxLength: 3 })
    .map((ways) => ways.map((pieces) => pieces.join('')).join('|')),
  piece: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(...parts),
    fc
      .tuple(fc.constantFrom('a', '.', '[ab]', '\\w', 'ä'), fc.constantFrom(...repeats))
      .map((two) => two.join('')),
    fc
      .tuple(fc.constantFrom('(', '(?:'), tie('pattern'), fc.constantFrom(...repeats))
      .map(([open, inner, repeat]) => `${open}${inner})${repeat}`),
    fc
      .tuple(fc.constantFrom('(?=', '(?!', '(?<=', '(?<!'), tie('pattern'))
      .map(([open, inner]) => `${open}${inner})`),
  ),
}))

it('any pattern finds the same in JavaScript as in the engine', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'A', ' ', '\n', 'ä'), { maxLength: 8 })
  const flags = fc.constantFrom('', 'i', 'm', 's', 'u', 'iu', 'gs', 'y', 'v')
  fc.assert(
    fc.property(pattern, flags, text, fc.nat(5), (source, flag, letters, from) => {
      const [one, other] = [new RegExp(source, flag), new RegExp(source, flag)]
      one.lastIndex = other.lastIndex = from
      expect(execInJavaScript(one, letters.join(''))).toEqual(other.exec(letters.join('')))
      expect(one.lastIndex).toBe(other.lastIndex)
    }),
    { numRuns: runs(20_000), seed: 42 },
  )
})

it('a character of two units is one where the pattern says so', () => {
  for (const flags of ['', 'u', 'v', 'gu', 'yu'])
    for (const source of ['.', '^.$', '^..$', '[^a]a', '(?<=^.)a', '(?<=.)a', '😀+a'])
      for (const text of ['😀', '😀a', 'a😀a', '😀😀a', '\ud83da'])
        expect(execInJavaScript(new RegExp(source, flags), text)).toEqual(
          new RegExp(source, flags).exec(text),
        )
})

it('a back-reference matches what was captured', () => {
  for (const regexp of [/(a|b)c\1/, /(?<one>a+)b\k<one>/, /(?<=\1(a))b/])
    for (const text of ['acb bca', 'aca', 'aaba', 'aab', 'ab'])
      expect(execInJavaScript(regexp, text)).toEqual(regexp.exec(text))
})
