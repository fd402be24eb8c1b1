import type { Said } from './allergen-tables'
import { pattern } from '../text/pattern'
import { answered, type Speech } from './speech'
import type { Phrase } from './phrases'
import { adjectives, andWords, isAllergic, joining, negations, orWords } from './statement-words'
import { gaps, isJoined, type Token } from './tokens'

/** What suits people, in all languages; the second pattern says that it does not. */
const suits = new RegExp(
  pattern`^(?:suitable|safe|safely|ideale?s?|perfect|great|okay|ok|fine|friendly|enjoy|geeignet|unbedenklich|
    empfohlen|empfehlenswert|apt[oa]s?|adecuad[oa]s?|indicad[oa]s?|recomendad[oa]s?|recomendables?|convien(?:t|nent)|
    adaptee?s?|recommandee?s?|conseillee?s?|adatt[oaie]|idone[oaie]|indicat[oaie]|consigliat[oaie]|geschikte?|
    aanbevolen|odpowiedni\w*|nadaj[ea]|przeznaczon\w*|zalecan\w*|polecan\w*|wskazan\w*|adequad[oa]s?|propri[oa]s?|
    segur[oa]s?|sicur[oaie]|veilige?|bezpieczn\w*|saker|sakert|sikkert?|lampliga?t?|passar|rekommenderas|(?:vel)?egne(?:t|de)|anbefales)$`,
  'u',
)
const harms = new RegExp(
  pattern`^(?:unsuitable|unsafe|avoid|ungeeignet|inadaptee?s?|deconseillee?s?|desaconsejad[oa]s?|sconsigliat[oaie]|
    inadatt[oaie]|ongeschikte?|afgeraden|nieodpowiedni\w*|niewskazan\w*|niezalecan\w*|nieprzeznaczon\w*|
    eviter|evite[zr]?|vermeiden|meiden|evitar[ei]?|vermijden|unikac|undga|undvika?|vorsicht|caution|attention|impropri[oa]s?|inadequad[oa]s?|olampliga?t?|uegne(?:t|de))$`,
  'u',
)
/** Verbs for standing a food, which with a "not" beside them are about those who do not. */
const stands = new RegExp(
  pattern`^(?:tolerat(?:e|es|ing)|vertrag(?:e|t|st|en)|tol[ei]re[rsz]?|tolerent|toler(?:o|as|a|an|ar|ais|am|en|es)|
    toller(?:o|i|a|ano|ate|are)|digerisc(?:e|ono|i)|verdra(?:ag|agt|gen)|tolerujesz|toleruj[ea]|toleruja(?:cych|ca|cy)|
    tal|tala|taler|taal(?:e|er)?)$`,
  'u',
)
/** "You can eat it", "this is for you": a dish suits the one it addresses. */
const eats = new RegExp(
  pattern`^(?:eat|enjoy|essen|geniessen|zugreifen|naschen|manger|deguster|comer|disfrutar|tomar|mangiar(?:e|lo|la|li)?|
    gustar(?:e|lo|la|li)|eten|genieten|jesc|zjesc|saborear|ata|njuta|spise|nyde|comerl[oa]s?|tomarl[oa]s?|come)$`,
  'u',
)
const mays = new Set(
  `can may kann kannst konnen konnt darfst peux peut pouvez peuvent puede puedes pueden podeis puo puoi possono potete
kan kun kunt kunnen mag moze mozesz moga pode podes podem`.split(/\s+/u),
)
const things = new Set(
  `it this these them das dies diese dieses es ihn sie le la les en cela ca lo los las esto este esta questo questa
questi dit deze het to ten je isto este esta det den denna detta dem`.split(/\s+/u),
)
const addressed = new Set(
  'you dich euch sie vous toi ti te usted ustedes voi jou u jullie ciebie was si voce voces dig er'.split(
    ' ',
  ),
)
const forWords = new Set('for fur pour para per voor dla'.split(' '))
const everyone = new Set(
  'all everyone everybody anyone alle jeden jeder tous toutes monde todos todo tutti iedereen kazdego wszystkich kazdy alla alle'.split(
    ' ',
  ),
)
/** "For all, even with an allergy" says that something suits people. */
const evenWords = new Set(
  'even auch meme incluso aun anche perfino ook zelfs nawet mesmo ate aven selv ogsa'.split(' '),
)
const withWords = new Set(
  'with if bei en mit con in bij przy com em vid med ved of for pour para z'.split(' '),
)
/** What "for you" is the complement of: "this is for you", "genau richtig für dich". */
const beingWords = new Set(
  `fa va is ist are sind richtig genau gemacht est c fait faite es son hecho e fatto adatto right made just gemaakt jest ar er
feito`.split(/\s+/u),
)
const only = new Set(
  'only nur solo seulement soltanto alleen tylko bara enbart kun apenas somente'.split(' '),
)
/** Words from an allergy to its food: "allergic to milk", "uczulonych na mleko". */
const links = new Set(
  `to gegen auf au aux a al alla alle allo agli ai all la las los le les il lo l na mot over for voor tegen
contra ao aos as os o the protein bent ben zijn`.split(/\s+/u),
)
/** Whether a word belongs to claims on people: "suitable", "allergic". */
export const isPatientWord = (word: string) =>
  suits.test(word) || harms.test(word) || stands.test(word) || isAllergic(word)

