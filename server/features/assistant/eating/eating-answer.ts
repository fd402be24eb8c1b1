import { linkTo } from '@shared/screens'
import type { Person } from '@shared/domain/verdict/person'
import { siblingsOf } from '@shared/domain/verdict/families'
import { swapsFor } from '@shared/domain/verdict/swaps'
import { isFree } from '@shared/domain/verdict/kinds'
import { type Verdict, verdictOf } from '@shared/domain/verdict/verdict'
import type { Database } from '../../../database/connect'
import { foodMatcher, shippedSwaps } from '../../foods/foods.public'
import { personOf } from '../../reports/reports.public'
import { findFoods } from '../food-passages'
import type { Answerer, Source, Told } from '../told'
import { type Ask, eatingAsked } from './eating-asked'
import { comparedIn, type Comparison } from './compared'
import { byGravity, sayComparison } from './comparison'
import { sayQualifier } from './qualifiers'
import { sayVerdict } from './say-verdict'

/** More foods than anybody asks about in one breath. */
const MOST_ASKS = 8
const MOST_FITTING = 8
const inEnglish = 'I answer in English.'

/** What the person may eat of the foods that a question asks about: the verdict on each. Nobody else's. */
export const eatingAnswer: Answerer = async ({ db }, { clientId }, question) => {
  if (clientId === null) return undefined
  const asked = eatingAsked(foodMatcher(), question)
  if (!asked) return undefined
  const told = await eatingTold({ db }, clientId, asked.asks, asked.compares)
  return asked.language === 'en' ? told : { ...told, answer: `${inEnglish}\n\n${told.answer}` }
}

/** What the person may eat of foods that a whole question puts side by side, and how these stand to each other. */
export const comparisonAnswer: Answerer = async (deps, asker, question) =>
  comparedIn(foodMatcher(), question) ? eatingAnswer(deps, asker, question) : undefined

/** The verdicts on what a client asks about, the gravest first, and how they compare where that is asked. */
export async function eatingTold(
  { db }: Parameters<Answerer>[0],
  clientId: number,
  asks: readonly Ask[],
  compares?: Comparison,
): Promise<Told> {
  const person = await personOf(db, clientId)
  const answered = await Promise.all(
    asks.slice(0, MOST_ASKS).map((ask) => answerTo(db, person, ask, compares !== undefined)),
  )
  const told = answered.toSorted((one, other) => byGravity(one.said, other.said))
  const compared = compares
    ? sayComparison(
        foodMatcher(),
        compares,
        answered.map(({ said }) => said),
      )
    : ''
  const report = person.test && {
    kind: 'report' as const,
    title: 'Your latest report',
    link: linkTo('/client/my-reports/:id', { id: person.test.reportId }),
  }
  const foods = new Map(told.flatMap(({ food }) => (food ? [[food.link, food]] : [])))
  return {
    answer: [...onceEach(told), compared].filter((text) => text !== '').join('\n\n'),
    sources: [...(report ? [report] : []), ...foods.values()],
    verdicts: told.map(({ said: { q, kind, title, sentence } }) => ({ q, kind, title, sentence })),
  }
}

/** What one ask is told: of the verdict, and what answers how, how much and how often it is asked about. */
type Answered = { text: string; qualified: string[]; said: Verdict; food: Source | undefined }

/** The texts in their order, each with what qualifies it, where a later one does not say the same. */
const onceEach = (told: readonly Answered[]): string[] =>
  told.map(({ text, qualified }, at) => {
    const later = told.slice(at + 1).flatMap((other) => other.qualified)
    return [text, ...qualified.filter((sentence) => !later.includes(sentence))].join(' ')
  })

async function answerTo(
  db: Database,
  person: Person,
  { words, wants, part, qualifier }: Ask,
  isCompared: boolean,
): Promise<Answered> {
  const said = verdictOf(foodMatcher(), words, person)
  const [named] = (await findFoods(db, said.understoodAs ?? words)).foods
  const text = sayVerdict({
    said,
    wants,
    // Nobody who asks about a trace, or which of two, wants another food.
    swaps:
      isCompared || qualifier === 'trace'
        ? []
        : swapsFor(foodMatcher(), shippedSwaps(), said, person, wants === 'instead'),
    part: part && holdsPart(words, part),
    fitting: wants === 'which' ? fittingOf(words, person) : [],
    isTested: person.test !== null,
  })
  return {
    text,
    qualified: qualifier ? sayQualifier(qualifier, said) : [],
    said,
    food: named && { kind: 'food', title: named.row.name, link: `#food-${named.row.id}` },
  }
}

/** Whether a dish holds what somebody looks for in it, as the matcher knows it. */
function holdsPart(words: string, part: string): string {
  const matcher = foodMatcher()
  const [found] = matcher.verdicts(matcher.read(words), matcher.resolve([{ name: part }]))
  if (found?.verdict === 'match') return `It usually holds ${part}.`
  if (found?.verdict === 'unsure' || found?.verdict === 'trace') return `It may hold ${part}.`
  return `We know of no ${part} in it: its list of ingredients tells.`
}

/** Foods of a family ("cheese") that a test found without elevation, and nothing else speaks against. */
function fittingOf(words: string, person: Person): string[] {
  const matcher = foodMatcher()
  const keys = siblingsOf(matcher.read(words)).flatMap((family) => family.keys)
  return person
    .lowFoods()
    .filter((food) => food.keys.some((key) => keys.includes(key)))
    .map(({ name }) => name)
    .filter((name) => isFree(verdictOf(matcher, name, person)))
    .slice(0, MOST_FITTING)
}
