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
      "Check first. Your result for cow's milk could not be read: ask the laboratory.",
    ],
    [
      'rice and celery',
      [
        ['Rice', 'low'],
        ['Celery', 'not-readable'],
      ],
      'not-readable',
      'Check first. Your result for celery could not be read: ask the laboratory.',
    ],
    [
      'butter',
      [["Cow's milk", 'not-readable']],
      'not-readable',
      "Check first. Your result for cow's milk could not be read: ask the laboratory.",
    ],
    [
      'celery soup',
      [['Celery', 'not-readable']],
      'not-readable',
      'Check first. Your result for celery could not be read: ask the laboratory.',
    ],
    [
      'celery and hazelnut',
      [
        ['Hazelnut', 'high'],
        ['Celery', 'not-readable'],
      ],
      'high',
      'Leave out for now. Hazelnut is high for you.',
    ],
    [
      'pancakes',
      [['Egg', 'not-readable']],
      'may-hold',
      'Check first. Your result for egg could not be read: ask the laboratory.',
    ],
    [
      'rice pudding',
      [
        ["Cow's milk", 'high'],
        ['Rice', 'not-readable'],
      ],
      'may-hold',
      "Leave out for now. Rice pudding usually has cow's milk, which is high for you.",
    ],
    [
      'cheese',
      [['Goat’s cheese', 'not-readable']],
      'may-hold',
      'Check first. Your result for goat’s cheese could not be read: ask the laboratory.',
    ],
    [
      'celery',
      [
        ['Celery', 'own'],
        ['celery', 'not-readable'],
      ],
      'own',
      'Leave out. You chose to leave out celery.',
    ],
    [
      'celery',
      [
        ['Celery', 'tolerated'],
        ['celery', 'not-readable'],
      ],
      'tolerated',
      'Go ahead. You found that it is fine for you.',
    ],
  ])('on %s with %j is %s', (words, foods, kind, sentence) => {
    const verdict = verdictFor(words, ...foods)
    expect([verdict.kind, verdict.sentence]).toEqual([kind, sentence])
  })
})

/** Untrue statements about a tested food with an unreadable result. */
const untrue = /did not include|not tested|no test looks|not raised|could not match|no reason|go ahead/iu

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
    expect([verdict.sentence, ...verdict.notes, summary].filter((text) => untrue.test(text))).toEqual([])
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
