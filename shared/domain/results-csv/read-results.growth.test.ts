import { expect, it } from 'vitest'
import { growth } from '../../testing/growth/growth'
import { atSize } from '../../testing/runs'
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
  ['numbers that commas split', (count) => 'No,Food,Result\n' + '1,PEPPER, BLACK,12,5,µg/ml\n'.repeat(count)],
  ['pieces of one row', (count) => `No,Food,Result\n1,Milk,${'1,'.repeat(count)}µg/ml`],
  ['foods in pieces', (count) => `No,Food,Result\n${'1,a, b, c, d, e, f,3,5,µg/ml,HIGH\n'.repeat(count)}`],
  [
    'columns of results',
    (count) => `Food;${'Result;'.repeat(150)}\n${`Milk;${'3;'.repeat(150)}\n`.repeat(count / 10)}`,
  ],
  ['rows in an unknown unit', (count) => 'No;Food;Result (U/ml)\n' + '1;Milk;3\n'.repeat(count)],
  ['lines of units', (count) => 'All values in µg/ml\n'.repeat(count)],
  ['columns of units', (count) => 'No;Food;Result;Foo;Bar\n' + '1;Milk;3;µg/ml;U/ml\n'.repeat(count)],
  ['rows for every delimiter', (count) => '1;\t,Milk;\t,12;\t,\n'.repeat(count)],
])('reading many %s takes linear work', async (_, textOf) => {
  expect(
    await growth(atSize(50, 400), textOf, (text) => readResults(text, { bareScale: 'index' })),
  ).toBeLessThan(2.5)
})
