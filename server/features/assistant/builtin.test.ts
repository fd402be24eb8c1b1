import { expect, it } from 'vitest'
import { composeAnswer } from './builtin'

const passage = {
  kind: 'faq' as const,
  title: 'Is this an allergy test?',
  text: 'No. Food allergies are usually carried by another antibody.',
  link: '/client/faqs#faq-1',
  score: 1,
}
const answerTo = (question: string) => composeAnswer([passage], question).answer

it('a "No" stands alone only under the question that it answers', () => {
  expect(answerTo('is this an allergy test')).toBe(passage.text)
  expect(answerTo('does it find peanut allergies')).toBe(`About “${passage.title}”: ${passage.text}`)
})
