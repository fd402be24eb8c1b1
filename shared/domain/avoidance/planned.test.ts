import { expect, it } from 'vitest'
import { personWith } from '../../testing/people-who-avoid'
import { matcher } from '../../testing/seeded-knowledge'
import { verdictOf } from '../verdict/verdict'
import { searchedFoodsByName } from './avoid-list'
import { withPlannedFoods } from './planned'

const keysOf = (name: string) => matcher.resolve([{ name }])[0]?.keys ?? []
const planned = [
  { foods: ['Beef'], keys: keysOf('Beef'), from: '2026-12-17' },
  { foods: ['Wheat'], keys: keysOf('Wheat'), from: null },
  { foods: ['Banana'], keys: keysOf('Banana'), from: '2026-12-17' },
  { foods: ['Sesame'], keys: keysOf('Sesame'), from: '2026-12-17' },
  { foods: ['Onion'], keys: keysOf('Onion'), from: '2026-12-17' },
]
const before = personWith(matcher, [
  ['Sesame', 'allergy'],
  ['Beef', 'moderate'],
  ['Wheat', 'limited'],
  ['Banana', 'tolerated'],
  ['Onion', 'low'],
  ['Egg', 'high'],
  ['Pear', 'low'],
])
const { avoid, tolerated } = withPlannedFoods(before, planned, keysOf)
const person = {
  ...before,
  ...{ avoid, tolerated, avoidFoods: searchedFoodsByName(matcher, avoid) },
  measured: avoid.map(() => null),
  toleratedFoods: [],
}

it.each([
  ['beef', 'Leave out for now. It is in your trial: you can bring it back from 17 December.'],
  ['wheat', 'Leave out for now. It is in your trial now.'],
  ['banana', 'Leave out for now. It is in your trial: you can bring it back from 17 December.'],
  ['onion', 'Leave out for now. It is in your trial: you can bring it back from 17 December.'],
  ['steak', 'Leave out for now. Steak is usually beef, which is in your trial until 17 December.'],
  ['sesame', 'Allergy. Do not eat sesame, not even traces.'],
  ['pear', 'Go ahead. Pear was not raised in your test.'],
])('a running plan decides about %s, except an allergy', (words, sentence) =>
  expect(verdictOf(matcher, words, person).sentence).toBe(sentence),
)

it('a planned food outranks another that is only high', () =>
  expect(verdictOf(matcher, 'egg and beef', person)).toMatchObject({
    sentence: 'Leave out for now. Beef is in your trial: you can bring it back from 17 December.',
    notes: ['Egg is high for you.'],
  }))

it('without a plan nothing changes', () =>
  expect(withPlannedFoods(before, [], keysOf)).toEqual({ avoid: before.avoid, tolerated: before.tolerated }))
