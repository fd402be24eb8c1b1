import { pattern } from '@shared/domain/text/pattern'
import { fold, plainQuotes } from '@shared/domain/text/fold'
import { ordinaryWords } from '@shared/domain/food-matcher/ordinary-words'
import { isLabelWord } from '@shared/domain/labels/label-vocabulary'
import { aroundWords } from '@shared/domain/verdict/around-words'
import { isMadeWord, isManner } from '@shared/domain/verdict/dish-words'
import { foodsInQuestion, type QuestionFood } from '@shared/domain/verdict/foods-in-question'
import { isFamily, withSiblings } from '@shared/domain/verdict/families'
import { correctSpelling } from '@shared/domain/verdict/correct-spelling'
import { isPoisonous } from '@shared/domain/verdict/poisonous'
import { foodMatcher } from '../../foods/foods.public'
import { complaintsIn } from '../answers/care/complaints'
import { plain } from '../answers/words/plain'
import { readLexicon } from './lexicon'

/** Words of the body that the matcher takes for foods. */
const bodily =
  /(?<![\p{L}\d])(?:pains?|bab(?:y|ies)|brains?|hearts?|tongues?|tablets?|capsules?|pills?|igg|blood)(?![\p{L}\d])/iu
const named =
  /pain (?:au|aux|de|perdu|complet)|baby (?:corn|spinach|carrot)|\p{L} hearts?|blood (?:oranges?|sausages?|pudding)/iu
/** "Pain" is bread in French. */
const bread = /(?<!\p{L})(?:du|le|les|un|au|mon|ce|avec) pains?(?!\p{L})/iu
/** What follows "without" is not part of the food's name. */
const withoutLeft = (words: string) => words.split(/ (?:without|ohne|sans|sin) /u)[0] ?? words
const isBodily = (words: string) =>
  (bodily.test(words) && !named.test(words)) || complaintsIn(plain(withoutLeft(words))).length > 0

/** Whether words name a food or a food family ("berries") and no part of a body. */
export function namesFood(words: string): boolean {
  if (words === '' || isBodily(words)) return false
  const matcher = foodMatcher()
  const text = isFew(words) ? correctSpelling(matcher, words).text : words
  return withSiblings(matcher.read(text)).mentions.length > 0 || isFamily(words)
}

/** Only a few words are worth a spelling search. */
const isFew = (words: string) => words.split(/\s+/u).length <= 3

/** Whether a few unknown words, none an everyday one, may be a food. */
export const mayBeFood = (words: string): boolean =>
  /^\p{L}{3}/u.test(words) &&
  isFew(words) &&
  !isBodily(words) &&
  !words.split(/\s+/u).some((word) => ordinaryWords.has(word))

export const foodsNamedIn = (text: string): string[] =>
  foodsInQuestion(foodMatcher(), text)
    .filter(({ isKnown, words }) => isKnown && !isBodily(words))
    .map(({ words }) => words)

/** Foods in a list without commas: "eggs flour butter". */
export function foodsListedIn(text: string): string[] {
  const { tokens, mentions } = foodMatcher().read(text)
  return mentions
    .filter(({ mode }) => mode !== 'not' && mode !== 'aside')
    .map(({ first, end }) => text.slice(tokens[first]?.start, tokens[end - 1]?.end))
    .filter((words) => !isBodily(words))
}

/** Whether words are one name: "mac and cheese". */
export function isOneName(words: string): boolean {
  const { tokens, mentions } = foodMatcher().read(words)
  const [only, ...more] = mentions
  return more.length === 0 && only?.first === 0 && only.end === tokens.length
}

/** Foods asked about; an unknown word counts only in a short text or next to a food. */
export function foodsAsked(asked: string): string[] {
  const question = asked.replace(denied, '$1').replace(inPlaceOf, ' or ')
  const found = foodsInQuestion(foodMatcher(), question)
  const beside = wordsBeside(question, found)
  const isList = beside.every((word) => links.has(word) || isAround(word))
  const foods = found.flatMap((food, at) => {
    if (isBodily(food.words) && !(/^pains?$/iu.test(food.words) && bread.test(question))) return []
    if (isPoisonous(food.words)) return [food.words]
    const isWell = complaintsIn(plain(food.words)).length > 0
    if (food.isKnown) return [bare(isWell ? withoutLeft(food.words) : food.words)]
    const isJoined = [found[at - 1], found[at + 1]].some(
      (other) => other && isJoinedTo(question, food, other),
    )
    const isMeant = (isList || isJoined) && !isOfQuestions(food.words)
    return isMeant && (namesFood(food.words) || mayBeFood(food.words)) ? [food.words] : []
  })
  return [
    ...new Map(
      withMilkOf(foods)
        .map(asDish)
        .map((words) => [words.toLowerCase(), words]),
    ).values(),
  ]
}

