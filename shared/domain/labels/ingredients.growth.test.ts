import { expect, it } from 'vitest'
import { growth } from '../../testing/growth/growth'
import { matcher } from '../../testing/seeded-knowledge'
import { listIngredients } from './ingredients'

it.each<[string, (count: number) => string]>([
  ['brackets', (count) => '('.repeat(count) + ')'.repeat(count)],
  ['mixed brackets', (count) => '([{'.repeat(count) + ')'.repeat(3 * count)],
  ['line breaks', (count) => `a-${'\n'.repeat(count)}b`],
  ['spaces', (count) => `contains${' '.repeat(count)}x`],
  ['statements', (count) => '(May contain nuts. '.repeat(count)],
  ['headings', (count) => 'ingredients '.repeat(count)],
  ['full stops', (count) => '. '.repeat(count)],
  ['commas', (count) => 'a,'.repeat(count)],
])('listing the ingredients of many %s takes linear work', async (_, textOf) => {
  expect(await growth(1000, textOf, (text) => listIngredients(matcher.read(text)))).toBeLessThan(2.5)
})
