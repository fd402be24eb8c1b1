import { describe, expect, it } from 'vitest'
import { type Leveled, personWith, randomFrom } from '@shared/testing/people-who-avoid'
import type { Person } from '@shared/domain/verdict/person'
import { verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher, readSeedFoods } from '../../../foods/foods.public'
import { type Dish, dishes, dishNamedIn } from './dishes'
import { asManyAs, type Idea, platesFor, type Wished } from './fill'
import { against } from './judged'
import { holderOf } from './left-out'
import { larder, plates } from './plates'
import { leftOutBy, wishesIn } from './wishes'

const { catalogue, matcher } = { catalogue: await readSeedFoods(), matcher: foodMatcher() }
const everyday =
  "Wheat, Cow's milk, Egg white, Almond, Garlic, Beef, Potato, Rice, Tomato, Soy bean, Chicken, Oats, Apple, Salmon, Carrot".split(
    ', ',
  )

/** Forty raised foods, many of them everyday ones, an allergy and an own choice. */
function client(seed: number): Person {
  const random = randomFrom(seed)
  const names = catalogue.map(({ name }) => name).toSorted(() => random() - 0.5)
  const raised = new Set([...everyday.filter(() => random() < 0.5), ...names].slice(0, 40))
  const foods = catalogue.map(({ name }): Leveled => [
    name,
    raised.has(name) ? (random() < 0.5 ? 'high' : 'moderate') : 'low',
  ])
  return personWith(matcher, [...foods, ['sesame', 'allergy'], ['pork', 'own']])
}
const clients = [1, 2, 3].map(client)
const allLow = personWith(
  matcher,
  catalogue.map(({ name }): Leveled => [name, 'low']),
)

const how = (turn: number) => ({ most: 4, turn })
const wish = (more: Partial<Wished>): Wished => ({ meal: null, wished: [], without: [], wanted: [], ...more })
const flaggedIn = (ideas: readonly Idea[], person: Person) =>
  ideas.flatMap(({ foods }) =>
    foods.filter((food) => against(verdictOf(matcher, food, person)).some(({ words }) => words.length > 0)),
  )

describe('ideas for a client with forty raised foods', () => {
  it.each(['breakfast', 'lunch', 'dinner', 'snack', 'dessert', 'soup', 'salad', 'smoothie'])(
    '%s: at least two ideas, none with a food the client avoids',
    (meal) => {
      for (const [turn, person] of clients.entries()) {
        const ideas = platesFor(person, wish({ meal }), how(turn))
        expect(ideas.length, meal).toBeGreaterThan(1)
        expect(flaggedIn(ideas, person)).toEqual([])
      }
    },
  )

  it.each(dishes.map((dish): [string, Dish] => [dish.name, dish]))(
    "%s: dishes avoid the client's foods",
    (_, dish) => {
      for (const [turn, person] of clients.entries()) {
        const ideas = platesFor(person, wish({ dish }), how(turn))
        expect(ideas.length).toBeGreaterThan(1)
        expect(flaggedIn(ideas, person)).toEqual([])
      }
    },
  )

  it.each([
    'vegan',
    'vegetarian',
    'dairy-free',
    'gluten-free',
    'low in carbs',
    'not sweet',
    'uncooked',
    'warm',
    'packed',
    'protein',
  ])('%s: wishes and avoided foods are obeyed in each idea', (wished) => {
    const isLeftOut = holderOf(leftOutBy([wished]))
    for (const meal of ['breakfast', 'lunch', 'dinner'])
      for (const [turn, person] of clients.entries()) {
        const found = asManyAs(person, wish({ meal, wished: [wished] }), how(turn))
        expect([meal, wished, found.ideas.length >= 2]).toEqual([meal, wished, true])
        expect(flaggedIn(found.ideas, person)).toEqual([])
        expect(found.ideas.flatMap(({ foods }) => foods.filter(isLeftOut))).toEqual([])
      }
  })
})

describe('ideas', () => {
  const of = (more: Partial<Wished>) => platesFor(allLow, wish({ meal: 'dinner', ...more }), how(3))

  it.each([
    ['salmon', /salmon/],
    ['kartoffeln', /(?<!sweet )potato/],
    ['riz', /rice(?! (?:noodle|cake|flake))/],
    ['pollo', /chicken/],
    ['aubergine', /aubergine/],
    ['lentils', /lentils/],
  ])('each contains %s', (food, said) => {
    const ideas = of({ wanted: [food] }).map(({ text }) => text)
    expect(ideas.length).toBeGreaterThan(1)
    expect(ideas.filter((idea) => !said.test(idea))).toEqual([])
  })

  it('contain all that is wanted and nothing that is left out', () => {
    expect(of({ wanted: ['rice', 'chickpeas'] }).map(({ foods }) => foods)).toSatisfy((all: string[][]) =>
      all.every((foods) => foods.includes('rice') && foods.includes('chickpeas')),
    )
    expect(
      of({ without: ['potatoes'] })
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(/(?<!sweet )potato/u)
  })

  it('drop a wish that cannot be met, and do not claim to meet it', () => {
    const { ideas, wished } = asManyAs(allLow, wish({ meal: 'soup', wished: ['vegan', 'crunchy'] }), how(1))
    expect(ideas.length).toBeGreaterThan(1)
    expect(wished).toEqual(['vegan'])
  })

  it('use only foods that the matcher knows', () => {
    const named = [...plates, ...dishes.flatMap(({ plates: own }) => own)].flatMap(({ text }) =>
      [...text.matchAll(/\{([^}]+)\}/gu)].map(([, words = '']) => words),
    )
    const words = [...Object.values(larder).flatMap((foods) => foods.split(', ')), ...named]
    const unknown = [...new Set(words)]
      .filter((each) => !(each in larder))
      .filter((each) => verdictOf(matcher, each, allLow).kind === 'not-known')
    expect(unknown).toEqual([])
  })
})

describe('wishes in a request for meals', () => {
  it.each([
    ['breakfast no eggs and not sweet', ['not sweet']],
    ['nothing sweet or spicy please', ['not sweet', 'not spicy']],
    ['dinner without oven', ['not oven']],
    ['something cold for lunch its so hot', ['cold']],
    ['warm breakfast for cold mornings', ['warm']],
    ['dinner without cooking', ['uncooked']],
    ['sweet potato idea', []],
    ['schnell und nicht scharf', ['quick', 'not spicy']],
    ['im not vegan', []],
    ['sans lactose pour le midi', ['dairy-free']],
    ['keto snacks', ['low in carbs']],
  ])('%s: %j', (text, wished) => expect(wishesIn(text)).toEqual(wished))

  it.each([
    ['a birthday cake that i can eat', 'a cake'],
    ['burger buns', 'burger buns and rolls'],
    ['rice cakes', undefined],
    ['bake cookies', 'biscuits'],
    ['something warm like porridge', 'porridge'],
    ['pate a pizza', 'pizza'],
  ])('%s is %s', (text, name) => expect(dishNamedIn(text)?.dish.name).toBe(name))
})
