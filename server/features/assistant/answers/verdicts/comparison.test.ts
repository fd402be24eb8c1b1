import { expect, it } from 'vitest'
import { personWith } from '@shared/testing/people-who-avoid'
import { verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../../../foods/foods.public'
import { foodsAsked } from '../../understand/foods'
import { comparisonOf } from './compared'
import { byGravity, sayComparison } from './comparison'

const matcher = foodMatcher()
const person = personWith(matcher, [
  ['Sesame', 'allergy'],
  ['Durum wheat', 'high'],
  ['Egg white', 'high'],
  ['Crab', 'high'],
  ['Peach', 'moderate'],
  ['Nectarine', 'low'],
  ['Shrimp', 'low'],
  ['Wheat', 'low'],
  ['Rice', 'low'],
  ['Chicken', 'low'],
  ['Turkey', 'low'],
])

function answerTo(question: string) {
  const verdicts = foodsAsked(question).map((words) => verdictOf(matcher, words, person))
  return sayComparison(comparisonOf(question), verdicts)
}

it.each([
  ['rice or pasta for dinner', 'Rice is the better choice for you.'],
  ['prawns vs crab which is better 4 me', 'Prawns are the better choice for you.'],
  ['angel food cake vs pound cake', 'Neither of the two is a good choice for you now.'],
  ['crab or meringue', 'The meringue is better if made without egg white.'],
  ['turkey or chicken?', 'Your test rules out neither, so have whichever you prefer.'],
  ['penne oder reis', 'Reis is the better choice for you.'],
  ['which is worse for me peach or crab', 'Peach is the better choice, but only now and then.'],
  ['dragon fruit or peach', "so I can't tell you which is better"],
  [
    'is bulgur the same problem as durum',
    'Your result for durum also applies to bulgur when its label lists durum.',
  ],
  ['nectarines are they like peach', 'Your test treats nectarines and peach as different foods'],
  ['is wheat the same as durum wheat', 'Your test treats wheat and durum wheat as different foods'],
])('%s: %s', (question, said) => expect(answerTo(question)).toContain(said))

it('lists foods with something against them first', () => {
  const kinds = ['rice', 'wuzzel', 'bulgur', 'peach', 'hummus']
    .map((words) => verdictOf(matcher, words, person))
    .toSorted(byGravity)
    .map(({ q }) => q)
  expect(kinds).toEqual(['hummus', 'bulgur', 'peach', 'wuzzel', 'rice'])
})
