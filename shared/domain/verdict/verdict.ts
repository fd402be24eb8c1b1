import type { Matcher, Reading } from '../food-matcher/food-matcher'
import type { Mention } from '../food-matcher/mentions'
import { isLabelWord } from '../label-vocabulary'
import { askedWords } from './asked-words'
import {
  type Asked,
  flaggedIn,
  isNamed,
  isSure,
  lowIn,
  type Named,
  order,
  partsOf,
  sourcesIn,
} from './deciding'
import { cleanParts } from './clean'
import { halvesIn } from './halves'
import { oftenIn } from './often'
import { isMadeWord, isManner } from './dish-words'
import { siblingsOf, withSiblings } from './families'
import { type DecidingFood, type DishPart, type VerdictKind, verdictLevels } from './kinds'
import { siblingsIn } from './siblings'
import { askedMentions, dishesIn, hasMadeWord, mainsOf } from './named'
import type { Person } from './person'
import { gravestOf } from './kitchen'
import { sentenceFor } from './sentence'
import { understood } from './understood'

/** What one person is told about some words, before anything that only a server knows is added. */
export type Verdict = {
  q: string
  /** What misspelt words were taken for. */
  understoodAs: string | null
  kind: VerdictKind
  title: string
  sentence: string
  /** The person's foods that decided, the gravest first, and behind them those of a family that are not elevated. */
  foods: DecidingFood[]
  parts: DishPart[]
  /** Of the parts those that a test looked at and found without elevation. */
  clean: string[]
  isDish: boolean
  notTested: string[]
  notKnown: string[]
  /** What misspelt words may all mean, where the answers differ. */
  choices: string[]
  askMaker: boolean
  /** The keys of the catalogue's foods that the words name for certain, the first first. */
  keys: string[]
}

const MOST_LOW = 12

/** Whether `person` may eat what the words of a question name, as the matcher reads them. */
export function verdictOf(matcher: Matcher, q: string, person: Person): Verdict {
  const { text, isChanged, others } = understood(matcher, askedWords(q))
  const verdict = verdictOn(matcher, text, person)
  const said = { ...verdict, q, understoodAs: isChanged ? text : null }
  const another = others.filter((other) => !isSame(verdictOn(matcher, other, person), verdict))
  if (another.length === 0) return said
  const choices = [text, ...another]
  const title = titleOf(askedWords(q))
  const none = {
    foods: [],
    low: [],
    tainted: [],
    halves: { low: [], raised: [] },
    parts: [],
    isDish: false,
    isFamily: false,
    hasTest: person.test !== null,
  }
  const sentence = sentenceFor('not-known', {
    ...none,
    title,
    notTested: [],
    notKnown: [],
    choices,
    isPlain: false,
    gravest: [],
  })
  return {
    ...said,
    understoodAs: null,
    kind: 'not-known',
    title,
    sentence,
    foods: [],
    parts: [],
    clean: [],
    isDish: false,
    notTested: [],
    notKnown: [],
    choices,
    askMaker: false,
    keys: [],
  }
}

const isSame = (one: Verdict, other: Verdict) =>
  one.kind === other.kind &&
  one.kind !== 'no-elevation' &&
  one.foods.every(({ foodName }, at) => other.foods[at]?.foodName === foodName)

/** What words name of a person's foods, before anything is said of it. */
function foundIn(matcher: Matcher, words: string, person: Person) {
  const plain = matcher.read(words)
  const families = siblingsOf(plain)
  const reading = withSiblings(plain)
  const title = titleOf(words)
  const asked: Asked = { matcher, reading, title, dishes: dishesIn(reading), families }
  const namedFlagged = flaggedIn(asked, person)
  const namedLow = lowIn(asked, person).filter(({ food }) => !['may', 'far'].includes(food.relation))
  const named = [...namedFlagged, ...namedLow]
  const flagged = namedFlagged.map(({ food }) => food)
  const { notTested, tested } = testedIn(reading, named)
  const notKnown = notKnownIn(reading, named)
  const isDish = asked.dishes.size > 0 || isMade(reading)
  const hasTest = person.test !== null
  const kind = kindOf({ flagged, notKnown, notTested, tested, isDish, hasTest })
  return { asked, reading, title, named, namedLow, flagged, notTested, notKnown, isDish, hasTest, kind }
}

const kept = new WeakMap<Person, Map<string, boolean>>()

/** Whether nothing at all speaks against a food or a part, as its own verdict has it; kept, as dishes share their parts. */
const clearFor = (matcher: Matcher, person: Person) => (words: string) => {
  const known = kept.get(person) ?? new Map<string, boolean>()
  kept.set(person, known)
  const isClear = known.get(words) ?? foundIn(matcher, words, person).kind === 'no-elevation'
  known.set(words, isClear)
  return isClear
}

