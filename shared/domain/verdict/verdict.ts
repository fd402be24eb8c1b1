import type { Matcher, Reading } from '../food-matcher/food-matcher'
import type { VerdictQuery } from './verdict-query'
import type { VerdictAnswer } from './answer'
import { askedWords, titleOf, withoutMeasure } from './asked-words'
import { withoutChain } from './chains'
import { organisms } from '../foods/organisms'
import { notFood } from './not-food'
import { asClaimed } from './claims'
import { notKnownIn, testedIn } from './covered'
import { flaggedIn, isWithin, lowIn, type Named, toleratedIn } from './deciding'
import { siblingsOf, withSiblings } from './families'
import { halvesIn } from './halves'
import {
  type DecidingFood,
  type DishPart,
  isAllowedLevel,
  hasNothingAgainst,
  type VerdictKind,
  verdictLevels,
} from './kinds'
import { relatedAllergiesIn } from './related-allergies'
import { gravestOf } from './kitchen'
import { withoutLeftOut } from './left-out'
import { originOf } from './origins'
import { askedMentions, dishesIn, isDishReading, mainsOf } from './named'
import { type GravestFood, oftenIn } from './often'
import { cleanParts, order, partsOf, sourceOf } from './parts'
import type { Person } from './person'
import { poisonIn } from './poisonous'
import { rulingOn } from './decide'
import type { RuledFood } from './facts'
import { isSameName } from './grouping'
import { decidedIn } from './list-subject'
import { sayInEnglish } from './in-english'
import type { Ruling, Statement } from './ruling'
import { placeOf, siblingsIn } from './siblings'
import { correctSpelling } from './correct-spelling'
import { answered, answeredPart, toldFoods } from './shown-foods'
import { kindOf } from './verdict-kind'
import { germanNounsIn, withCapitals } from './nouns'

/** A verdict for one person on some words, before the server's additions. */
export type Verdict = {
  q: string
  /** The corrected spelling that was used. */
  understoodAs: string | null
  kind: VerdictKind
  answer: VerdictAnswer
  title: string
  /** Begins with the answer's words, then says why in at most 16 words, without values. */
  sentence: string
  /** Further short sentences: conditions, other versions of the food. */
  notes: string[]
  /** The foods that decided, the gravest first, then members of a family not elevated. */
  foods: (DecidingFood & { answer: VerdictAnswer; inTrial: boolean; inBaseline: boolean })[]
  /** The usual parts of a dish; a part's answer is null where nothing is known of it. */
  parts: (DishPart & { answer: VerdictAnswer | null })[]
  /** The tested parts without elevation. */
  clean: string[]
  isDish: boolean
  notTested: string[]
  notKnown: string[]
  /** The possible meanings of misspelt words, where the answers differ. */
  choices: string[]
  askMaker: boolean
  /** The keys of the catalogue's foods that the words name for certain, the main one first. */
  keys: string[]
  /** The subject of the verdict, as written: of a list the foods that decide, else the title. */
  about: string[]
  /** The person's gravest foods that a kitchen may add, or that such a product often contains. */
  gravest: readonly GravestFood[]
  /** The person's allergies to other foods of the same family, to be checked first. */
  relatedAllergies: readonly string[]
  /** The decision, to be said in another language. */
  ruling: Ruling
}

const MOST_LOW = 12
const MOST_OF_FAMILY = 60

/** Whether `person` may eat the food in a question, as the matcher reads it. */
export function verdictOf(matcher: Matcher, q: string, person: Person): Verdict {
  const words = wholeOf(
    matcher,
    askedWords(asClaimed(matcher, q), (words) => isOneName(matcher, words)),
  )
  const nothing = notFood(words)
  const isOwn = person.avoid.some(({ foodName }) => isSameName(foodName, words))
  if (nothing && !isOwn) return withoutFood(q, words, 'not-food', { say: nothing, foods: [titleOf(words)] })
  const { text, isChanged, others, asked } = correctSpelling(matcher, words)
  const verdict = verdictOn(matcher, text, person)
  const poison = poisonIn(q) ?? poisonIn(text)
  // An allergy is said before a poison, which no value makes a food.
  if (poison !== undefined && verdict.answer !== 'allergy')
    return withoutFood(q, poison, 'not-food', { say: 'poisonous', foods: [titleOf(poison)] })
  const said = { ...verdict, q, understoodAs: isChanged ? text : null }
  const choices = asked.filter((other) => verdictOn(matcher, other, person).kind !== 'not-known')
  if (choices.length > 0) return isNothing(verdict) ? asking(q, words, choices) : { ...said, choices }
  const another = others.filter((other) => !isSame(verdictOn(matcher, other, person), verdict))
  const graver = another.filter((other) => gravityOf(verdictOn(matcher, other, person)) < gravityOf(verdict))
  if (graver.length === 0 && (another.length === 0 || gravityOf(verdict) < verdictLevels.length)) return said
  return asking(q, words, [text, ...another])
}

