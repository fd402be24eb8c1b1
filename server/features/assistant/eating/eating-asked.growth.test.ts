import { growth } from '@shared/testing/growth/growth'
import { expect, it } from 'vitest'
import { foodMatcher } from '../../foods/foods.public'
import { eatingAsked } from './eating-asked'

it.each<[string, (count: number) => string]>([
  ['can i eat', (count) => 'can i eat '.repeat(count)],
  ['instead of', (count) => 'what instead of milk '.repeat(count)],
  ['and', (count) => `can i eat ${'eggs and '.repeat(count)}`],
])('many %j take linear work', async (_, textOf) => {
  expect(await growth(50, textOf, (text) => eatingAsked(foodMatcher(), text))).toBeLessThan(2.5)
})
