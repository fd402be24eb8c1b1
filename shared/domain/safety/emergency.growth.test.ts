import { expect, it } from 'vitest'
import { growth } from '../../testing/growth/growth'
import { atSize } from '../../testing/runs'
import { isEmergency } from './emergency'

it.each([
  ...['not ', 'throat ', 'went a ', 'allergic reaction a ', 'he is having ', 'w', 'toooo', 'allergic had '],
  ...['she ate all ', 'black ', 'baby a ', 'stiff neck ', 'hit my head ', 'fever a ', 'never had '],
  ...['no swelling or ', 'what are ', 'should i need '],
])('judging a question of many %j takes linear work', async (words) => {
  // Only the first 2000 characters are judged.
  const textOf = (count: number) => words.repeat(count)
  expect(await growth(Math.floor(atSize(490, 980) / words.length), textOf, isEmergency)).toBeLessThan(2.5)
})

it('judging a question that ends in a sign takes linear work', async () => {
  expect(await growth(atSize(240, 480), (count) => `${'a '.repeat(count)}breath`, isEmergency)).toBeLessThan(
    2.5,
  )
})
