import { describe, expect, it } from 'vitest'
import { unforeseenReplies, wrongReplies } from '@shared/domain/cases/wrong-replies'
import { shippedFaqs } from '../faqs/faqs.public'
import { isSupported, restsOn } from './supported'

const texts = Object.values(await shippedFaqs()).flatMap((faqs) => faqs.map(({ answer }) => answer))
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const sentences = texts
  .flatMap((text) => [...segmenter.segment(text)].map(({ segment }) => segment.trim()))
  .filter((sentence) => sentence.split(' ').length > 4 && !sentence.endsWith('?'))

/** One word of a sentence, put in another way. */
const withWord = (sentence: string, way: (word: string) => string) =>
  sentence
    .split(' ')
    .map((_word, at, all) => all.map((word, place) => (place === at ? way(word) : word)).join(' '))

describe('of every sentence that ships', () => {
  it('has several hundred', () => expect(sentences.length).toBeGreaterThan(300))

  it('it rests on itself, without an article too', () => {
    for (const sentence of sentences) {
      expect(restsOn(sentence, sentence)).toBe(true)
      expect(restsOn(sentence.replace(/ (?:the|a|an) /gu, ' '), sentence)).toBe(true)
    }
  })

  it('a denial, a condition or another food put in anywhere rests on nothing', () => {
    for (const added of ['not', 'never', 'no', 'without', 'only', 'peanut', 'safe', '41'])
      for (const sentence of sentences)
        for (const said of withWord(sentence, (word) => `${added} ${word}`))
          expect(restsOn(said, sentence) ? said : '').toBe('')
  })

  it('a denial or a number taken out rests on nothing', () => {
    for (const sentence of sentences)
      for (const said of withWord(sentence, (word) =>
        /^(?:not|no|never|cannot|without|if|unless|before|may|.*\d.*)$/iu.test(word) ? '' : word,
      ).filter((said) => said.includes('  ')))
        expect(restsOn(said, sentence) ? said : '').toBe('')
  })

  it('the half of it rests on nothing', () => {
    for (const all of sentences.map((sentence) => sentence.split(' ')).filter(({ length }) => length > 12)) {
      const sentence = all.join(' ')
      for (const part of [all.slice(0, all.length / 2), all.slice(all.length / 2)])
        expect(restsOn(part.join(' '), sentence) ? part : []).toEqual([])
    }
  })
})

const passages = [
  'Cows give milk, and hens give eggs. It is not known whether milk harms anybody, e.g. children. Is milk safe? No. A low value does not mean that milk is safe for you.',
  'Bring back one food at a time. Leave it out again for three days.',
]

it.each([
  ['Bring back one food at a time [1].', true],
  ['Bring back one food at a time [1]. Leave it out again for three days [1].', true],
  ['Bring back one food at a time. Please ask your doctor before you change anything.', true],
  ['Cows give milk, and hens give eggs.', true],
  ['Hens give milk, and cows give eggs.', false],
  ['Cows give eggs.', false],
  ['Milk is safe.', false],
  ['Milk is safe for you.', false],
  ['A low value does mean that milk is safe for you.', false],
  ['It is known whether milk harms anybody.', false],
  ['No.', false],
  ['Bring back two foods at a time.', false],
  ['Bring back one food at a time, see https://example.org.', false],
  ['Bring back one food at a time. Bringen Sie ein Lebensmittel zurück.', false],
  ['Please ask your doctor to stop your tablets.', false],
  ['Ask your pharmacist for a lower dose.', false],
])('%s: %s', (answer, supported) => expect(isSupported(answer, passages)).toBe(supported))

it('what goes on from another sentence rests on nothing without it', () => {
  expect(isSupported('It is not known whether milk harms anybody, e.g. children.', passages)).toBe(false)
})

it.each([...wrongReplies, ...unforeseenReplies])('rests on nothing that ships: %s', (reply) => {
  expect(isSupported(reply, texts)).toBe(false)
})
