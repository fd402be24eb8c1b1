import { expect, it } from 'vitest'
import { faq } from '@/testing/rows'
import { changesBetween, differingFields, rebase, valuesOf } from './faq-values'

const seen = valuesOf(faq({ answer: 'One.\n\nTwo.' }))

it('sends the fields that differ; spaces around and kinds of line ends are no difference', () => {
  const after = { ...seen, question: ' New? ', answer: 'One.\r\n\r\nTwo. ' }
  expect(changesBetween(seen, after, [])).toEqual({ question: 'New?' })
  expect(differingFields({}, { question: '', answer: ' ' })).toEqual([])
})

it('puts an FAQ that goes to another role at the end of its list', () => {
  const others = [faq({ targetRole: 'practitioner', priority: 2041 })]
  expect(changesBetween(seen, { ...seen, targetRole: 'practitioner' }, others)).toEqual({
    targetRole: 'practitioner',
    priority: 2042,
  })
})

it('keeps what I changed, follows what they changed, and names what both did', () => {
  const mine = { ...seen, category: 'Mine', question: 'Mine?' }
  const theirs = { ...seen, category: 'Theirs', answer: 'Theirs.' }
  expect(rebase(seen, mine, theirs)).toEqual({
    values: { ...seen, category: 'Mine', question: 'Mine?', answer: 'Theirs.' },
    disputed: ['category'],
  })
})
