import { fold, plainQuotes } from '@shared/domain/fold'

/*
 * What a client reads of a model says nothing that its passages do not say: a sentence may leave words of one sentence of
 * theirs out, and add none.
 */

/** How much of its source a sentence has to keep: less, and what is left may say something else. */
const KEPT = 0.75

const set = (list: string) => new Set(list.trim().split(/\s+/u))

/** Words that may come and go. */
const light = set(
  'a an the is are am be being been has have do does of in on at it its this that these those and',
)

/** Words that a sentence says the same with or not at all, beside its numbers: denials, conditions, doubts, measures. */
const weighty =
  set(`not no never nor neither none nobody nothing without cannot hardly rarely seldom barely unlikely
if unless until whether when where while although though but except before after during since because instead rather than
only all any every each both some most many few several other another more less least enough too very such even just still again
may might can could should would must shall will need ought or either
sometimes often usually always mainly mostly partly generally first last once twice per about around up most under over between
wrong false untrue myth mistake claim believe think say suppose seem appear doubt unclear unproven uncertain unknown
avoid stop leave out exclude limit reduce refuse fail lack miss prevent forbid contain trace
allergy allergic intolerance coeliac celiac doctor dietitian practitioner pharmacist medical medicine emergency supervision
people person person's child adult low moderate high elevated raw cooked
nicht kein keine keinen nie ohne ne pas jamais sans sin nunca`)

/** Sentences that only send somebody to who can tell. */
const who =
  '(?:(?:your|a|the) )?(?:doctor|dietitian|pharmacist|practitioner|allergist|laboratory|family doctor)'
const sends = new RegExp(
  `^(?:please )?(?:always )?(?:ask|see|contact|consult|speak (?:with|to)|talk (?:with|to)) ${who}(?:,? (?:or|and) ${who}){0,2}` +
    '(?: first| about (?:it|this|that)| if you are (?:unsure|not sure)| before you (?:change|try|begin|stop) (?:anything|it))?$',
  'u',
)

/** A sentence that begins so says nothing by itself: it goes on from the one before it. */
const goesOn =
  /^(?:it|they|them|this|that|these|those|such|so|then|both|he|she|there|here|but|and|or|also|otherwise|instead|for example)\b/u
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
 * Whether each sentence of an answer rests on one of `texts`, which it was written from, or only sends to a doctor or the
 * laboratory. Citations like [1] count for nothing.
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
