import { expect, it } from 'vitest'
import { growth } from '../../testing/growth/growth'
import { matcher } from '../../testing/seeded-knowledge'
import { searchedFoodsByName } from '../avoidance/avoid-list'
import { isFreeOfClaims } from './health-claims'
import { ateOwnAllergen } from './safety'
import { mayHaveEaten } from './safety-words'
import type { Person } from '../verdict/person'

const avoid = [{ foodName: 'Egg', level: 'allergy' as const, carriedOverFrom: null }]
const person: Person = {
  ...{ avoid, avoidFoods: searchedFoodsByName(matcher, avoid), measured: [null] },
  ...{ test: null, before: null, low: [], lowFoods: () => [], tolerated: [], toleratedFoods: [] },
}

it.each([
  ...[
    'not ',
    'had a ',
    'j ai ',
    'if i ',
    'nicht ',
    'w',
    'after the ',
    'my w ate ',
    'ate ',
    'hat a ',
    'si je ',
  ],
])('judging a text of many %j before its foods are known takes linear work', async (words) => {
  const textOf = (count: number) => words.repeat(count)
  expect(await growth(Math.floor(490 / words.length), textOf, mayHaveEaten)).toBeLessThan(2.5)
})

it.each(['egg ate sick ', 'i had egg not ', 'if egg ', 'allergic to egg '])(
  'judging a text of many %j takes linear work',
  async (words) => {
    const textOf = (count: number) => words.repeat(count)
    const judge = (text: string) => ateOwnAllergen(() => matcher, text, person)
    expect(await growth(Math.floor(240 / words.length), textOf, judge)).toBeLessThan(2.5)
  },
)

it.each(['safe not ', 'you have a ', 'stop ', 'test a ', 'no ', 'w', 'allergy a ', 'is '])(
  'checking a model’s text of many %j takes linear work',
  async (words) => {
    const textOf = (count: number) => words.repeat(count)
    expect(await growth(Math.floor(490 / words.length), textOf, isFreeOfClaims)).toBeLessThan(2.5)
  },
)
