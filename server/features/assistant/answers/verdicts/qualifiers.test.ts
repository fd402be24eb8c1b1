import { expect, it } from 'vitest'
import { personWith } from '@shared/testing/people-who-avoid'
import { verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../../../foods/foods.public'
import { sayQualifier } from './qualifiers'

const foods = [
  ["Goat's milk", 'tolerated'],
  ['Pecan', 'moderate'],
] as const

it('a list of allergies is named only where there is one', () => {
  const of = (more: Parameters<typeof personWith>[1]) => {
    const person = personWith(foodMatcher(), [...foods, ...more])
    return sayQualifier('trace', verdictOf(foodMatcher(), 'pecans', person), person).join(' ')
  }
  expect(of([])).not.toContain('list of allergies')
  expect(of([['Sesame', 'allergy']])).toContain('Pecan is not on your list of allergies.')
})
