import { describe, expect, it } from 'vitest'
import { faq } from '@/testing/rows'
import { categoriesOf, answerExcerpt, findFaqs } from './faq-words'

describe('findFaqs', () => {
  const faqs = [
    faq({ question: 'What is coeliac disease?', answer: 'An autoimmune condition.', category: 'Test' }),
    faq({ question: 'May I eat crème fraîche?', answer: 'That depends on milk.', category: 'Diet' }),
    faq({ question: 'Who sees my data?', answer: "Your practitioner's team.", category: 'Privacy' }),
  ]
  const found = (q: string, category?: string) =>
    findFaqs(faqs, { q, category }).map(({ id }) => faqs.findIndex((one) => one.id === id))

  it.each([
    ['', [0, 1, 2]],
    ['COELIAC', [0]],
    ['creme', [1]],
    ['milk eat', [1]],
    ['practitioner’s', [2]],
    ['privacy', [2]],
    ['milk coeliac', []],
    ['  an   autoimmune ', [0]],
  ])('finds for %j: %j', (q, places) => {
    expect(found(q)).toEqual(places)
  })

  it('filters by a category', () => {
    expect(found('', 'Diet')).toEqual([1])
    expect(found('coeliac', 'Diet')).toEqual([])
  })
})

it('shortens an answer to 200 characters without splitting one', () => {
  expect(answerExcerpt('a'.repeat(200))).toBe('a'.repeat(200))
  expect(answerExcerpt('a'.repeat(201))).toBe(`${'a'.repeat(200)}...`)
  expect(answerExcerpt(`${'a'.repeat(199)} b`)).toBe(`${'a'.repeat(199)}...`)
  expect(answerExcerpt('🍐'.repeat(201))).toBe(`${'🍐'.repeat(200)}...`)
})

it('lists categories once and sorted', () => {
  const faqs = ['Test', 'Diet', 'Test', 'élan'].map((category) => faq({ category }))
  expect(categoriesOf(faqs)).toEqual(['Diet', 'élan', 'Test'])
})
