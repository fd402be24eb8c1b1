import { describe, expect, it } from 'vitest'
import { type Leveled, personWith, randomFrom } from '@shared/testing/people-who-avoid'
import type { Person } from '@shared/domain/verdict/person'
import { verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher, readSeedFoods } from '../../../foods/foods.public'
import { against, judged, lineOn, withReasons } from './judged'
import { kinds } from './choose'

const everyday = [
  'Wheat',
  "Cow's milk",
  'Egg white',
  'Almond',
  'Garlic',
  'Beef',
  'Potato',
  'Rice',
  'Tomato',
  'Soy bean',
]
const { catalogue, matcher } = { catalogue: await readSeedFoods(), matcher: foodMatcher() }

/** A tenth of all foods raised, one of them an everyday food, an allergy and an own choice. */
function client(seed: number): Person {
  const random = randomFrom(seed)
  const levels = ['high', 'moderate'] as const
  const foods = catalogue.map(({ name }): Leveled => {
    const isRaised = name === everyday[seed % everyday.length] || random() < 0.1
    return [name, isRaised ? (levels[seed % 2] ?? 'high') : 'low']
  })
  return personWith(matcher, [...foods, ['sesame', 'allergy'], ['pork', 'own']])
}

const isFree = (words: string, person: Person) => against(verdictOf(matcher, words, person)).length === 0

describe('offered dishes', () => {
  it.each([1, 2])('dishes of all kinds contain nothing that client %i avoids', (seed) => {
    const person = client(seed)
    for (const { name, offers } of kinds.filter((_, at) => at % 6 === seed % 6)) {
      const { fits } = judged(person, offers.split(', '))
      expect(
        fits.filter(({ q }) => !isFree(q, person)),
        name,
      ).toEqual([])
    }
  })
})

describe('a food in a line', () => {
  const person = personWith(matcher, [
    ['Almond', 'high'],
    ['Oats', 'moderate'],
    ['Apple', 'low'],
    ['sesame', 'allergy'],
    ['pork', 'own'],
  ])
  it.each([
    ['almond drink', /almond drink \(almond, high, 42\.3 µg\/ml\)/],
    ['almonds', /almonds \(high, 42\.3 µg\/ml\)/],
    ['tahini', /sesame, your allergy/],
    ['bacon', /pork, left out by you/],
  ])('%s: %s', (words, said) => expect(withReasons(verdictOf(matcher, words, person))).toMatch(said))

  it.each([
    ['oats', /^Oats: Go ahead\. Now and then is enough\.$/],
    ['tahini', /not even traces/],
    ['bacon', /^Bacon: Leave out\. .*which you chose to leave out\.$/],
    ['apple', /^Apple: Go ahead\. Apple was not raised in your test\.$/],
  ])('%s: %s', (words, said) => expect(lineOn(verdictOf(matcher, words, person))).toMatch(said))
})
