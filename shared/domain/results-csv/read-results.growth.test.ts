import { expect, it } from 'vitest'
import { growth } from '../../testing/growth/growth'
import { readResults } from './read-results'

it.each<[string, (count: number) => string]>([
  ['rows that cannot be read', (count) => '1,"Food; 1",see note\n'.repeat(count)],
  ['digits', (count) => `1,Milk,${'9'.repeat(count)}`],
  ['words', (count) => `1,Milk,${'no elevated '.repeat(count)}`],
  ['quotes', (count) => '"'.repeat(count)],
  ['spaces', (count) => `1,Milk,${' '.repeat(count)}x`],
  ['brackets', (count) => `1,Milk,${'( '.repeat(count)}x5`],
  ['commas', (count) => ','.repeat(count)],
  ['cells in one row', (count) => `1,Milk,${'a,'.repeat(count)}`],
  ['quoted cells in one row', (count) => `"${',""'.repeat(count)}`],
  ['rows for every delimiter', (count) => '1;\t,Milk;\t,12;\t,\n'.repeat(count)],
])('many %s take linear work', async (_, textOf) => {
  expect(await growth(400, textOf, (text) => readResults(text, { bareScale: 'index' }))).toBeLessThan(8)
})
