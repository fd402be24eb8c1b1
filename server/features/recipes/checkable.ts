import { fold } from '@shared/domain/text/fold'
import { foodMatcher } from '../foods/foods.public'
import { ordinaryWords } from '@shared/domain/food-matcher/ordinary-words'
import { isJoined } from '@shared/domain/food-matcher/tokens'
import type { Reading } from '@shared/domain/food-matcher/verdicts'
import { isCookingWord, varieties } from './cooking-words'
import { plainIngredients } from './plain-ingredients'
import { textsOf, type RecipeText } from './guard'

/** Pictographs of foods, plants and animals. */
const pictures = [
  '\u{1F32D}-\u{1F330}\u{1F336}\u{1F33D}-\u{1F33E}\u{1F344}-\u{1F373}\u{1F375}-\u{1F37C}',
  '\u{1F37E}-\u{1F37F}\u{1F400}-\u{1F43E}\u{1F950}-\u{1F96F}\u{1F980}-\u{1F9AE}',
  '\u{1F9C0}-\u{1F9CB}\u{1FABF}\u{1FAD0}-\u{1FADF}',
].join('')
const wordOrPicture = new RegExp(`[\\p{L}\\p{M}\\p{Cf}]+|[${pictures}]`, 'gu')
const picture = new RegExp(`[${pictures}]`, 'u')
/** A letter outside a to z after accents are removed. */
const strangeLetter = /[^\P{L}a-z\p{Lm}]/u
/** `β-carotene`, `20 μg`. */
const greekSign = /^(?:\p{Script=Greek}|[mμ]?g|μ[gl])$/u

/**
 * The parts of a recipe that the matcher cannot judge, as written: words in letters it does not
 * read (`яйцо`, or `еgg` with one of them), food pictographs, ingredients without a known food (`2
 * jajka`) or with an unknown word (`rice with blorp`), and unknown words of the title, the steps
 * and the tags (`zorblefruit`). Any of them may be a food that somebody avoids. A description and
 * notes may talk about anything.
 */
export function uncheckableWordsIn(recipe: RecipeText): string[] {
  const { title, ingredients, instructions, tags = [] } = recipe
  return [
    ...textsOf(recipe).flatMap(unreadableIn),
    ...ingredients.filter((line) => line.trim() !== '' && !isUnderstood(line)),
    ...[title, ...instructions, ...tags].flatMap(unlearntIn),
  ]
}

const unreadableIn = (text: string): string[] =>
  (text.match(wordOrPicture) ?? []).filter((word) => picture.test(word) || isStrange(fold(word)))

const isStrange = (folded: string) => strangeLetter.test(folded) && !greekSign.test(folded)

/** The words of a text that are neither in a name the matcher knows nor ordinary recipe words. */
function unlearntIn(text: string): string[] {
  const reading = foodMatcher().read(text)
  return unlearntOf(reading)
    .filter((at) => !isWhose(reading, at))
    .map((at) => writtenIn(reading, at))
}

const unlearntOf = ({ text, tokens, phrases }: Reading): number[] =>
  phrases
    .filter(({ entry }) => entry === undefined)
    .flatMap(({ first, end }) => Array.from({ length: end - first }, (_, index) => first + index))
    .filter((at) => !isPlain({ text, tokens }, at) || isProduct({ text, tokens }, at))

/** Two-letter words that recipes use; any other may be a food. */
const shortWords = new Set(
  `ad ah al am an as at au ax be by ca cl cm co da de di dl du el en es et eu ex fl go he hi if ii il in is it
kg km la lb le li lo ma me mg ml mm mr my no nr of oh ok on or oz pc pk pm pt qt re so st tb tl to un up us
uk vs we x ya`.split(/\s+/u),
)

/** Checks a word as read and as written, because either may be a word for food. */
const isPlain = (words: Words, at: number) => {
  const { text = '', isMisread } = words.tokens[at] ?? {}
  return isPlainWord(text) || (isMisread === true && isPlainWord(fold(writtenIn(words, at))))
}

const isPlainWord = (word: string) =>
  word.length === 1 ||
  greekSign.test(word) ||
  /\d/u.test(word) ||
  shortWords.has(word) ||
  ordinaryWords.has(word) ||
  plainIngredients.has(word) ||
  varieties.has(word) ||
  (word.length > 2 && isCookingWord(word)) ||
  isStrange(word)

type Words = Pick<Reading, 'text' | 'tokens'>

const writtenIn = ({ text, tokens }: Words, at: number) => text.slice(tokens[at]?.start, tokens[at]?.end)

const isPossessive = (words: Words, at: number) => /['’]s$/u.test(writtenIn(words, at))

/** Words that may follow a product named with a possessive: "whisk the Bird's into it". */
const linking = new Set(
  'a an and as at by for from in into is of off on onto or over the then through to until with'.split(' '),
)

const isFollowed = ({ tokens }: Words, at: number) => {
  const next = tokens[at + 1]
  return isJoined(next) && next !== undefined && !linking.has(next.text) && /^\p{L}/u.test(next.text)
}

/** "Edna's" in "Edna's pie" names an owner; "Edna's" alone may be an ingredient. */
const isWhose = (words: Words, at: number) => isPossessive(words, at) && isFollowed(words, at)

/** Such as "Bird's" without a noun, but not "it's" or an animal, whose milk is meant. */
const isProduct = (words: Words, at: number) =>
  /^\p{Lu}/u.test(writtenIn(words, at)) &&
  isPossessive(words, at) &&
  !/^(?:it|that|there|here|what|who|where|how|let|he|she|when)$/u.test(words.tokens[at]?.text ?? '') &&
  !isFollowed(words, at)

/** Whether all in a line is known and it names an ingredient that is not left out. */
function isUnderstood(line: string): boolean {
  if (asksForNothing.test(line)) return true
  const reading = foodMatcher().read(line)
  const { mentions, tokens } = reading
  return (
    unlearntOf(reading).every((at) => isWhose(reading, at) || isBrand(reading, at)) &&
    (mentions.some(({ mode }) => mode !== 'not' && mode !== 'aside') ||
      tokens.some(({ text }) => plainIngredients.has(text)))
  )
}

const asksForNothing = /^\s*(?:no|without)\s+[\p{L}\s]+\s(?:needed|required|necessary)\s*[.!]?\s*$/iu

/** A capitalised name right before a bracket with the food: "Carnation (condensed milk)". */
function isBrand({ text, tokens, mentions }: Reading, at: number): boolean {
  const next = tokens[at + 1]
  return (
    /^\p{Lu}/u.test(text.slice(tokens[at]?.start)) &&
    (next?.opens ?? 0) > 0 &&
    mentions.some(({ mode, first }) => mode === 'in' && first > at)
  )
}
