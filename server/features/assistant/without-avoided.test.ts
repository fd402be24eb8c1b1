import { describe, expect, it } from 'vitest'
import type { Person } from '@shared/domain/verdict/person'
import { foodMatcher } from '../foods/foods.public'
import { withoutAvoided } from './without-avoided'

const avoid = ['Almond', "Cow's milk", 'Wheat'].map((foodName) => ({
  foodName,
  level: 'high' as const,
  carriedOverFrom: null,
}))
const person: Person = {
  avoid,
  avoidFoods: foodMatcher().resolve(avoid.map(({ foodName }) => ({ name: foodName }))),
  measured: [null, null, null],
  test: null,
  before: null,
  low: [],
  lowFoods: () => [],
  tolerated: [],
  toleratedFoods: [],
}
const whole = (text: string) => withoutAvoided(person, text)

describe('what a model writes for somebody', () => {
  it.each([
    'Try almond milk instead [1].',
    'You can use spelt or wheat flour.',
    'Good sources of calcium are yoghurt and cheese [2].',
    'Almonds are a good alternative.',
    'Replace oats with almonds.',
  ])('never recommends a food that they avoid: %s', (sentence) => {
    const text = `Four to six weeks are common [1]. ${sentence} Ask your practitioner.`
    expect(whole(text)).toBe('Four to six weeks are common [1]. Ask your practitioner.')
  })

  it.each([
    "Use oat drink instead of cow's milk [1].",
    "Replace cow's milk with oat drink.",
    'Avoid almonds for six weeks.',
    'Do not eat wheat for now.',
    'Almonds are in your report.',
    'An alternative to wheat is rice.',
    'Choose gluten-free oats, not wheat.',
  ])('keeps what replaces it: %s', (sentence) => {
    expect(whole(sentence)).toBe(sentence)
  })
})
