import { expect, test } from 'vitest'
import { readCorpus } from './read-corpus'
import { figuresOf, judge } from './score'
import { matcher } from '../../shared/testing/seeded-knowledge'

const corpus = readCorpus()
const figures = figuresOf(judge(matcher, corpus))

test.each(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'])(
  'the corpus has enough statements and lists in %s',
  (language) => {
    const own = corpus.filter((entry) => entry.language === language)
    expect(own.filter(({ kind }) => kind === 'statement').length).toBeGreaterThanOrEqual(100)
    expect(own.filter(({ kind }) => kind === 'list').length).toBeGreaterThanOrEqual(60)
  },
)

test('the matcher misses at most 2 of 1,000 foods and groups that labels name', () => {
  expect((figures.silent / figures.present) * 1000).toBeLessThanOrEqual(2)
})

test('the matcher gives the right verdict on at least 98 % of the marked foods and groups', () => {
  expect((figures.right / figures.questions) * 100).toBeGreaterThanOrEqual(98)
})
