import { expect, it } from 'vitest'
import { personWith } from '@shared/testing/people-who-avoid'
import { foodMatcher } from '../../../foods/foods.public'
import { allergensOf, allergyLine, allergyStays } from './about-person'

it('a medicine is an allergy, but no food to leave out', () => {
  const person = personWith(foodMatcher(), [
    ['Tree nuts', 'allergy'],
    ['Penicillin', 'allergy'],
    ['Rice', 'low'],
  ])
  expect(allergensOf(person)).toEqual(['tree nuts', 'penicillin'])
  expect(allergyStays(person)).toContain('Always leave out tree nuts, even traces')
  expect(allergyLine(person)).toBe('Tell the cook about your allergy to tree nuts. Even a trace matters.')
})
