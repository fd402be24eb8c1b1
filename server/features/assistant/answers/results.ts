import { isFamily } from '@shared/domain/verdict/families'
import { nothingYet, type Own, reported, resultsNamed, type Test } from './person/about-person'
import { avoided, outcomesAnswer } from './results/avoided'
import { changes, move } from './results/changes'
import { family } from './results/families'
import { limit, onList, why } from './results/limits'
import { allNormal, count, day, list, ofTests, ranked, scale } from './results/numbers'
import { allergies, chosen, record, reportCount, sample } from './person/people'
import { plain } from './words/plain'
import { termsIn, termsAnswer } from './results/terms'
import { compare, level } from './results/values'
import { faqSources, faqAnswer } from '../faq-passages'
import { influences, meaning, ofOrigin, otherLab, severity } from './results/influences'
import type { Answer } from '../answer'
import type { Ask } from '../understand/intents'
import { type AnswerHandler, type AnswerHandlers, type FoodCount, ofOwn } from './answer-handler'
import { groupIn, has, type Moves, rankIn, valuesIn, whenIn } from './results/slots'
import { mergeAnswers } from './merge-answers'

type Maybe = Answer | undefined | Promise<Answer | undefined>

/** Answers from the latest test, or says that there is none. */
const ofTest = (foods: FoodCount, answer: (own: Own, test: Test, ask: Ask) => Maybe): AnswerHandler =>
  ofOwn(foods, (own, ask) => {
    const { test } = own.person
    return test ? answer(own, test, ask) : reported(own, nothingYet)
  })

/** One answer for each known food. Undefined when none is known. */
async function each(foods: readonly string[], tell: (words: string) => Maybe): Promise<Answer | undefined> {
  const answers = await Promise.all(foods.map(async (words) => tell(words)))
  const known = answers.filter((one) => one !== undefined)
  return known.length > 0 ? mergeAnswers(known) : undefined
}

const moved = (which: Moves) =>
  ofOwn('none', (own, { question }) => changes(own, { which, isMost: has(plain(question), 'most', 'top') }))

const causes = (isMoved: boolean) =>
  ofTest('none', (own, test, { foods, question }) =>
    why(own, test, { foods, isMoved, text: plain(question) }),
  )

const scaleFaqs = (own: Own) =>
  faqSources(own, own.person.test?.scale === 'index' ? 'reading-index' : 'reading-micrograms')
const scaleAnswer = async (own: Own, test: Test, value: number | null) =>
  scale(own, test, value, await scaleFaqs(own))

const familyOr = (own: Own, test: Test, ask: Ask, words: string) =>
  family(own, test, plain(words), ask.question)

export const results: AnswerHandlers<'results'> = {
  count: ofOwn('none', (own, { question }) => {
    const text = plain(question)
    const of = groupIn(text) ?? (has(text, 'tested') ? 'tested' : 'elevated')
    return ofTests(own, whenIn(text), (test) => count(own, test, { of }))
  }),
  list: ofOwn('none', (own, { question }) => {
    const text = plain(question)
    // "What do I keep away from" means everything on the list, not only raised values.
    if (groupIn(text) === 'elevated' && has(text, 'avoiding') && !has(text, 'before')) return avoided(own)
    return ofTests(own, whenIn(text), (test) => list(own, test, { of: groupIn(text) ?? 'elevated' }))
  }),
  avoided: ofOwn('none', (own, { question }) =>
    has(plain(question), 'before')
      ? ofTests(own, whenIn(plain(question)), (test) => list(own, test, { of: 'elevated' }))
      : avoided(own),
  ),
  rank: ofOwn('none', (own, { question, foods }) => {
    const rank = rankIn(plain(question))
    const of = foods.find((words) => isFamily(plain(words)))
    return ofTests(own, rank, (test) => ranked(own, test, { ...rank, ...(of && { family: plain(of) }) }))
  }),
  level: ofOwn('some', (own, ask) =>
    each(ask.foods, async (words) => {
      const { test } = own.person
      return (test && isFamily(plain(words)) && (await familyOr(own, test, ask, words))) || level(own, words)
    }),
  ),
  move: ofOwn('some', (own, { foods, question }) =>
    each(foods, (words) => move(own, { words, remembered: valuesIn(plain(question)) })),
  ),
  limit: ofTest('none', (own, test, { foods, question }) => {
    const [value] = valuesIn(plain(question))
    if (foods.length > 0) return each(foods, (words) => limit(own, test, words))
    return value === undefined ? limit(own, test, '') : scaleAnswer(own, test, value)
  }),
  family: ofTest('some', (own, test, ask) =>
    each(ask.foods, async (words) => (await familyOr(own, test, ask, words)) ?? level(own, words)),
  ),
  why: causes(false),
  'why-changed': causes(true),
  listed: ofTest('some', (own, test, { foods }) => each(foods, (words) => onList(own, test, words))),
  compare: ofTest('some', (own, test, { foods }) =>
    foods.length > 1
      ? compare(own, test, foods)
      : each(foods, (words) => move(own, { words, remembered: [] })),
  ),
  'changes-all': moved('all'),
  'changes-up': moved('up'),
  'changes-down': moved('down'),
  'changes-new': moved('new'),
  'changes-gone': moved('gone'),
  scale: ofTest('none', (own, test, { question }) =>
    scaleAnswer(own, test, valuesIn(plain(question))[0] ?? null),
  ),
  influences: ofTest('none', (own, test, { question }) => influences(own, test, plain(question))),
  severity: ofTest('none', async (own, test, { question, foods }) =>
    severity(own, test, valuesIn(plain(question))[0] ?? (await valueOf(own, test, foods))),
  ),
  origin: ofTest('none', (own, test, { question }) => ofOrigin(own, test, plain(question))),
  meaning: ofTest('none', (own, test) => meaning(own, test)),
  'all-normal': ofTest('none', (own, test) => allNormal(own, test)),
  day: ofTest('none', (own, test) => day(own, test)),
  sample: ofOwn('none', (own) => sample(own)),
  reports: ofOwn('none', (own) => reportCount(own)),
  allergies: ofOwn('none', (own) => allergies(own)),
  chosen: ofOwn('none', (own) => chosen(own)),
  record: ofOwn('none', (own) => record(own)),
  'other-lab': ofOwn('none', async (own, { foods }) => otherLab(own, foods, await scaleFaqs(own))),
  term: ofOwn('none', async (own, { question }) => {
    const terms = termsIn(plain(question))
    return terms.length > 0 ? termsAnswer(terms) : faqAnswer(own.db, own.actor.role, 'what-igg-measures')
  }),
  'found-out': ofOwn('none', (own, { question }) => outcomesAnswer(own, foundIn(plain(question)))),
}

async function valueOf(own: Own, test: Test, [words]: readonly string[]): Promise<number | null> {
  const [first] = words === undefined ? [] : await resultsNamed(own, test, words)
  return first?.value ?? null
}

function foundIn(text: string): 'complaints' | 'fine' | 'all' {
  const isOf = { complaints: has(text, 'complaints'), fine: has(text, 'fine') }
  return isOf.complaints === isOf.fine ? 'all' : isOf.fine ? 'fine' : 'complaints'
}