function isOneName(matcher: Matcher, words: string): boolean {
  const { tokens, mentions } = matcher.read(words)
  return mentions[0]?.first === 0 && mentions[0].end === tokens.length
}

/** "No beef?" asks about beef. */
function wholeOf(matcher: Matcher, words: string): string {
  if (!/^(?:no|not|without|kein\w*|ohne|sans|pas de|sin) /iu.test(words)) return words
  const { text, tokens, mentions } = matcher.read(words)
  const [first, last] = [mentions[0], mentions.at(-1)]
  if (!first || !last || mentions.some(({ mode }) => mode !== 'not')) return words
  return text.slice(tokens[first.first]?.start, tokens[last.end - 1]?.end)
}

const isNothing = ({ foods, parts, keys, isDish }: Verdict) =>
  !isDish && [foods, parts, keys].every(({ length }) => length === 0)

/** The question which food is meant, in place of an answer. */
const asking = (q: string, words: string, choices: string[]): Verdict =>
  withoutFood(q, words, 'not-known', { say: 'did-you-mean', foods: choices }, choices)

/** A verdict on words that name no food. */
function withoutFood(
  q: string,
  words: string,
  answer: VerdictAnswer,
  said: Statement,
  choices: string[] = [],
): Verdict {
  const title = titleOf(words)
  const ruling: Ruling = { answer, said, notes: [], about: [title], isList: false, title }
  return {
    q,
    understoodAs: null,
    kind: 'not-known',
    answer,
    title,
    ...sayInEnglish(ruling),
    ...{ foods: [], parts: [], clean: [], notTested: [], notKnown: [], choices, keys: [], about: [] },
    ...{ isDish: false, askMaker: false, gravest: [], relatedAllergies: [], ruling },
  }
}

/** The rank of the gravest food in a verdict; after all levels without one. */
const gravityOf = ({ foods }: Verdict): number =>
  Math.min(
    ...foods.map(({ level }) => (isAllowedLevel(level) ? Infinity : verdictLevels.indexOf(level))),
    verdictLevels.length,
  )

const isSame = (one: Verdict, other: Verdict) =>
  one.kind === other.kind &&
  one.kind !== 'no-elevation' &&
  one.foods.every(({ foodName }, at) => other.foods[at]?.foodName === foodName)

