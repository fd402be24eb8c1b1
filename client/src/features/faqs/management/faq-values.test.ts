import { expect, it } from 'vitest'
import { changesBetween, differing, rebase, valuesIn } from '@/forms/fields'
import { faq } from '@/testing/rows'
import { faqFields as fields } from './faq-values'
import { atItsEnd } from './order'

const seen = valuesIn(fields, faq({ answer: 'One.\n\nTwo.' }))

it('sends the fields that differ, ignoring outer spaces and line endings', () => {
  const after = { ...seen, question: ' New? ', answer: 'One.\r\n\r\nTwo. ' }
  expect(changesBetween(fields, seen, after)).toEqual({ question: 'New?' })
  const empty = { ...seen, question: '', answer: '' }
  expect(differing(fields, empty, { ...empty, question: '', answer: ' ' })).toEqual([])
})

it('puts an FAQ given to another role at the end of that list', () => {
  const others = [faq({ targetRole: 'practitioner', priority: 2041 })]
  const changes = changesBetween(fields, seen, { ...seen, targetRole: 'practitioner' })
  expect(atItsEnd(changes, 'practitioner', others)).toEqual({ targetRole: 'practitioner', priority: 2042 })
})

it('keeps the place of an FAQ whose role stays', () => {
  const changes = changesBetween(fields, seen, { ...seen, question: 'New?' })
  expect(atItsEnd(changes, 'client', [faq({ priority: 1041 })])).toEqual({ question: 'New?' })
})

it('keeps my changes, adopts theirs and names the fields both changed', () => {
  const mine = { ...seen, category: 'Mine', question: 'Mine?' }
  const theirs = { ...seen, category: 'Theirs', answer: 'Theirs.' }
  expect(rebase(fields, { seen, mine, theirs })).toEqual({
    values: { ...seen, category: 'Mine', question: 'Mine?', answer: 'Theirs.' },
    taken: ['answer'],
    disputed: ['category'],
  })
})
