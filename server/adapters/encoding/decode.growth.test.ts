import { expect, it } from 'vitest'
import { growth } from '@shared/testing/growth/growth'
import { decodeCsv, decodeHtml } from './decode'

it.each([
  ['letters of one word', '\xe4'],
  ['words of ASCII letters alone', 'a'],
  ['rows', '1;K\xe4se;12\n'],
  ['capitals', '\xc4\xd6'],
  ['signs', '\xb3\xb9'],
  ['signs between letters', 'a\xb3'],
  ['quotes', '\x84a\x93 '],
  ['apostrophes', 'a\x92'],
  ['spaces of its own', '\xa0'],
])('decodes many %s in linear work', async (_, part) => {
  const bytesOf = (count: number) => `\xe9${part.repeat(count)}`
  const decode = (text: string) => decodeCsv(Buffer.from(text, 'latin1'))
  // Warm up: the first call reads the knowledge of foods.
  decode(bytesOf(1))
  expect(await growth(1000, bytesOf, decode)).toBeLessThan(2.5)
})

it.each([
  ['beginnings of a declaration', '<meta '],
  ['declarations without a name', '<meta charset='],
  ['letters that were lost', '\xef\xbf\xbd'],
])('decodes a page of many %s in linear work', async (_, part) => {
  const decode = (text: string) => decodeHtml(Buffer.from(text, 'latin1'))
  expect(await growth(1000, (count) => part.repeat(count), decode)).toBeLessThan(2.5)
})
