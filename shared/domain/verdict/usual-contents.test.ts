import { describe, expect, it } from 'vitest'
import { type Leveled, personWith } from '../../testing/people-who-avoid'
import { matcher } from '../../testing/seeded-knowledge'
import { verdictOf } from './verdict'

const verdictFor = (words: string, ...foods: Leveled[]) =>
  verdictOf(matcher, words, personWith(matcher, foods))
const low = (names: string): Leveled[] => names.split(', ').map((name) => [name, 'low'])

describe('a raised part of milk or wheat', () => {
  const words = `milk|cream|cheese|Käse|queso|fromage|cheddar|parmesan|ricotta|Philadelphia|mozzarella|butter|
    yoghurt|lasagne|pizza`.split(/\|\s*/u)

  it.each(['Alpha-lactalbumin', 'Beta-lactoglobulin', 'Casein', 'Whey'])(
    'is left out with each product of cow’s milk: %s',
    (name) => {
      const answers = words.map((q) => [q, verdictFor(q, [name, 'high'], ["Cow's milk", 'low']).answer])
      expect(answers.filter(([, answer]) => answer !== 'leave-out')).toEqual([])
    },
  )

  it('is left out with each product of wheat', () => {
    const products = ['bread', 'couscous', 'bulgur', 'pasta', 'pizza', 'wheat flour', 'flour']
    const answers = products.map((q) => [q, verdictFor(q, ['Gliadin', 'high'], ['Wheat', 'low']).answer])
    expect(answers.filter(([, answer]) => answer !== 'leave-out')).toEqual([])
  })

  it('does not list the low parts of a cheese', () =>
    expect(verdictFor('cheddar', ['Beef', 'high'], ...low('Cheddar, Whey')).notes).toEqual([]))
})

describe('a family of foods', () => {
  it('is not said to be found out for a food without an outcome', () => {
    const tested = low('Wheat, Durum wheat, Spelt, Rice')
    expect(verdictFor('pasta', ['Corn (maize)', 'high'], ['Egg', 'tolerated'], ...tested).sentence).toBe(
      'Go ahead with most pasta. Not corn (maize).',
    )
    expect(verdictFor('pasta', ['Corn (maize)', 'trigger'], ...tested).sentence).toBe(
      'Go ahead with most pasta. Not corn (maize), as you found out.',
    )
  })

  it('begins with the usual food among those to leave out', () =>
    expect(
      verdictFor(
        'grain',
        ['Gliadin', 'high'],
        ['Teff', 'high'],
        ...low('Wheat, Rye, Oats, Corn (maize), Rice, Millet, Buckwheat, Quinoa'),
      ).sentence,
    ).toMatch(/^Go ahead with most grain\. Not wheat(?:,| or)/u))

  it.each(['yoghurt', 'lasagne', 'carbonara', 'hawaiian pizza', 'queso', 'cheese'])(
    '%s is no kefir, but kefir is',
    (q) => {
      const foods: Leveled[] = [['Kefir', 'high'], ...low("Cow's milk, Yoghurt, Wheat, Hard cheese")]
      const { answer, sentence } = verdictFor(q, ...foods)
      expect([answer, sentence.includes('efir')]).toEqual(['go-ahead', false])
      expect(verdictFor('kefir', ...foods).answer).toBe('leave-out')
      expect(verdictFor('soda bread', ['Buttermilk', 'high'], ...low('Wheat')).answer).not.toBe('go-ahead')
    },
  )

  it('still asks about an allergy to a rare member', () =>
    expect(verdictFor('lasagne', ['Kefir', 'allergy'], ...low('Wheat')).answer).toMatch(
      /^(?:allergy|check-first)$/u,
    ))
})

describe('stock', () => {
  const stocks = ['vegetable stock', 'stock cube', 'beef stock', 'stock', 'chicken broth', 'Gemüsebrühe']
  const answersFor = (...foods: Leveled[]) => [
    ...new Set(
      stocks.map(
        (q) => verdictFor(q, ...foods, ...low('Beef, Chicken, Celery, Onion, Carrot, Garlic')).answer,
      ),
    ),
  ]

  it('has one answer, of a cube or not', () => {
    expect(answersFor()).toEqual(['go-ahead'])
    expect(answersFor(['Alpha-lactalbumin', 'high'], ['Gliadin', 'high'])).toEqual(['check-first'])
    expect(answersFor(['Mustard seed', 'high'])).toEqual(['check-first'])
  })
})

it.each(['albumin', 'albumen', 'egg albumin', 'Albumin'])('%s is egg white', (q) => {
  expect(verdictFor(q, ['Egg', 'allergy']).answer).toBe('allergy')
  expect(verdictFor(q, ['Egg white', 'high']).answer).toBe('leave-out')
  expect(verdictFor(q, ...low('Egg white')).answer).toBe('go-ahead')
})

describe('a claim in a name', () => {
  it.each(['gluten-free bread', 'gluten free toast', 'gluten-free pasta', 'glutenfreies Brot'])(
    '%s is not said to have wheat',
    (q) => {
      const said = verdictFor(q, ['Durum wheat', 'high'], ['Gluten', 'high'], ...low('Rice, Corn (maize)'))
      expect(said.sentence).not.toMatch(/wheat|has gluten/u)
      expect(said.foods.map(({ foodName }) => foodName)).not.toContain('Durum wheat')
    },
  )

  it('does not hide an allergy', () =>
    expect(verdictFor('gluten-free bread', ['Durum wheat', 'allergy'], ...low('Rice')).sentence).toContain(
      'durum wheat',
    ))
})

it('a warning of what is often added shows its food, as the first where it decides', () => {
  const foods = (q: string) =>
    verdictFor(q, ['Almond', 'high'], ['Cashew', 'allergy'], ...low("Cow's milk, Cocoa bean")).foods
  for (const q of ['chocolate', 'ice cream', 'curry'])
    expect(foods(q)[0]).toMatchObject({ foodName: 'Cashew', answer: 'allergy' })
  expect(foods('cappuccino')[0]).toMatchObject({ foodName: 'Almond', measured: { value: 42.3 } })
})

it('fish sauce has anchovy, and is not said to have what a kitchen adds to a sauce', () => {
  expect(verdictFor('fish sauce', ['Anchovy', 'high']).answer).toBe('leave-out')
  const { answer, gravest } = verdictFor(
    'fish sauce',
    ['Garlic', 'high'],
    ['Milk', 'allergy'],
    ...low('Anchovy'),
  )
  expect({ answer, gravest }).toEqual({ answer: 'go-ahead', gravest: [] })
})
