import { expect, it } from 'vitest'
import { personWith } from '../../testing/people-who-avoid'
import { knowledge, matcher } from '../../testing/seeded-knowledge'
import { fold } from '../text/fold'
import { notFoodWords } from './not-food'
import { verdictOf } from './verdict'

const person = personWith(matcher, [
  ['Candida albicans', 'high'],
  ['Rice', 'low'],
])
const said = (q: string) => verdictOf(matcher, q, person)

it.each([
  'a table',
  'May I eat a stone?',
  'log',
  'Tisch',
  'kann ich einen Stein essen',
  'chaise',
  'mesa',
  'shoes',
])('%s is an everyday thing, and no food', (q) => {
  const { answer, sentence } = said(q)
  expect(answer).toBe('not-food')
  expect(sentence).toMatch(
    /^Not a food\. “.*” is not something to eat\. Type a food or a dish, such as rice\.$/u,
  )
})

it.each(['nah', 'hello', 'thanks', 'hmm', 'danke', 'merci', 'gracias'])('%s is no question', (q) =>
  expect(said(q)).toMatchObject({
    answer: 'not-food',
    sentence: 'Not a food. Type a food or a dish, such as rice or lasagne.',
  }),
)

it.each([
  'yule log',
  'chocolate log',
  'table salt',
  'stone fruit',
  'løg',
  'pan',
  'bar',
  'sole',
  'rock cake',
  'wuzzel',
])('%s is not taken for an everyday thing', (q) => expect(said(q).answer).not.toBe('not-food'))

it('no name of a food is among the everyday things', () => {
  const asked = ['en', 'de', 'fr', 'es', 'xx']
  const names = new Set(
    [
      ...knowledge.foods.flatMap(({ name, names }) => [name, ...asked.flatMap((of) => names[of] ?? [])]),
      ...knowledge.terms.flatMap(([name, , language]) => (asked.includes(language) ? [name] : [])),
    ].map(fold),
  )
  expect(notFoodWords.filter((word) => names.has(word))).toEqual([])
})

it('an organism of the test is nothing to eat, while its allergy counts', () => {
  expect(said('candida albicans')).toMatchObject({
    ...{ answer: 'not-food', kind: 'high', notes: ['Ask your practitioner what this result means for you.'] },
    sentence: 'Not a food. Your test included it, but it is not something you eat.',
  })
  const allergic = personWith(matcher, [['Candida albicans', 'allergy']])
  expect(verdictOf(matcher, 'Candida albicans', allergic).answer).toBe('allergy')
})

it.each(['amoxicillin', 'May I eat ibuprofen?', 'Penizillin', 'penicillin tablets'])(
  '%s is a medicine, to be asked about elsewhere',
  (q) =>
    expect(said(q)).toMatchObject({
      answer: 'not-food',
      sentence: 'Not a food. It is a medicine, so ask your doctor or pharmacist.',
    }),
)

it('an allergy to no food is not asked about in a kitchen, but to an unknown food it is', () => {
  const eater = personWith(matcher, [
    ...(['Penicillin', 'Pollen', 'Bee venom'] as const).map((name) => [name, 'allergy'] as const),
    ['Zorble', 'allergy'],
    ['Rice', 'low'],
  ])
  const { sentence, notes } = verdictOf(matcher, 'mayonnaise', eater)
  const told = [sentence, ...notes].join(' ')
  expect(told).toContain('zorble')
  expect(told).not.toMatch(/penicillin|pollen|venom/u)
  expect(verdictOf(matcher, 'penicillin', eater).answer).toBe('allergy')
})

it.each([
  'apricot kernels',
  'May I eat bitter apricot kernels?',
  'peach stone',
  'cherry pits',
  'kernels of plums',
  'bitter almonds',
  'Aprikosenkerne',
  'Bittermandeln',
  "noyaux d'abricot",
  'almendras amargas',
  'rhubarb leaves',
  'raw kidney beans',
  'fly agaric',
  'the leaves of rhubarb',
  'rubarb leaves',
  'rhubarb leaf pie',
  'No rhubarb leaves?',
  'kidney beans raw',
  'undercooked kidney beans',
  'raw lima beans',
  'unripe elderberries',
  'apple pips',
  'sprouted potatoes',
  'pufferfish',
  'fugu',
])('%s can be poisonous, whatever the result of the fruit', (q) => {
  const eater = personWith(matcher, [
    ['Apricot', 'low'],
    ['Almond', 'tolerated'],
    ['Peach', 'high'],
    ['Plum', 'moderate'],
  ])
  const { answer, sentence, notes } = verdictOf(matcher, q, eater)
  expect({ answer, notes }).toEqual({ answer: 'not-food', notes: [] })
  expect(sentence).toMatch(/^Not a food\. .+ can be poisonous, so do not eat (?:it|them)\.$/u)
})

it.each([
  'apricot',
  'persipan',
  'apricot kernel oil',
  'stone fruit',
  'almonds',
  'kidney beans',
  'amaretti',
  'raw bean sprouts',
  'jam without apricot kernels',
  'potatoes, green beans',
])('%s is no poison', (q) => expect(said(q).answer).not.toBe('not-food'))

it('an allergy is said before a poison', () => {
  const allergic = personWith(matcher, [['Almond', 'allergy']])
  expect(verdictOf(matcher, 'bitter almonds', allergic).answer).toBe('allergy')
})
