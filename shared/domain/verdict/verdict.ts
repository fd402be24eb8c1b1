import { type AvoidEntry, avoidLevels } from '../avoid-list'
import type { FoodVerdict, Matcher, Reading, Span } from '../food-matcher/food-matcher'
import { isLabelWord } from '../label-vocabulary'
import type { Measured, Person } from './person'
import { sentenceFor } from './sentence'

/** What a person is told, the gravest first. */
export const verdictKinds = [
  'allergy',
  'high',
  'moderate',
  'own',
  'may-hold',
  'no-elevation',
  'not-tested',
  'not-known',
] as const
export type VerdictKind = (typeof verdictKinds)[number]

/** Those of the avoid list, and `low` for what a test found without elevation. */
export const verdictLevels = [...avoidLevels, 'low'] as const
export type VerdictLevel = (typeof verdictLevels)[number]

/** One of the person's foods that the words name, and what tests found of it. */
export type DecidingFood = {
  foodName: string
  level: VerdictLevel
  certainty: Span['verdict']
  /** The words that name it. */
  words: string[]
  measured: Measured | null
  carriedOverFrom: string | null
}

export type DishPart = { name: string; foodName: string | null; level: VerdictLevel | null }

/** What one person is told about some words, before anything that only a server knows is added. */
export type Verdict = {
  q: string
  understoodAs: string | null
  kind: VerdictKind
  title: string
  sentence: string
  foods: DecidingFood[]
  parts: DishPart[]
  notTested: string[]
  notKnown: string[]
  askMaker: boolean
  /** The keys of the catalogue's foods that the words name for certain, the first first. */
  keys: string[]
}

const certainties = ['match', 'trace', 'unsure'] as const

/** Whether `person` may eat what the words name, as the matcher reads them. */
export function verdictOf(matcher: Matcher, words: string, person: Person): Verdict {
  const reading = matcher.read(words)
  const foods = flaggedIn(matcher, reading, person)
  const low = foods.length > 0 ? [] : lowIn(matcher, reading, person)
  const notKnown = notKnownIn(reading)
  const keys = keysIn(reading)
  const kind = kindOf(foods, low, notKnown)
  const title = titleOf(words)
  const told = kind === 'no-elevation' ? low : foods
  return {
    q: words,
    understoodAs: null,
    kind,
    title,
    sentence: sentenceFor(kind, title, told),
    foods: told,
    parts: [],
    notTested: kind === 'not-tested' ? [title] : [],
    notKnown,
    askMaker: kind === 'may-hold' || told.some(({ certainty }) => certainty === 'unsure'),
    keys,
  }
}

/** The person's foods that a reading names, the gravest first. */
function flaggedIn(
  matcher: Matcher,
  reading: Reading,
  { avoid, avoidFoods, measured }: Person,
): DecidingFood[] {
  return matcher
    .verdicts(reading, avoidFoods)
    .flatMap((verdict, at) => {
      const entry = avoid[at]
      return entry && verdict.verdict !== 'none' ? [decidingFood(entry, verdict, measured[at] ?? null)] : []
    })
    .sort(
      (a, b) =>
        verdictLevels.indexOf(a.level) - verdictLevels.indexOf(b.level) ||
        certainties.indexOf(a.certainty) - certainties.indexOf(b.certainty),
    )
}

function decidingFood(
  entry: AvoidEntry,
  { spans, verdict }: FoodVerdict,
  measured: Measured | null,
): DecidingFood {
  const certainty = verdict as Span['verdict']
  const { foodName, level, carriedOverFrom } = entry
  const telling = spans.filter((span) => span.verdict === certainty)
  return {
    foodName,
    level,
    certainty,
    words: [...new Set(telling.map(({ word }) => word))],
    measured,
    carriedOverFrom,
  }
}

/** The foods that the latest test found without elevation and the words name for certain. */
function lowIn(matcher: Matcher, reading: Reading, { low, lowFoods, test }: Person): DecidingFood[] {
  if (low.length === 0) return []
  return matcher.verdicts(reading, lowFoods()).flatMap(({ verdict, spans }, at) => {
    const foodName = low[at]
    if (verdict !== 'match' || foodName === undefined) return []
    const result = test?.results.find(({ food }) => food === foodName)
    const measured =
      result && test ? { value: result.value, text: result.text, scale: test.scale, day: test.day } : null
    const words = [...new Set(spans.map(({ word }) => word))]
    return [
      {
        foodName,
        level: 'low' as const,
        certainty: 'match' as const,
        words,
        measured,
        carriedOverFrom: null,
      },
    ]
  })
}

function kindOf(
  foods: readonly DecidingFood[],
  low: readonly DecidingFood[],
  notKnown: readonly string[],
): VerdictKind {
  const [gravest] = foods
  if (gravest) {
    if (gravest.level === 'allergy' && gravest.certainty !== 'unsure') return 'allergy'
    const sure = foods.find(({ certainty }) => certainty === 'match')
    return sure && sure.level !== 'low' ? sure.level : 'may-hold'
  }
  if (notKnown.length > 0) return 'not-known'
  if (low.length > 0) return 'no-elevation'
  return 'not-tested'
}

/** Words of a reading that neither name a food nor belong to what is said around foods. */
const notKnownIn = ({ text, tokens, phrases }: Reading): string[] =>
  phrases
    .filter(({ entry, first }) => entry === undefined && !isLabelWord(tokens[first]?.text ?? ''))
    .map(({ first }) => text.slice(tokens[first]?.start, tokens[first]?.end))
    .filter((word) => /\p{L}{2}/u.test(word))

const keysIn = ({ mentions, foods }: Reading): string[] => [
  ...new Set(
    mentions
      .filter(({ mode }) => mode !== 'not' && mode !== 'aside')
      .flatMap(({ sure }) => [...sure].filter((concept) => foods.has(concept))),
  ),
]

const titleOf = (words: string) => {
  const plain = words
    .trim()
    .replace(/\s*[?!.]+$/u, '')
    .replace(/\s+/gu, ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
