import { describe, expect, it } from 'vitest'
import { knowledge, matcher } from '../../testing/seeded-knowledge'
import { bundlesOf, orderOf, propose } from './proposal'
import { portionsOf } from './portions'

const bundled = (...names: string[]) => bundlesOf(matcher, names).map(({ foods }) => foods)

describe('bundles', () => {
  it.each([
    [['Cow’s milk', 'Casein', 'Whey']],
    [["Cow's milk", 'Butter', 'Yoghurt', 'Cheddar']],
    [['Casein', 'Whey']],
    [['Egg white', 'Egg yolk', 'Egg']],
    [['Egg white', 'Egg yolk']],
    [['Wheat', 'Gluten']],
    [['Wheat', 'Spelt']],
    [['Pineapple', 'Bromelain']],
    [['Yeast', "Baker's yeast"]],
  ])('%j are one bundle', (names) => {
    expect(bundled(...names)).toEqual([names])
  })

  it.each([
    [['Wheat', 'Rye']],
    [["Cow's milk", "Goat's milk"]],
    [["Cow's milk", 'Beef']],
    [['Salmon', 'Tuna']],
    [['Soy bean', 'Pea']],
    [['Hazelnut', 'Almond']],
    [['Something nobody knows', 'Something else']],
  ])('%j are two bundles', (names) => {
    expect(bundled(...names)).toHaveLength(2)
  })

  it('a later food joins the foods that it links', () => {
    expect(bundled('Wheat', 'Beef', 'Rye', 'Gluten')).toEqual([['Wheat', 'Rye', 'Gluten'], ['Beef']])
  })

  it('contain the keys of their foods, each once', () => {
    expect(bundlesOf(matcher, ['Casein', "Cow's milk"])[0]?.keys).toEqual(['casein', 'cows-milk'])
  })
})

it('foods of the greatest nutritional value are reintroduced first', () => {
  const order = ['Butter', 'Wheat', 'Egg yolk', 'Salmon', 'Soy bean', 'Beef']
  expect(order.map((name) => orderOf(matcher, [name]))).toEqual([0, 1, 2, 3, 4, 5])
})

describe('the proposal', () => {
  const foods = [
    { name: 'Beef', level: 'high' },
    { name: 'Wheat', level: 'moderate' },
    { name: 'Casein', level: 'moderate' },
    { name: "Cow's milk", level: 'high' },
    { name: 'Cocoa bean', level: 'high' },
    { name: 'Adzuki bean', level: 'high' },
    { name: 'Almond', level: 'moderate' },
    { name: 'Tuna', level: 'moderate' },
  ] as const
  const eats = { Beef: 'weekly', Wheat: 'daily', Casein: 'daily', 'Adzuki bean': 'rarely' } as const

  it('ranks by frequency, then by level, then by nutrition', () => {
    const all = propose({ matcher, foods, eats, refused: new Set() })
    expect(all.map((one) => [one.foods[0], one.habit, one.level, one.rank, one.isProposed])).toEqual([
      ['Casein', 'daily', 'high', 0, true],
      ['Wheat', 'daily', 'moderate', 1, true],
      ['Beef', 'weekly', 'high', 2, true],
      ['Cocoa bean', null, 'high', 3, true],
      ['Tuna', null, 'moderate', 4, true],
      ['Almond', null, 'moderate', 5, false],
      ['Adzuki bean', 'rarely', 'high', 6, false],
    ])
  })

  it('uses the most frequent and the highest food of a bundle', () => {
    const milks = [
      { name: 'Casein', level: 'moderate' },
      { name: "Cow's milk", level: 'high' },
      { name: 'Whey', level: 'moderate' },
    ] as const
    const frequencies = { Casein: 'rarely', "Cow's milk": 'weekly', Whey: 'daily' } as const
    expect(propose({ matcher, foods: milks, eats: frequencies, refused: new Set() })).toMatchObject([
      { habit: 'daily', level: 'high', rank: 0, isProposed: true },
    ])
  })

  it('proposes no bundle with a food that cannot be chosen', () => {
    const all = propose({ matcher, foods, eats, refused: new Set(['cows-milk']) })
    expect(all.find(({ foods: [first] }) => first === 'Casein')?.isProposed).toBe(false)
    expect(all.filter(({ isProposed }) => isProposed)).toHaveLength(5)
  })
})

describe('portions', () => {
  it('are given in household measures', () => {
    expect(portionsOf([{ name: "Goat's milk", keys: ['goats-milk'] }])).toEqual({
      form: "Plain goat's milk: not in a cake, not as cheese.",
      amounts: ['a quarter of a cup, 60 ml', 'half a cup, 120 ml', 'a full cup, 240 ml'],
      vessel: 'cup',
    })
  })

  it('follow the category where no key has its own', () => {
    expect(portionsOf([{ name: 'Beef', keys: ['beef'] }], 'Meat').amounts[2]).toBe('a full portion, 120 g')
    expect(portionsOf([{ name: 'Saffron', keys: [] }], 'herbs-and-spices').vessel).toBe('spoon')
  })

  it.each([
    [['Casein', 'Butter'], 'Plain cow’s milk, which contains all of these.'],
    [['Beta-lactoglobulin'], 'Plain cow’s milk, which contains it.'],
    [['Gliadin', 'Rye'], 'Plain wheat bread or pasta, without milk or egg, which contains all of these.'],
    [['Butter', "Cow's milk"], "Plain cow's milk: not in a cake, not as cheese."],
    [['Butter', 'Camembert'], 'Plain camembert, on its own, not melted over a dish.'],
    [['Butter'], 'Plain butter, on your usual food.'],
  ])('the portions of %j name the food to eat', (names, form) => {
    const foods = matcher.resolve(names.map((name) => ({ name })))
    expect(portionsOf(foods, 'Dairy and egg').form).toBe(form)
  })

  it('exist for every food of the catalogue, in whole numbers', () => {
    for (const { name, key, category } of knowledge.foods) {
      const { form, amounts } = portionsOf([{ name, keys: [key] }], category)
      expect(form).toMatch(/^\p{Lu}.*\.$/u)
      expect(amounts.join()).not.toMatch(/\d\.\d|undefined/u)
    }
  })
})
