import { describe, expect, it } from 'vitest'
import { personWith } from '../../testing/people-who-avoid'
import { matcher } from '../../testing/seeded-knowledge'
import { verdictOf } from '../verdict/verdict'
import { searchedFoodsByName } from './avoid-list'
import { withPlannedFoods } from './planned'

const keysOf = (name: string) => matcher.resolve([{ name }])[0]?.keys ?? []
const planned = [
  { foods: ['Beef'], keys: keysOf('Beef'), from: '2026-12-17', eaten: false },
  { foods: ['Wheat'], keys: keysOf('Wheat'), from: null, eaten: false },
  { foods: ['Banana'], keys: keysOf('Banana'), from: '2026-12-17', eaten: false },
  { foods: ['Sesame'], keys: keysOf('Sesame'), from: '2026-12-17', eaten: false },
  { foods: ['Onion'], keys: keysOf('Onion'), from: '2026-12-17', eaten: false },
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
const isChosen = () => false
const { avoid, tolerated } = withPlannedFoods(before, planned, keysOf, isChosen)
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
  expect(withPlannedFoods(before, [], keysOf, isChosen)).toEqual({
    avoid: before.avoid,
    tolerated: before.tolerated,
  }))

describe('in the baseline', () => {
  const eaten = (from: string | null, isChosen = () => false) => {
    const foods = [...planned, { foods: ['Egg'], keys: keysOf('Egg') }]
    const own = foods.map((food) => ({ ...food, from, eaten: true }))
    const known = withPlannedFoods(before, own, keysOf, isChosen)
    const avoidFoods = searchedFoodsByName(matcher, known.avoid)
    return {
      ...person,
      ...known,
      avoidFoods,
      toleratedFoods: before.toleratedFoods,
      tolerated: before.tolerated,
    }
  }
  const onDay = eaten('2026-12-17')

  it.each([
    ['egg', 'Go ahead. Eat as usual until 17 December, then leave it out.'],
    ['omelette', 'Go ahead. Omelettes usually have egg, which you eat as usual until 17 December.'],
    ['egg and pear', 'Go ahead. Eat egg as usual until 17 December, then leave it out.'],
    ['beef', 'Go ahead. Eat as usual until 17 December, then leave it out.'],
    ['wheat', 'Go ahead up to one slice a day. That is your limit.'],
    ['sesame', 'Allergy. Do not eat sesame, not even traces.'],
    ['pear', 'Go ahead. Pear was not raised in your test.'],
  ])('the verdict on %s says what the plan says, and what outweighs it', (words, sentence) =>
    expect(verdictOf(matcher, words, onDay).sentence).toBe(sentence),
  )

  it('names no day without one', () =>
    expect(verdictOf(matcher, 'egg', eaten(null)).sentence).toBe(
      'Go ahead. Eat as usual until your plan leaves it out.',
    ))

  it('leaves out what the client chose to avoid', () =>
    expect(
      verdictOf(
        matcher,
        'egg',
        eaten('2026-12-17', () => true),
      ).answer,
    ).toBe('leave-out'))
})
