import { expect, it } from 'vitest'
import { matcher } from '../../testing/seeded-knowledge'
import { personWith } from '../../testing/people-who-avoid'
import { verdictOf } from './verdict'

const kindFor = (q: string, food: string, level: 'allergy' | 'high') =>
  verdictOf(matcher, q, personWith(matcher, [[food, level]])).kind

it.each(['allergy', 'high'] as const)('a food named beside a claim keeps its level: %s', (level) => {
  const wrong = [
    ['Oats', 'gluten-free oats|gluten free oatmeal|oatmeal without gluten|Can I eat gluten free oat flakes?'],
    [
      'Oats',
      'glutenfreie Haferflocken|Haferflocken ohne Gluten|flocons d’avoine sans gluten|avena sin gluten',
    ],
    ['Gluten', 'gluten free oatmeal|glutenfreie Haferflocken|oatmeal, but no gluten|wheat-free spelt bread'],
    ['Wheat', 'gluten-free wheat starch|wheat starch without gluten|glutenfreie Weizenstärke'],
    ['Spelt', 'wheat-free spelt bread|spelt bread without wheat|weizenfreies Dinkelmehl'],
    [
      "Cow's milk",
      'lactose-free milk|milk without lactose|cheese without lactose|Käse ohne Laktose|casein free milk',
    ],
  ].flatMap(([food = '', questions = '']) =>
    questions.split('|').flatMap((q) => {
      const kind = kindFor(q, food, level)
      return kind === level ? [] : [{ q, food, kind }]
    }),
  )
  expect(wrong).toEqual([])
})

it('a food that a claim and the name of the product name is possible', () => {
  for (const q of ['nut free almond paste', 'almond butter without nuts'])
    expect(kindFor(q, 'Almond', 'high')).toBe('may-hold')
})

it('a product without what it usually contains is not refused for that', () => {
  for (const q of ['gluten free bread', 'glutenfreies Brot', 'gluten-free beer'])
    expect(kindFor(q, 'Gluten', 'allergy')).not.toBe('allergy')
})
