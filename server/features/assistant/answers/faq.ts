import { faqSources, faqAnswer } from '../faq-passages'
import { measures, again } from './results/influences'
import { careAnswer } from './care/care'
import { start } from './meals/meals'
import { readers } from './person/people'
import type { Own } from './person/about-person'
import { tracesAnswer } from './care/care-allergy'
import type { Care } from './care/care-asked'
import { neverAtHome } from './bringing-back'
import { ownPlan, plannedStart } from './plan'
import { supplementsIn } from './care/care-tables'
import { namesComplaint } from './care/complaints'
import { isMedicineNamed } from './care/medicines'
import { plain } from './words/plain'
import type { Answer } from '../answer'
import type { Ask, IntentOf } from '../understand/intents'
import type { AnswerHandler } from './answer-handler'
import { mergeAnswers } from './merge-answers'
import { verdictsOn } from './verdicts'

type Key = IntentOf<'faq'> | IntentOf<'practitioner'>

/** The verdict on a food that the question names. */
const ofFoods =
  (care: Care) =>
  async (own: Own, ask: Ask): Promise<Answer | undefined> =>
    ask.foods.length > 0 ? careAnswer(own, care, ask) : undefined

/** The answer about a complaint that the question names. */
const ofComplaint = async (own: Own, ask: Ask): Promise<Answer | undefined> =>
  namesComplaint(plain(ask.question)) ? careAnswer(own, 'complaint', ask) : undefined

/** A personal answer for clients where an FAQ gives a general one. */
const ofClient: Partial<Record<Key, (own: Own, ask: Ask) => Promise<Answer | undefined>>> = {
  'who-sees-my-data': async (own) => readers(own, await faqSources(own, 'who-sees-my-data')),
  'repeat-test': async (own) => again(own, await faqSources(own, 'repeat-test')),
  'my-plan': (own, { question }) => ownPlan(own, question),
  'starting-elimination': async (own) =>
    (await plannedStart(own)) ?? start(own, await faqSources(own, 'starting-elimination')),
  'what-igg-measures': async (own) =>
    measures(own, await faqSources(own, 'what-igg-measures', 'what-the-test-does-not-show')),
  'allergy-or-intolerance': (own, ask) => careAnswer(own, 'either', ask),
  'not-an-allergy-test': async (own, ask) =>
    isMedicineNamed(plain(ask.question)) ? careAnswer(own, 'disease', ask) : ofFoods('disease')(own, ask),
  reintroduction: async (own, ask) => {
    const never = await neverAtHome(own, ask.foods)
    if (never) return never
    const verdictAnswer = await verdictsOn(own, ask)
    const faq = await faqAnswer(own.db, own.actor.role, 'reintroduction')
    return verdictAnswer && faq ? mergeAnswers([verdictAnswer, faq]) : verdictAnswer
  },
  'diagnosed-allergy': (own, ask) =>
    ofFoods(/\b(?:do i have|am i|is (?:it|this|that))\b/u.test(plain(ask.question)) ? 'disease' : 'listed')(
      own,
      ask,
    ),
  'enough-nutrients': async (own, ask) =>
    supplementsIn(plain(ask.question)).length > 0 ? careAnswer(own, 'supplement', ask) : undefined,
  'symptoms-without-elevation': ofComplaint,
  'when-to-see-a-doctor': ofComplaint,
  'scanner-trace-and-unsure': (own, { question }) => tracesAnswer(own, question),
}

/** Answers with the FAQ of a key, or personally where that is known. */
export const faqHandler = (key: string): AnswerHandler => ({
  foods: 'none',
  answer: async (ask, { db, actor, own }) =>
    (own && (await ofClient[key as Key]?.(own, ask))) ?? faqAnswer(db, actor.role, key),
})