function verdictOn(matcher: Matcher, words: string, person: Person): Verdict {
  const found = foundIn(matcher, words, person)
  const { asked, reading, title, named, namedLow, flagged, notTested, notKnown, isDish, hasTest, kind } =
    found
  const low = namedLow
    .map(({ food }) => food)
    .toSorted((a, b) => order.indexOf(a.relation) - order.indexOf(b.relation))
  const isFamily = asked.families.length === 1 && askedMentions(reading).length === 1
  const isClear = clearFor(matcher, person)
  const { clear: siblings, tainted } = isFamily
    ? siblingsIn(asked, namedLow, person, isClear)
    : { clear: low, tainted: [] }
  const parts = partsOf(asked, person)
  const sources = sourcesIn(asked, person)
  const told =
    kind === 'no-elevation' || isFamily || (!isDish && isSplit(flagged, low))
      ? siblings.slice(0, MOST_LOW)
      : []
  return {
    q: words,
    understoodAs: null,
    kind,
    title,
    sentence: sentenceFor(kind, {
      title,
      foods: flagged.map((food) => ({ ...food, source: sources.get(food.foodName) })),
      low: siblings,
      tainted,
      halves: halvesIn(asked, flagged, person),
      parts,
      isDish,
      isFamily,
      hasTest,
      notTested,
      notKnown,
      choices: [],
      isPlain: named.length === 0 && askedMentions(reading).length === 0,
      gravest: isDish && !isFamily ? gravestOf(person, asked, parts) : oftenIn(title, person),
    }),
    foods: kind === 'not-known' ? [] : [...flagged, ...told],
    parts,
    clean: cleanParts(asked, parts, person, isClear),
    isDish,
    notTested: notTestedFor(kind, notTested, title),
    notKnown,
    choices: [],
    askMaker: kind === 'may-hold' || flagged.some(({ certainty }) => certainty === 'unsure'),
    keys: keysIn(reading),
  }
}

/** Whether a word outside of the foods' own names is made by a recipe: the salad of "salmon salad", not that of "rocket salad". */
const isMade = ({ text, tokens, phrases }: Reading) =>
  phrases.some(
    ({ first, end, entry }) =>
      !(entry?.kind === 'food' && entry.source === 'name') &&
      hasMadeWord(text, tokens.slice(first, end), isMadeWord),
  )

/** What was not tested is told apart only where there is more in the words. */
function notTestedFor(kind: VerdictKind, notTested: string[], title: string): string[] {
  if (kind === 'not-tested' && notTested.length === 0) return [title]
  const isWhole = notTested.length === 1 && notTested[0]?.length === title.length
  return isWhole && kind !== 'not-tested' ? [] : notTested
}

type Found = {
  flagged: readonly DecidingFood[]
  notKnown: readonly string[]
  notTested: readonly string[]
  tested: boolean
  isDish: boolean
  hasTest: boolean
}

function kindOf({ flagged, notKnown, notTested, tested, isDish, hasTest }: Found): VerdictKind {
  if (flagged.length > 0) {
    if (flagged.some((food) => food.level === 'allergy' && isSure(food))) return 'allergy'
    const sure = flagged.find(isNamed)
    const usual = flagged.find(({ relation }) => relation === 'usual')
    if (sure && usual && verdictLevels.indexOf(usual.level) < verdictLevels.indexOf(sure.level))
      return 'may-hold'
    return sure && sure.level !== 'low' ? sure.level : 'may-hold'
  }
  if (notKnown.length > 0) return 'not-known'
  if (isDish && hasTest) return 'may-hold'
  return tested && notTested.length === 0 ? 'no-elevation' : 'not-tested'
}

/** What of the words no test looked at, as they write it, and whether one looked at any of it. */
function testedIn(reading: Reading, named: readonly Named[]) {
  const concepts = new Set(named.flatMap((one) => [...one.concepts]))
  const isTested = (concept: string) => concepts.has(concept)
  const notTested = new Set<string>()
  const asked = askedMentions(reading)
  for (const mention of asked) {
    const mains = mainsOf(mention, reading.foods)
    const isAll =
      (mains.length > 0 && mains.every(isTested)) ||
      (mains.length === 0 && [...mention.sure, ...mention.unsure].some(isTested)) ||
      isCovered(reading, mention.first, named)
    if (!isAll) notTested.add(wordsOf(reading, mention))
  }
  return {
    notTested: [...notTested],
    tested: named.some(({ food }) => food.certainty !== 'unsure') || asked.length > notTested.size,
  }
}

/** Whether a name that the knowledge does not know stands at a word. */
const isCovered = ({ tokens }: Reading, at: number, named: readonly Named[]) => {
  const start = tokens[at]?.start ?? -1
  return named.some(
    ({ concepts, spans }) =>
      concepts.size === 0 && spans.some((span) => span.start <= start && span.end > start),
  )
}

const wordsOf = ({ text, tokens }: Reading, { first, end }: Pick<Mention, 'first' | 'end'>) =>
  text.slice(tokens[first]?.start, tokens[end - 1]?.end)

/** Words of a reading that neither name a food nor belong to what is said around foods. */
const notKnownIn = (reading: Reading, named: readonly Named[]): string[] =>
  reading.phrases
    .filter(
      ({ entry, first }) =>
        entry === undefined &&
        !isSmallWord(reading.tokens[first]?.text ?? '') &&
        !isCovered(reading, first, named),
    )
    .map((phrase) => wordsOf(reading, phrase))

/** Words that name no food, whatever stands beside them: of labels, of kitchens, amounts and E-numbers. */
const isSmallWord = (word: string) =>
  isLabelWord(word) || isManner(word) || isMadeWord(word) || /^(?:\P{L}*|.|e\d+\p{L}?)$/u.test(word)

const keysIn = (reading: Reading): string[] => [
  ...new Set(askedMentions(reading).flatMap((mention) => mainsOf(mention, reading.foods))),
]

/** The halves of a food that is not elevated as a whole: egg yolk, where egg white is high. */
const isSplit = (flagged: readonly DecidingFood[], low: readonly DecidingFood[]) =>
  flagged.length > 0 && low.some(({ relation }) => relation === 'is')

const titleOf = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
