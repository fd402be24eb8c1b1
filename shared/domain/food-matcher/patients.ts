import { pattern } from '../text/pattern'
import type { Speech } from './modes'
import type { Phrase } from './phrases'
import { adjectives, andWords, isAllergic, joining, negations, orWords } from './statement-words'
import { gaps, type Token } from './tokens'
import { answerOf } from './table-words'

/** What suits people, in all languages; the second pattern says that it does not. */
const suits = new RegExp(
  pattern`^(?:suitable|safe|safely|ideale?s?|perfect|great|okay|ok|fine|friendly|enjoy|geeignet|unbedenklich|
    empfohlen|empfehlenswert|apt[oa]s?|adecuad[oa]s?|indicad[oa]s?|recomendad[oa]s?|recomendables?|convien(?:t|nent)|
    adaptee?s?|recommandee?s?|conseillee?s?|adatt[oaie]|idone[oaie]|indicat[oaie]|consigliat[oaie]|geschikte?|
    aanbevolen|odpowiedni\w*|nadaj[ea]|przeznaczon\w*|zalecan\w*|polecan\w*|wskazan\w*|adequad[oa]s?|propri[oa]s?|
    lampliga?t?|passar|rekommenderas|(?:vel)?egne(?:t|de)|anbefales)$`,
  'u',
)
const harms = new RegExp(
  pattern`^(?:unsuitable|unsafe|avoid|ungeeignet|inadaptee?s?|deconseillee?s?|desaconsejad[oa]s?|sconsigliat[oaie]|
    inadatt[oaie]|ongeschikte?|afgeraden|nieodpowiedni\w*|niewskazan\w*|niezalecan\w*|nieprzeznaczon\w*|
    impropri[oa]s?|inadequad[oa]s?|olampliga?t?|uegne(?:t|de))$`,
  'u',
)
const only = new Set(
  'only nur solo seulement soltanto alleen tylko bara enbart kun apenas somente'.split(' '),
)
/** Words from an allergy to its food: "allergic to milk", "uczulonych na mleko". */
const links = new Set(
  `to gegen auf au aux a al alla alle allo agli ai all la las los le les il lo l na mot over for voor tegen
contra ao aos as os o the protein`.split(/\s+/u),
)
/** How many words are between people and what suits them. */
const reach = 10

/**
 * Makes the foods that people are allergic to absent where the text says that it suits them, and
 * traces where it does not, on whichever side of them it says so.
 */
export function sayOfPatients(tokens: readonly Token[], phrases: readonly Phrase[], speech: Speech[]) {
  let index = 0
  for (const [at, { text }] of tokens.entries()) {
    if (!isAllergic(text)) continue
    while (at >= (phrases[index]?.end ?? tokens.length)) index++
    const foods = foodsOf(tokens, phrases, index)
    const verdict = foods && isSuited(tokens, at, foods)
    if (!foods || verdict === undefined) continue
    for (let food = foods.from; food < foods.end; food++)
      if (phrases[food]?.entry?.kind === 'food')
        speech[food] = {
          mode: verdict ? 'not' : 'trace',
          isStated: true,
          silence: verdict ? { from: foods.first, isList: false, doubt: 'none' } : undefined,
        }
  }
}

type Foods = { from: number; end: number; first: number; last: number }

/** The phrases of foods right before or after an allergy; undefined if there are none. */
function foodsOf(tokens: readonly Token[], phrases: readonly Phrase[], allergy: number): Foods | undefined {
  const gapAt = (at: number) => tokens[phrases[at]?.first ?? 0]?.gap ?? 0
  const isFood = (at: number) => phrases[at]?.entry?.kind === 'food'
  const wordAt = (at: number) => tokens[phrases[at]?.first ?? tokens.length]?.text ?? ''
  const isEnd = (at: number) => (gapAt(at) & ~(gaps.space | gaps.hyphen | gaps.line | gaps.item)) > 0
  let from = allergy
  for (let at = allergy; at > 0 && !isEnd(at); at--) {
    const isJoint = from < allergy && (andWords.has(wordAt(at - 1)) || orWords.has(wordAt(at - 1)))
    if (isFood(at - 1)) from = at - 1
    else if (!isJoint) break
  }
  let end = allergy + 1
  for (let at = allergy + 1; from === allergy && at < phrases.length && !isEnd(at); at++) {
    if (isFood(at)) end = at + 1
    else if (!links.has(wordAt(at)) && !joining.has(wordAt(at)) && !adjectives.has(wordAt(at))) break
  }
  if (from === allergy && end === allergy + 1) return undefined
  return { from, end, first: phrases[from]?.first ?? 0, last: (phrases[end - 1]?.end ?? 0) - 1 }
}

/** Whether the sentence says that something suits people; undefined if it says neither. */
function isSuited(tokens: readonly Token[], allergy: number, { first, last }: Foods): boolean | undefined {
  const isStop = (at: number) => ((tokens[at]?.gap ?? gaps.stop) & (gaps.stop | gaps.semicolon)) > 0
  const found = (at: number) => suits.test(tokens[at]?.text ?? '') || harms.test(tokens[at]?.text ?? '')
  let start = Math.min(first, allergy)
  let end = Math.max(last, allergy)
  let place: number | undefined
  for (let at = start - 1; place === undefined && at >= 0 && start - at < reach && !isStop(at + 1); at--)
    if (found(at)) place = at
  for (let at = end + 1; place === undefined && at - end < reach && !isStop(at); at++)
    if (found(at)) place = at
  if (place === undefined) return undefined
  start = Math.min(start, place)
  end = Math.max(end, place)
  let isDenied = harms.test(tokens[place]?.text ?? '')
  for (let at = Math.max(0, start - 4); at <= end + 1; at++) {
    const isOutside =
      at < start ? tokens.slice(at + 1, start + 1).some(isClause) : at > end && isClause(tokens[at])
    if (isOutside || !negations.has(tokens[at]?.text ?? '') || only.has(tokens[at + 1]?.text ?? '')) continue
    isDenied = true
  }
  // "Suitable for people with a nut allergy: no"
  const answer = tokens[end + 1]
  if (answer && answer.gap & gaps.colon && answerOf([answer.text])?.answer === 'no') return isDenied
  return !isDenied
}

const isClause = (token: Token | undefined) =>
  ((token?.gap ?? gaps.stop) &
    (gaps.stop | gaps.semicolon | gaps.comma | gaps.colon | gaps.open | gaps.close)) >
  0
