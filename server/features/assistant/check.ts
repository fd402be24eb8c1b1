import { askerLanguage } from '@shared/domain/asker-language'
import { maySay } from '@shared/domain/check-said'
import { fold, plainQuotes } from '@shared/domain/fold'
import type { VerdictKind } from '@shared/domain/verdict/kinds'
import type { Person } from '@shared/domain/verdict/person'
import { verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../foods/foods.public'
import { any, typed } from './answers/words/words'
import rows from './check.json' with { type: 'json' }
import { textFile } from './text-file'

/** What a client reads of a model is no longer than this. */
const LONGEST = 900
const address = /(?:https?:\/\/|www\.|\b[\w-]+\.(?:com|org|net|co|uk|de|fr|es|io)\b)/iu
const citation = /\s?\[(\d{1,2})\]/gu

/**
 * Whether a model's wording of passages (`texts`) may be shown to somebody who asks in English: each sentence rests on
 * one of them with nothing added, its citations and numbers are theirs, and it says nothing that no text of a model may
 * say. `person`: whose verdicts each food has to agree with; undefined for staff.
 */
export function mayShow(said: string, texts: readonly string[], person: Person | undefined): boolean {
  const numbers = (text: string) => text.replace(citation, '').match(/\d+(?:[.,]\d+)?/gu) ?? []
  const known = new Set(texts.flatMap(numbers))
  return (
    said.length <= LONGEST &&
    !address.test(said) &&
    [...said.matchAll(citation)].every(
      ([, number]) => Number(number) >= 1 && Number(number) <= texts.length,
    ) &&
    numbers(said).every((number) => known.has(number)) &&
    askerLanguage(said) === 'en' &&
    isSupported(said, texts) &&
    maySay(said) &&
    !(person && sentencesOf(said).some((one) => recommendsFlagged(one, person)))
  )
}

/** What tells somebody to eat something. */
const recommends = typed(rows.recommends)

/** What a sentence says is to be replaced or left out, up to what it says next. */
const replaced = new RegExp(
  [
    ...rows.replaced.map(
      ([lead, end]) => `(?<![\\p{L}\\d])${lead}[^.;:,!?]{1,60}?(?= (?:${end})\\b|[.;:,!?]|$)`,
    ),
    '[\\p{L}\\d]+-free',
  ].join('|'),
  'giu',
)

const allowed: readonly VerdictKind[] = ['tolerated', 'no-elevation', 'not-tested', 'not-known']

/** Whether a sentence tells a person to eat what their own verdict flags. */
function recommendsFlagged(said: string, person: Person): boolean {
  const isFlagged = !allowed.includes(verdictOf(foodMatcher(), said.replace(replaced, ' '), person).kind)
  return recommends.test(said) && isFlagged
}

/*
 * What a client reads of a model says nothing that its passages do not say: a sentence may leave words of one sentence
 * of theirs out, and add none.
 */

/** How much of its source a sentence has to keep: less, and what is left may say something else. */
const KEPT = 0.75

/** Words that may come and go. */
const light = new Set(rows.light.split(' '))

/** Words that a sentence says the same with or not at all, beside its numbers: denials, conditions, doubts. */
const weighty = new Set(textFile('weighty.txt').split(/\s+/u))

/** Sentences that only send somebody to who can tell. */
const [who, when, goingOn] = [any(rows.who), any(rows.when), any(rows.goingOn)]
const sends = new RegExp(
  '^(?:please )?(?:always )?(?:ask|see|contact|consult|speak (?:with|to)|talk (?:with|to)) ' +
    `${who}(?:,? (?:or|and) ${who}){0,2}(?: ${when})?$`,
  'u',
)

/** A sentence that begins so says nothing by itself: it goes on from the one before it. */
const goesOn = new RegExp(`^${goingOn}\\b`, 'u')
/** One that answers a question says nothing without it. */
const answers = /^(?:yes|no)\b/u

const plain = (text: string) =>
  plainQuotes(fold(text))
    .replace(/n't\b/gu, ' not')
    .replace(/\bcannot\b/gu, 'can not')

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const sentencesOf = (text: string) =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((one) => /[\p{L}\d]/u.test(one))

/** Its words without those that may come and go, without the endings of plurals. */
const wordsOf = (sentence: string) =>
  (plain(sentence).match(/[\p{L}\p{N}]+(?:['.,/-][\p{L}\p{N}]+)*/gu) ?? [])
    .filter((word) => !light.has(word))
    .map((word) => word.replace(/(?<=\p{L}{3}[^s])s$/u, ''))

const isWeighty = (word: string) => weighty.has(word) || weighty.has(`${word}s`) || /\d/u.test(word)

/** Whether a sentence is its source with nothing added, nothing in another place, and nothing of weight left out. */
export function restsOn(sentence: string, source: string): boolean {
  const [said, given] = [wordsOf(sentence), wordsOf(source)]
  let at = 0
  for (const word of given) {
    if (word === said[at]) at++
    else if (isWeighty(word)) return false
  }
  return at > 0 && at === said.length && said.length >= given.length * KEPT
}

/**
 * Whether each sentence of an answer rests on one of `texts`, which it was written from, or only sends to a doctor or
 * the laboratory. Citations like [1] count for nothing.
 */
export function isSupported(answer: string, texts: readonly string[]): boolean {
  const sources = texts.flatMap((text) => ['', ...sentencesOf(text)])
  let before = -1
  return sentencesOf(answer.replace(/\s?\[\d{1,2}\]/gu, '')).every((sentence) => {
    if (sends.test(plain(sentence).replace(/[.!]+$/u, ''))) return true
    const found = sources.findIndex((source, at) => {
      if (source === '' || source.endsWith('?') || answers.test(plain(source))) return false
      return restsOn(sentence, source) && (!goesOn.test(plain(source)) || before === at - 1)
    })
    before = found
    return found >= 0
  })
}
