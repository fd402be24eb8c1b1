import type { Person } from '@shared/domain/verdict/person'
import { siblingsOf } from '@shared/domain/verdict/families'
import { swapsFor } from '@shared/domain/verdict/swaps'
import { hasNothingAgainst } from '@shared/domain/verdict/kinds'
import { isPoisonous } from '@shared/domain/verdict/poisonous'
import { verdictIn } from '@shared/domain/verdict/sentence-in'
import { type Verdict, verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher, foodRoles } from '../../../foods/foods.public'
import { findFoods, foodSource } from '../../food-passages'
import { type Own, reportSource, shownVerdict } from '../person/about-person'
import { holding } from '../person/found'
import { inEnglish, languageOf } from '../../understand/language'
import type { Source, Answer } from '../../answer'
import type { Comparison } from './compared'
import { byGravity, sayComparison } from './comparison'
import { type Qualifier, qualifierOf, sayQualifier } from './qualifiers'
import { sayVerdict, type Wants } from './say-verdict'

/** More foods than one question ever names. */
const MOST_ASKS = 8
const MOST_FITTING = 8

/** One food or dish in the user's words, and what they want to know. `part`: what may be in it. */
export type Ask = { words: string; wants: Wants; part?: string }

/** Verdicts on the foods of a question, the most serious first, and a comparison where asked. */
export async function eatingAnswer(
  own: Pick<Own, 'db' | 'person'>,
  question: string,
  asks: readonly Ask[],
  comparing?: Comparison,
): Promise<Answer> {
  const { person } = own
  const isPlain = asks.some(({ words }) => isPoisonous(words))
  const compares = isPlain ? undefined : comparing
  const qualifier = isPlain ? undefined : qualifierOf(question.toLowerCase())
  const isCompared = compares !== undefined
  const whole = (qualifier === 'parted' ? asWhole(question, asks) : asks).slice(0, MOST_ASKS)
  const isAlone = whole.length === 1
  const answered = await Promise.all(
    whole.map((ask) => answerTo(own, ask, { qualifier, isCompared, isAlone })),
  )
  const sorted = answered.toSorted((one, other) => byGravity(one.said, other.said))
  const verdicts = answered.map(({ said }) => said)
  const compared = compares ? sayComparison(compares, verdicts) : ''
  const language = languageOf(question)
  const inTheirs =
    language === 'en'
      ? []
      : [...sorted.map(({ said }) => verdictIn(language, said, foodMatcher())), inEnglish[language]]
  const foods = new Map(sorted.flatMap(({ food }) => (food ? [[food.link, food]] : [])))
  return {
    answer: [...inTheirs, ...onceEach(sorted), compared].filter((text) => text !== '').join('\n\n'),
    sources: [...(person.test ? [reportSource(person)] : []), ...foods.values()],
    verdicts: sorted.map(({ said }) => shownVerdict(said)),
  }
}

/** Rejoins a food and what is picked off it: "bun with sesame". */
function asWhole(question: string, asks: readonly Ask[]): readonly Ask[] {
  const foods = asks.map(({ words }) => nameIn(words)).filter((words) => words !== '')
  const [first] = asks
  if (!first || foods.length < 2) return asks
  const [made, rest] = [foods.filter(isMade), foods.filter((words) => !isMade(words))]
  return [{ ...first, words: [...made, ...rest].join(` ${withIn[languageOf(question)]} `) }]
}
const withIn = { en: 'with', de: 'mit', fr: 'avec', es: 'con' }

/** The verdict on one food, with answers to how, how much and how often. */
type Answered = { text: string; qualified: string[]; said: Verdict; food: Source | undefined }

/** The texts in order, without a qualifier that a later text repeats. */
const onceEach = (sorted: readonly Answered[]): string[] =>
  sorted.map(({ text, qualified }, at) => {
    const later = sorted.slice(at + 1).flatMap((other) => other.qualified)
    return [text, ...qualified.filter((sentence) => !later.includes(sentence))].join(' ')
  })

async function answerTo(
  { db, person }: Pick<Own, 'db' | 'person'>,
  { words, wants, part }: Ask,
  { qualifier, ...how }: { qualifier: Qualifier | undefined; isCompared: boolean; isAlone: boolean },
): Promise<Answered> {
  const verdict = verdictOf(foodMatcher(), words, person)
  const [named] = await findFoods(db, verdict.understoodAs ?? words)
  const text = sayVerdict({
    said: verdict,
    wants,
    // A question about a trace or a choice does not ask for a replacement.
    swaps:
      how.isCompared || qualifier === 'trace'
        ? null
        : swapsFor(foodMatcher(), foodRoles(), verdict, person, wants === 'instead'),
    part: part && holdsPart(words, part),
    fitting: wants === 'which' ? fittingOf(words, person) : [],
    isTested: person.test !== null,
    isAlone: how.isAlone,
  })
  return {
    text,
    qualified: qualifier ? sayQualifier(qualifier, verdict, person) : [],
    said: verdict,
    food: named && foodSource(named),
  }
}

/** The known food in a phrase: "Sesam abkratze" is sesame. */
function nameIn(words: string): string {
  const { tokens, mentions } = foodMatcher().read(words)
  const [first, last] = [mentions[0], mentions.at(-1)]
  return first && last ? words.slice(tokens[first.first]?.start, tokens[last.end - 1]?.end) : ''
}

/** Whether words name something made of several foods. */
export const isMade = (words: string) =>
  foodMatcher()
    .read(words)
    .mentions.some(({ entry }) => entry.parts)

/** Whether the matcher finds the part in the dish. */
function holdsPart(words: string, part: string): string {
  const held = holding(words, part)
  if (held === 'match') return `It usually has ${part}.`
  return held === 'none'
    ? `We don't know of any ${part} in it, but check the ingredients.`
    : `It may have ${part}.`
}

/** Foods of a family ("cheese") without elevation and with nothing else against them. */
function fittingOf(words: string, person: Person): string[] {
  const matcher = foodMatcher()
  const keys = siblingsOf(matcher.read(words)).flatMap((family) => family.keys)
  return person
    .lowFoods()
    .filter((food) => food.keys.some((key) => keys.includes(key)))
    .map(({ name }) => name)
    .filter((name) => hasNothingAgainst(verdictOf(matcher, name, person)))
    .slice(0, MOST_FITTING)
}
