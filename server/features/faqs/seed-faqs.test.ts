import { longSentences } from '@shared/testing/long-sentences'
import { describe, expect, it } from 'vitest'
import { readSeedFaqs, type SeedFaq } from './seed-faqs'

const client = await readSeedFaqs('client')
const practitioner = await readSeedFaqs('practitioner')
const both = [...client, ...practitioner]

const sentencesOf = ({ answer }: SeedFaq) => answer.split(/(?<=[.!?])\s+/u).filter((one) => one.length > 30)
const named = (key: string) => both.find((faq) => faq.key === key)?.answer ?? ''

const americanStems = [
  ...['recogniz', 'analyz', 'organiz', 'personaliz', 'celiac', 'diarrhea', 'anemia', 'edema', 'fiber'],
  ...['color', 'pediatric', 'gray', 'favor', 'center', 'liter'],
]

describe('the seeded FAQs', () => {
  it('are at least 26 for clients and 14 for professionals', () => {
    expect(client.length).toBeGreaterThanOrEqual(26)
    expect(practitioner.length).toBeGreaterThanOrEqual(14)
  })

  it('have unique keys and questions, and share no sentence', () => {
    expect(new Set(both.map(({ key }) => key)).size).toBe(both.length)
    expect(new Set(both.map(({ question }) => question.toLowerCase())).size).toBe(both.length)
    const sentences = both.flatMap(sentencesOf)
    expect(sentences.filter((one, place) => sentences.indexOf(one) !== place)).toEqual([])
  })

  it.each(both.map((faq) => [faq.key, faq] as const))('%s is a question with a complete answer', (_, faq) => {
    expect(faq.question).toMatch(/^[A-Z"].*[?]$/)
    expect(faq.answer.length).toBeGreaterThan(200)
    expect(faq.answer.length).toBeLessThan(1200)
    expect(faq.answer).toMatch(/[.]$/)
    expect(faq.answer).not.toMatch(/ {2}|\n{3}| \n|\t/)
  })

  it("keep the product's tone and spelling", () => {
    for (const { answer, question } of both) {
      const text = `${question} ${answer}`
      expect(text).not.toMatch(/\b(?:dangerous|toxic|poisonous|cure[sd]?|guarantee\w*|100 %|safe(?:ly)?)\b/i)
      expect(text).not.toMatch(new RegExp(`\\b(?:${americanStems.join('|')}|program\\b)\\w*`, 'i'))
    }
  })

  it('have at most 20 words in a sentence', () => {
    expect(both.flatMap(({ answer }) => longSentences(answer))).toEqual([])
  })

  it('say what the test is not, and give both scales exactly', () => {
    expect(named('not-an-allergy-test')).toMatch(/^No\./)
    expect(named('coeliac-disease')).toMatch(/^No\./)
    expect(named('what-igg-measures')).toContain('is not a diagnosis')
    for (const key of ['reading-micrograms', 'meaning-of-high', 'interpretation-bands'])
      expect(named(key)).toMatch(/20\.0/)
    for (const key of ['reading-micrograms', 'meaning-of-moderate', 'no-elevation', 'interpretation-bands'])
      expect(named(key)).toContain('7.5')
    for (const key of ['reading-index', 'interpretation-bands']) {
      expect(named(key)).toMatch(/\b30\b/)
      expect(named(key)).toMatch(/\b15\b/)
    }
    for (const key of ['severe-reaction', 'emergency-advice'])
      for (const number of ['999', '112', '911']) expect(named(key)).toContain(number)
  })
})
