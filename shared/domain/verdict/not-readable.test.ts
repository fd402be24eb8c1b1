import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Leveled, personWith } from '../../testing/people-who-avoid'
import { runs } from '../../testing/runs'
import { knowledge, matcher } from '../../testing/seeded-knowledge'
import { checkLabel } from '../labels/label-check'
import { swapsFor } from './swaps'
import { verdictOf } from './verdict'

const verdictFor = (words: string, ...foods: Leveled[]) =>
  verdictOf(matcher, words, personWith(matcher, foods))

describe('a verdict on a food with an unreadable result', () => {
  it.each<[string, Leveled[], string, string]>([
    [
      'milk',
      [["Cow's milk", 'not-readable']],
      'not-readable',
      'Your test looked at milk, but the result cannot be read: ask the laboratory.',
    ],
    [
      'rice and celery',
      [
        ['Rice', 'low'],
        ['Celery', 'not-readable'],
      ],
      'not-readable',
      'Your test looked at celery, but the result cannot be read: ask the laboratory.',
    ],
    [
      'butter',
      [["Cow's milk", 'not-readable']],
      'not-readable',
      "Butter holds cow's milk, of which the result cannot be read: ask the laboratory.",
    ],
    [
      'celery soup',
      [['Celery', 'not-readable']],
      'not-readable',
      'Celery soup holds celery, of which the result cannot be read: ask the laboratory.',
    ],
    [
      'celery and hazelnut',
      [
        ['Hazelnut', 'high'],
        ['Celery', 'not-readable'],
      ],
      'high',
      'Leave hazelnut out for now. The result of celery cannot be read: ask the laboratory.',
    ],
    [
      'pancakes',
      [['Egg', 'not-readable']],
      'may-hold',
      'Pancakes usually hold egg (result not readable): ask the laboratory about egg, or have them made without.',
    ],
    [
      'rice pudding',
      [
        ["Cow's milk", 'high'],
        ['Rice', 'not-readable'],
      ],
      'may-hold',
      "Rice pudding usually holds cow's milk (high, 42.3 µg/ml) and rice (result not readable): leave it out unless it is made without cow's milk, and ask the laboratory about rice.",
    ],
    [
      'cheese',
      [['Goat’s cheese', 'not-readable']],
      'may-hold',
      'It depends on which cheese: ask the laboratory about goat’s cheese (result not readable).',
    ],
    [
      'celery',
      [
        ['Celery', 'own'],
        ['celery', 'not-readable'],
      ],
      'own',
      'You chose to leave celery out.',
    ],
    [
      'celery',
      [
        ['Celery', 'tolerated'],
        ['celery', 'not-readable'],
      ],
      'tolerated',
      'Eat celery: you have eaten it without complaints since 3 March 2027.',
    ],
  ])('on %s with %j is %s', (words, foods, kind, sentence) => {
    const verdict = verdictFor(words, ...foods)
    expect([verdict.kind, verdict.sentence]).toEqual([kind, sentence])
  })
})

/** Untrue statements about a tested food with an unreadable result. */
const untrue = /did not look|not tested|no elevation|could not match|no reason/iu

it('a food with an unreadable result is never called untested or without elevation', () => {
  const named = knowledge.foods.flatMap(({ name, names }) =>
    [...new Set([name, ...['en', 'de', 'fr', 'es'].flatMap((language) => names[language] ?? [])])].map(
      (word) => ({ name, word }),
    ),
  )
  const property = fc.property(fc.constantFrom(...named), ({ name, word }) => {
    const person = personWith(matcher, [
      [name, 'not-readable'],
      ['Zorb', 'low'],
    ])
    const verdict = verdictOf(matcher, word, person)
    const { userIntolerances, summary } = checkLabel(
      matcher,
      `Ingredients: water, ${word}, salt.`,
      person.avoid,
      person.avoidFoods,
    )
    expect([verdict.sentence, verdict.brief, summary].filter((text) => untrue.test(text))).toEqual([])
    expect([word, verdict.notTested, verdict.clean]).toEqual([word, [], []])
    expect([word, userIntolerances.map(({ level }) => level)]).toEqual([word, ['not-readable']])
  })
  fc.assert(property, { numRuns: runs(named.length * 0.5) })
})

it('a food with an unreadable result is never offered as a swap', () => {
  const milks: Leveled[] = [
    ["Cow's milk", 'high'],
    ['Oat', 'not-readable'],
  ]
  const person = personWith(matcher, milks)
  const oats = [{ words: 'oat drink', tip: '', isRelated: true }]
  const role = { use: 'in drinks', asked: ['milk'], also: [], offers: oats, dish: null }
  const offered = (foods: Leveled[]) =>
    swapsFor(
      matcher,
      [role],
      verdictOf(matcher, 'milk', personWith(matcher, foods)),
      personWith(matcher, foods),
    ).swaps.map(({ foodName }) => foodName)
  expect(offered([["Cow's milk", 'high']])).toEqual(['Oat drink'])
  expect(person.avoid.map(({ foodName }) => foodName)).toContain('Oat')
  expect(offered(milks)).toEqual([])
})