/** A curry that is eaten is the dish, not the powder. */
const asDish = (words: string) => words.replace(/^curr(?:y|ies)$/iu, 'curry dish')

const animal = /^(?:goat|sheep|ewe|cow|buffalo)s?$/iu

/** With a cheese, an animal means its milk: "is feta sheep or goat". */
function withMilkOf(foods: readonly string[]): string[] {
  const isOfDairy = foods.some((words) => !animal.test(words) && isOfMilk(words))
  return foods.map((words) =>
    isOfDairy && animal.test(words) ? `${words.replace(/s$/iu, '')}'s milk` : words,
  )
}

/** Whether words name dairy, or something that may be dairy. */
export const isOfMilk = (words: string): boolean =>
  foodMatcher()
    .read(words)
    .mentions.some(({ sure, unsure }) => sure.has('@milk') || unsure.has('@milk'))

/** "Veal? That's not beef, right?" names two foods; "not" excludes none. */
const denied = /((?:^|[?.!,;])\s*(?:that|it|this)(?:['’]?s| is)?) not(?= )/giu

/** "Gnocchi instead of pasta" asks about both. */
const inPlaceOf = new RegExp(
  pattern`(?<=\p{L})\s+(?:instead of|in place of|rather than|anstatt|anstelle von|statt|au lieu d[eu]|
    [aà] la place d[eu]|en vez de|en lugar de)\s+`,
  'giu',
)

const meaningOf = readLexicon('lexicon.txt')
/** Everyday words of questions, misspelt or foreign: "modrate", "hoch". */
const isOfQuestions = (words: string) =>
  plain(words) !== plainQuotes(fold(words)).trim() ||
  plain(words)
    .split(' ')
    .every((word) => meaningOf(word) !== undefined)

/** At most this many other words: "is egg ok". */
const FEW = 3

/** Removes question words next to a food: "rindfleisch wert". */
function bare(words: string): string {
  const { tokens, mentions } = foodMatcher().read(words)
  const [first, last] = [
    Math.min(...mentions.map((one) => one.first)),
    Math.max(...mentions.map((one) => one.end)),
  ]
  const isBeside = tokens.every(
    ({ text }, at) =>
      (at >= first && at < last) || meaningOf(text) !== undefined || links.has(text) || text === 'de',
  )
  if (mentions.length === 0 || !isBeside) return words
  return words.slice(tokens[first]?.start, tokens[last - 1]?.end)
}

/** Whether a text is only foods, links and a word or two that ask. */
export function isOfFoodsAlone(text: string): boolean {
  const found = foodsInQuestion(foodMatcher(), text)
  const beside = wordsBeside(text, found).filter((word) => !links.has(word) && !isManner(word))
  const isKnown = found.every((food) => food.isKnown)
  return (
    found.length > 0 && (beside.length === 0 || (isKnown && beside.length <= FEW && beside.every(isAround)))
  )
}

/** Whether only a link separates an unknown word from a known food. */
function isJoinedTo(text: string, food: QuestionFood, other: QuestionFood): boolean {
  if (!other.isKnown) return false
  const [first, second] = food.start < other.start ? [food, other] : [other, food]
  return /^\s*(?:with|w\/?|and|n|&|\+|mit|und|avec|et|con|y|,|or)\s*$/iu.test(
    text.slice(first.end, second.start),
  )
}

function wordsBeside(text: string, found: readonly QuestionFood[]): string[] {
  const places = found.flatMap((food) => [food, ...food.leftOut]).toSorted((a, b) => b.start - a.start)
  const rest = places.reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
  return fold(rest).match(/\p{L}{2,}/gu) ?? []
}

const isAround = (word: string) =>
  aroundWords.has(word) ||
  isManner(word) ||
  isMadeWord(word) ||
  (isLabelWord(word) && !ordinaryWords.has(word))

const links = new Set(
  'and or with without no minus on in und oder mit ohne et ou avec sans au aux con sin the an some my'.split(
    ' ',
  ),
)
