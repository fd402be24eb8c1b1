import { expect, it } from 'vitest'
import { growth } from '../../testing/growth/growth'
import { readHeaderCell, readUnitLine } from './header-cell'
import { unitsWithin } from './unit'

it.each<[string, (count: number) => string]>([
  ['micro signs', (count) => `${'µ'.repeat(count)}x`],
  ['micrograms without an end', (count) => 'microgram '.repeat(count)],
  ['amounts without a measure', (count) => 'ug/'.repeat(count)],
  ['question marks', (count) => '?'.repeat(count)],
  ['brackets', (count) => '(µg/ml '.repeat(count)],
  ['references', (count) => '(ref <7.5 '.repeat(count)],
  ['spaces', (count) => `in${' '.repeat(count)}x`],
  ['words', (count) => 'in total serum of '.repeat(count)],
  ['letters', (count) => 'u'.repeat(count)],
  ['digits', (count) => '2026 '.repeat(count)],
])('reading many %s in a unit takes linear work', async (_, textOf) => {
  expect(await growth(200, textOf, unitsWithin)).toBeLessThan(2.5)
  expect(await growth(200, textOf, (text) => readUnitLine([text]))).toBeLessThan(2.5)
  // A header's cell is read up to 60 characters.
  const few = Math.floor(29 / (textOf(2).length - textOf(1).length))
  expect(await growth(few, textOf, readHeaderCell)).toBeLessThan(2.5)
})