/** How many words are between people and what suits them. */
const reach = 10
/** Between a verb and its food: "tål du inte ägg". */
const subjectWords = 3

/**
 * Makes the foods that people are allergic to absent where the text says that it suits them, and
 * traces where it does not, on whichever side of them it says so.
 */
export function sayOfPatients(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  speech: Speech[],
  said: readonly (Said | undefined)[],
) {
  let index = 0
  for (const [at, { text }] of tokens.entries()) {
    const isVerb = stands.test(text) && isNegated(tokens, at)
    if (!isVerb && !isAllergic(text)) continue
    while (at >= (phrases[index]?.end ?? tokens.length)) index++
    const foods = foodsOf(tokens, phrases, index, isVerb)
    const verdict = foods && (isSuited(tokens, at, foods, isVerb) ?? (isEven(tokens, at, foods) || undefined))
    if (!foods || verdict === undefined) continue
    const silence = verdict ? { from: foods.first, isList: false, doubt: 'none' as const } : undefined
    for (let food = foods.from; food < foods.end; food++)
      if (phrases[food]?.entry?.kind === 'food')
        speech[food] = answered(
          { mode: verdict ? 'not' : 'trace', isStated: true, silence },
          said[food],
          foods.first,
        )
  }
}

/** Whether a verb is denied within its clause: "can't tolerate", "vertragen keine". */
function isNegated(tokens: readonly Token[], verb: number): boolean {
  return [-1, -2, -3, 1, 2, 3].some((step) => {
    const between = tokens.slice(Math.min(verb + step, verb) + 1, Math.max(verb + step, verb) + 1)
    return isNegation(tokens[verb + step]) && between.every(isJoined)
  })
}
/** How far a negation of a verb is from it. */
const ownWords = 3
const isNegation = (token: Token | undefined) =>
  negations.has(token?.text ?? '') || /n't$/u.test(token?.text ?? '')

/** Whether a sentence is for all, "even with an allergy", and denies nothing. */
function isEven(tokens: readonly Token[], allergy: number, { first, last }: Foods): boolean {
  const isStop = (at: number) => ((tokens[at]?.gap ?? gaps.stop) & (gaps.stop | gaps.semicolon)) > 0
  if (!isStop(Math.max(allergy, last) + 1)) return false
  const from = Math.min(allergy, first)
  const isIntroduced = [1, 2, 3, 4, 5].some(
    (step) =>
      evenWords.has(tokens[from - step]?.text ?? '') && withWords.has(tokens[from - step + 1]?.text ?? ''),
  )
  let isForAll = false
  for (let at = from; isIntroduced && at >= 0 && from - at < reach; at--) {
    const { text } = tokens[at] as Token
    if (isNegation(tokens[at]) || harms.test(text)) return false
    isForAll ||= everyone.has(text)
    if (isStop(at)) break
  }
  return isForAll
}