function verdictOn(matcher: Matcher, words: string, person: Person): Verdict {
  const plain = withoutChain(matcher.read(words))
  const families = siblingsOf(plain)
  const reading = withoutLeftOut(matcher, withSiblings(plain))
  const nouns = germanNounsIn(plain)
  const title = withCapitals(titleOf(withoutMeasure(words, (name) => isOneName(matcher, name))), nouns)
  const asked: VerdictQuery = { matcher, reading, title, dishes: dishesIn(reading), families }
  const namedFlagged = flaggedIn(asked, person)
  const isPlainly = ({ food }: Named) => !['may', 'far'].includes(food.relation)
  const namedTolerated = toleratedIn(asked, person).filter(isPlainly)
  const isTold = new Set(namedTolerated.map(({ food }) => food.foodName))
  const namedLow = lowIn(asked, person).filter((each) => isPlainly(each) && !isTold.has(each.food.foodName))
  const named = [...namedFlagged, ...namedTolerated, ...namedLow]
  const flagged = namedFlagged.map(({ food }) => food)
  const low = byRelation(namedLow.map(({ food }) => food))
  const tolerated = byRelation(namedTolerated.map(({ food }) => food))
  const { notTested, tested } = testedIn(reading, named)
  const notKnown = notKnownIn(reading, named)
  const isDish = isDishReading(reading)
  const [family, mention] = [families[0], askedMentions(reading)[0]]
  const isOne = families.length === 1 && askedMentions(reading).length === 1
  const isFamily = isOne && family !== undefined && mention !== undefined && isWithin(mention, family)
  const { clear: siblings, tainted } = isFamily
    ? siblingsIn(asked, namedLow, person)
    : { clear: low, tainted: [] }
  const hasTest = person.test !== null
  const isAnything = reading.tokens.some(({ text }) => /\p{L}{2}|\p{L}\d{3}/u.test(text))
  const found = kindOf({ flagged, tolerated, notKnown, notTested, tested, isDish, hasTest, isAnything })
  const relatedAllergies =
    found === 'allergy' || found === 'not-known' ? [] : relatedAllergiesIn(asked, person)
  const kind = relatedAllergies.length > 0 && isUnflagged(found) ? 'may-hold' : found
  const parts = partsOf(asked, person)
  const deciding = namedFlagged.map((each) => mentionedFood(asked, each, person))
  const isOfKinds = isFamily && deciding.some(({ isKind }) => isKind)
  // Beside an allergy or a choice a low value would read like permission to eat it.
  const isLeftOut = ['allergy', 'trigger', 'limited', 'own', 'not-readable'].includes(kind)
  const told =
    kind === 'tolerated' ||
    kind === 'no-elevation' ||
    isFamily ||
    (!isLeftOut && !isDish && isSplit(flagged, low))
      ? [...tolerated, ...siblings].slice(0, isFamily ? MOST_OF_FAMILY : MOST_LOW)
      : []
  const decided = isDish ? undefined : decidedIn(reading, namedFlagged, notKnown.length > 0)
  const gravest =
    isDish && !isOfKinds ? gravestOf(person, asked, parts, flagged.length > 0) : oftenIn(title, person)
  const keys = keysIn(reading)
  const clean = cleanParts(asked, parts, person)
  const about = decided ?? [title]
  const ruling = rulingOn({
    ...{ title, about, isList: about.length > 1 || about[0] !== title },
    ...{ foods: deciding, low: siblings, tolerated, tainted, halves: halvesIn(asked, flagged, person) },
    hasUsual: families.some(({ usual }) => usual.length > 0),
    isOrganism: keys.length > 0 && keys.every((key) => organisms.has(key)),
    isOrigin: originOf(reading.tokens.map(({ text }) => text).join(' ')) !== undefined,
    ...{
      isDish,
      isFamily,
      isAnything,
      hasTest,
      notTested: notTestedFor(kind, notTested, title),
      notKnown,
      isTested: tested,
    },
    hasParts: parts.length > 0,
    isLooked: clean.length > 0 || low.length > 0,
    isCheckedAgain: person.test?.isCheckedAgain ?? false,
    isPlain: named.length === 0 && askedMentions(reading).length === 0,
    ...{ gravest, relatedAllergies },
  })
  const isFirst = (name: string) => ruling.said.foods?.includes(name) ?? false
  const shown = kind === 'not-known' ? [] : [...deciding, ...told]
  const foods = [
    ...shown,
    ...toldFoods(ruling, { shown, further: [...tolerated, ...siblings, ...low], gravest, tainted }, person),
  ]
  return {
    q: words,
    understoodAs: null,
    kind,
    answer: ruling.answer,
    title,
    ...sayInEnglish(ruling, nouns),
    // The food that decided comes first: its value is charted.
    foods: foods
      .toSorted((one, other) => Number(isFirst(other.foodName)) - Number(isFirst(one.foodName)))
      .map((food) => answered(food, ruling)),
    parts: parts.map(answeredPart),
    clean,
    isDish,
    notTested: notTestedFor(kind, notTested, title),
    notKnown,
    choices: [],
    askMaker: kind === 'may-hold' || flagged.some(({ certainty }) => certainty === 'unsure'),
    keys,
    about,
    gravest,
    relatedAllergies,
    ruling,
  }
}

const isUnflagged = (kind: VerdictKind) => hasNothingAgainst({ kind }) || kind === 'not-tested'

/** The plainest named first: of spelt bread the spelt, then its gluten. */
const byRelation = (foods: readonly DecidingFood[]) =>
  foods.toSorted((one, other) => order.indexOf(one.relation) - order.indexOf(other.relation))

/** A food with the part of a dish that contains it, and whether the words name its family. */
function mentionedFood(
  asked: VerdictQuery,
  { food, concepts }: Named,
  { avoid, avoidFoods }: Person,
): RuledFood {
  const resolved = avoidFoods[avoid.findIndex(({ foodName }) => foodName === food.foodName)]
  const source = sourceOf(asked, food.foodName, resolved)
  const isUsualKind = asked.families.some(({ usual }) => usual.some((key) => concepts.has(key)))
  return {
    ...food,
    why: source === undefined ? food.why : `${food.relation === 'may' ? 'May be in' : 'In'} the ${source}.`,
    isKind: food.relation === 'family' || (food.relation === 'usual' && isUsualKind),
    place: placeOf(asked.families, concepts),
  }
}

/** Untested foods are named separately only where the words contain more. */
function notTestedFor(kind: VerdictKind, notTested: string[], title: string): string[] {
  if (kind === 'not-tested' && notTested.length === 0) return [title]
  const isWhole = notTested.length === 1 && notTested[0]?.length === title.length
  return isWhole && kind !== 'not-tested' ? [] : notTested
}

const keysIn = (reading: Reading): string[] => [
  ...new Set(askedMentions(reading).flatMap((mention) => mainsOf(mention, reading.foods))),
]

/** Whether a food is elevated only in part: low egg yolk, where egg white is high. */
const isSplit = (flagged: readonly DecidingFood[], low: readonly DecidingFood[]) =>
  flagged.length > 0 && low.some(({ relation }) => relation === 'is')
