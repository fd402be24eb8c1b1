import { expect, it } from 'vitest'
import { termsAsked } from './asked-terms'
import { plain } from './plain'
import { termsTold } from './terms'

const told = (question: string) => {
  const asked = termsAsked(plain(question))
  return asked?.about === 'term' ? termsTold(asked.terms).answer : undefined
}

it.each([
  ['whats an antibody', /^An antibody is/],
  ['was ist eine Kreuzreaktion?', /^In a cross-reaction/],
  ['what does cut-off mean on my report', /^A cut-off is/],
  ['difference between lactose and milk protein', /^Lactose is milk sugar.*Milk proteins are/],
])('%s is told what it means', (question, says) => expect(told(question)).toMatch(says))

it.each(['what is gluten', 'what is my garlic value', 'difference between an allergy and an intolerance'])(
  '%s asks for something else',
  (question) => expect(told(question)).toBeUndefined(),
)
