import { expect, it } from 'vitest'
import { growth } from '../../testing/growth/growth'
import { type Delimiter, readCsvRows } from './csv'

it.each<[string, string, Delimiter]>([
  ['rows', '1,Milk,12\n', ','],
  ['cells', 'a,', ','],
  ['quoted cells', '"a ""b""",', ','],
  ['breaks', '\r\n', ','],
  ['quotes that never close, one on each row', '"a,b\n', ';'],
  ['quotes', '""', ','],
])('reading many %s takes linear work', async (_, part, delimiter) => {
  const textOf = (count: number) => `${part.repeat(count)}"`
  expect(await growth(3000, textOf, (text) => readCsvRows(text, delimiter))).toBeLessThan(2.5)
})