/** Whether a word says that those addressed may eat a product: "can eat it", "is for you". */
function isOffered(tokens: readonly Token[], at: number): boolean {
  const near = (words: ReadonlySet<string>, ...steps: number[]) =>
    steps.some((step) => words.has(tokens[at + step]?.text ?? ''))
  const word = tokens[at]?.text ?? ''
  if (addressed.has(word)) return near(forWords, -1) && near(beingWords, -2, -3)
  return (
    eats.test(word) &&
    near(mays, -1, -2, -3, -4, 1) &&
    (near(things, -1, -2, 1, 2) || /.l[oaie]s?$/u.test(word))
  )
}

type Foods = { from: number; end: number; first: number; last: number }

/** The phrases of foods right before or after an allergy; undefined if there are none. */
function foodsOf(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
  allergy: number,
  isVerb: boolean,
): Foods | undefined {
  const gapAt = (at: number) => tokens[phrases[at]?.first ?? 0]?.gap ?? 0
  const isFood = (at: number) => phrases[at]?.entry?.kind === 'food'
  const wordAt = (at: number) => tokens[phrases[at]?.first ?? tokens.length]?.text ?? ''
  const isEnd = (at: number) => (gapAt(at) & ~(gaps.space | gaps.hyphen | gaps.line | gaps.item)) > 0
  // "Suitable for coeliacs⏎milk, egg" ends with its line.
  const isNewLine = (at: number) =>
    (gapAt(at) & gaps.line) > 0 && !links.has(wordAt(at - 1)) && !joining.has(wordAt(at - 1))
  let from = allergy
  for (let at = allergy; at > 0 && !isEnd(at); at--) {
    const isJoint = from < allergy && (andWords.has(wordAt(at - 1)) || orWords.has(wordAt(at - 1)))
    if (isFood(at - 1)) from = at - 1
    else if (!isJoint) break
  }
  let end = allergy + 1
  for (let at = allergy + 1; from === allergy && at < phrases.length && !isEnd(at) && !isNewLine(at); at++) {
    if (isFood(at)) end = at + 1
    else if (isVerb && at - allergy <= subjectWords && !isFood(at - 1)) continue
    else if (!links.has(wordAt(at)) && !joining.has(wordAt(at)) && !adjectives.has(wordAt(at))) break
  }
  if (from === allergy && end === allergy + 1) return undefined
  return { from, end, first: phrases[from]?.first ?? 0, last: (phrases[end - 1]?.end ?? 0) - 1 }
}

/** Whether the sentence says that something suits people; undefined if it says neither. */
function isSuited(
  tokens: readonly Token[],
  allergy: number,
  { first, last }: Foods,
  isVerb: boolean,
): boolean | undefined {
  const isStop = (at: number) => ((tokens[at]?.gap ?? gaps.stop) & (gaps.stop | gaps.semicolon)) > 0
  const found = (at: number) =>
    suits.test(tokens[at]?.text ?? '') || harms.test(tokens[at]?.text ?? '') || isOffered(tokens, at)
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
    if (isVerb && Math.abs(at - allergy) <= ownWords) continue
    const isOutside =
      at < start ? tokens.slice(at + 1, start + 1).some(isClause) : at > end && isClause(tokens[at])
    if (isOutside || !isNegation(tokens[at]) || only.has(tokens[at + 1]?.text ?? '')) continue
    isDenied = true
  }
  return !isDenied
}

const isClause = (token: Token | undefined) =>
  ((token?.gap ?? gaps.stop) &
    (gaps.stop | gaps.semicolon | gaps.comma | gaps.colon | gaps.open | gaps.close)) >
  0
