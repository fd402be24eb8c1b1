import { expect, test } from 'vitest'
import { readCorpus } from './read-corpus'
import { figuresOf, judge } from './score'
import { matcher } from '../../shared/testing/shipped'

const corpus = readCorpus()
const figures = figuresOf(judge(matcher, corpus))

test.each(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'])(
  'The labels in %s are enough to judge by',
  (language) => {
    const own = corpus.filter((entry) => entry.language === language)
    expect(own.filter(({ kind }) => kind === 'statement').length).toBeGreaterThanOrEqual(100)
    expect(own.filter(({ kind }) => kind === 'list').length).toBeGreaterThanOrEqual(60)
  },
)

test('Of 1,000 things that labels name the matcher passes over 2 in silence at most', () => {
  expect((figures.silent / figures.present) * 1000).toBeLessThanOrEqual(2)
})

test('Of what labels say 98 % are read rightly', () => {
  expect((figures.right / figures.questions) * 100).toBeGreaterThanOrEqual(98)
})
