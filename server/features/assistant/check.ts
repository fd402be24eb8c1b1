import { questionLanguage } from '@shared/domain/text/question-language'
import { isFreeOfClaims } from '@shared/domain/safety/health-claims'
import { fold, plainQuotes } from '@shared/domain/text/fold'
import type { VerdictKind } from '@shared/domain/verdict/kinds'
import type { Person } from '@shared/domain/verdict/person'
import { verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../foods/foods.public'
import { any, typed } from './answers/words/words'
import rows from './check.json' with { type: 'json' }
import { textFile } from './text-file'

const LONGEST = 900
const address = /(?:https?:\/\/|www\.|\b[\w-]+\.(?:com|org|net|co|uk|de|fr|es|io)\b)/iu
const citation = /\s?\[(\d{1,2})\]/gu

/**
 * Whether a model's wording may be shown: every sentence rests on one of `texts`, citations and
 * numbers match, and it claims nothing forbidden. `person`: its foods must agree with their
 * verdicts; undefined for staff. English only.
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
    questionLanguage(said) === 'en' &&
    isSupported(said, texts) &&
    isFreeOfClaims(said) &&
    !(person && sentencesOf(said).some((one) => recommendsFlagged(one, person)))
  )
}

/** Words that recommend eating. */
const recommends = typed(rows.recommends)

/** The part of a sentence about a food to replace or leave out. */
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

/** Whether a sentence recommends what the person's verdict flags. */
function recommendsFlagged(said: string, person: Person): boolean {
  const isFlagged = !allowed.includes(verdictOf(foodMatcher(), said.replace(replaced, ' '), person).kind)
  return recommends.test(said) && isFlagged
}

/** A sentence must keep this share of its source, or its meaning may change. */
const KEPT = 0.75

/** Words that may be added or dropped. */
const light = new Set(rows.light.split(' '))

/** Denials, conditions and doubts: a sentence keeps them, like numbers. */
const weighty = new Set(textFile('weighty.txt').split(/\s+/u))

/** Sentences that only refer to a doctor or the laboratory. */
const [who, when, goingOn] = [any(rows.who), any(rows.when), any(rows.goingOn)]
const sends = new RegExp(
  '^(?:please )?(?:always )?(?:ask|see|contact|consult|speak (?:with|to)|talk (?:with|to)) ' +
    `${who}(?:,? (?:or|and) ${who}){0,2}(?: ${when})?$`,
  'u',
)

/** Such a beginning needs the sentence before it. */
const goesOn = new RegExp(`^${goingOn}\\b`, 'u')
/** Such an answer needs its question. */
const answers = /^(?:yes|no)\b/u

const plain = (text: string) =>
  plainQuotes(fold(text))
    .replace(/n't\b/gu, ' not')
    .replace(/\bcannot\b/gu, 'can not')

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const sentencesOf = (text: string) =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((one) => /[\p{L}\d]/u.test(one))

/** Words without fillers and plural endings. */
const wordsOf = (sentence: string) =>
  (plain(sentence).match(/[\p{L}\p{N}]+(?:['.,/-][\p{L}\p{N}]+)*/gu) ?? [])
    .filter((word) => !light.has(word))
    .map((word) => word.replace(/(?<=\p{L}{3}[^s])s$/u, ''))

const isWeighty = (word: string) => weighty.has(word) || weighty.has(`${word}s`) || /\d/u.test(word)

/** Whether a sentence adds nothing to its source, moves nothing and drops nothing important. */
export function isSupportedBy(sentence: string, source: string): boolean {
  const [said, given] = [wordsOf(sentence), wordsOf(source)]
  let at = 0
  for (const word of given) {
    if (word === said[at]) at++
    else if (isWeighty(word)) return false
  }
  return at > 0 && at === said.length && said.length >= given.length * KEPT
}

/** Whether each sentence but referrals to a doctor or laboratory rests on one of `texts`. */
export function isSupported(answer: string, texts: readonly string[]): boolean {
  const sources = texts.flatMap((text) => ['', ...sentencesOf(text)])
  let before = -1
  return sentencesOf(answer.replace(/\s?\[\d{1,2}\]/gu, '')).every((sentence) => {
    if (sends.test(plain(sentence).replace(/[.!]+$/u, ''))) return true
    const found = sources.findIndex((source, at) => {
      if (source === '' || source.endsWith('?') || answers.test(plain(source))) return false
      return isSupportedBy(sentence, source) && (!goesOn.test(plain(source)) || before === at - 1)
    })
    before = found
    return found >= 0
  })
}
