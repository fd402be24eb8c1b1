import { pattern } from '@shared/domain/text/pattern'
import type { Role } from '@shared/core/roles'
import { mayBeUrgent } from '@shared/domain/safety/emergency'
import { isPoisonous } from '@shared/domain/verdict/poisonous'
import type { Dependencies } from '../../../dependencies'
import type { Turn } from '../resolve'
import { handlerFor } from '../answers/answer-handlers'
import { deniedIn } from '../../recipes/recipes.public'
import { complaintsIn } from '../answers/care/complaints'
import { diseasesIn } from '../answers/care/diseases'
import { categoryIn } from '../answers/meals/wishes'
import { namesDay, valuesIn } from '../answers/results/slots'
import { plain } from '../answers/words/plain'
import { otherIn } from '../answers/person/whom'
import { qualifierOf } from '../answers/verdicts/qualifiers'
import { understandByModel } from './by-model'
import { type Prediction, predictionsFrom } from './classify'
import { foodsAsked, isOfFoodsAlone, namesFood } from './foods'
import type { Ask, Intent } from './intents'
import { languageOf } from './language'
import { readLexicon } from './lexicon'
import { piecesOf, questionsOf } from './parts'
import { signIn } from './signs'

/** The share from which a prediction counts as certain. */
export const SURE = 0.34
/** The share that one of several questions needs. */
export const CLEAR = 0.5
/** The share of "may I eat" for foods without a clearer intent. */
const EATING = 0.3
/** Below this share nothing is answered. */
const VAGUE = 0.27
/** Limits for "off topic" beside an unclear prediction, or beside foods that are only named. */
const OFF_TOPIC = { unclear: 0.45, share: 0.12, withFoods: 0.5 }
const MOST = 3
/** The share that any text has for any intent. */
const OTHERWISE = 0.05

/** Clients may ask about their data, staff about FAQs and the catalogue. */
const mayAsk: Record<'client' | 'staff', (intent: Intent) => boolean> = {
  client: (intent) => !intent.startsWith('practitioner.'),
  staff: (intent) => /^(?:faq|practitioner|none|portal)\.|^verdicts\.(?:about|holds)$/u.test(intent),
}

/** Predictions; an emergency needs a sign of the body or of urgency. */
function predictionsFor(question: string, role: Role, foods: readonly string[]): Prediction[] {
  const may = mayAsk[role === 'client' ? 'client' : 'staff']
  const isUrgent = mayBeUrgent(question)
  const meanings = new Set(plain(question).split(' ').map(meaningOf))
  // Foods without a disease are a question about the foods.
  const isOfDisease = foods.length === 0 || diseasesIn(plain(question)).length > 0
  const isSaid = (intent: Intent) =>
    intent === 'care.has-disease'
      ? isOfDisease
      : intent === 'care.other-child'
        ? meanings.has('child') || !ofOwnDiet.test(question)
        : (spoken[intent]?.some((meaning) => meanings.has(meaning)) ?? true)
  return predictionsFrom(
    question,
    (intent) => may(intent) && isSaid(intent) && (isUrgent || intent !== 'none.emergency'),
  )
}

/** A user who mentions their own diet asks for themselves. */
const ofOwnDiet = new RegExp(
  pattern`(?<!\p{L})(?:my|meine[nmr]?|mon|mi) (?:own )?(?:diet|plan|menu|meals|ernährung|speiseplan|
    régime|dieta|plan)(?!\p{L})`,
  'iu',
)
const meaningOf = readLexicon('lexicon.txt')
/** These intents need their own word: nobody reads about a pregnancy they did not mention. */
const spoken: Partial<Record<Intent, readonly string[]>> = {
  'care.pregnancy': ['pregnant', 'child'],
  'care.pet': ['pet'],
  'care.pollen': ['pollen'],
  'faq.lactose': ['milk', 'disease'],
}

/** The predicted intents of a question, at least one; `confidence` from 0 to 1. */
export function understand(question: string, role: Role): Ask[] {
  const whole = understood(question, role)
  const parts = questionsOf(question)
  // Nothing about values or cooking may follow the verdict on a poison.
  if (parts.length === 1 || whole.foods.some(isPoisonous)) return [whole]
  const asks = parts.slice(0, MOST).map((part) => understood(part, role))
  const isApart = asks.some(
    ({ intent, foods }) => intent !== asks[0]?.intent || foods.join() !== asks[0].foods.join(),
  )
  return isApart && asks.every(({ confidence }) => confidence >= CLEAR) ? asks : [whole]
}

function understood(question: string, role: Role): Ask {
  const isClient = role === 'client'
  const foods = foodsAsked(question)
  const predictions = predictionsFor(question, role, foods)
  const ofClient = () =>
    ofPoison(predictions, foods) ?? ofBody(question, predictions) ?? eatingOf(question, predictions, foods)
  const meant = (isClient && ofClient()) || likeliest(predictions, foods)
  const prediction = offTopicOf(predictions, meant, foods) ?? meant
  const intent = isClient ? askedFor(prediction.intent, plain(question)) : prediction.intent
  const share = intent === prediction.intent ? prediction.share : 1
  return {
    intent,
    question,
    foods,
    about: /^care\.(?:other|pet)|^portal\.others/u.test(intent) ? 'other' : 'self',
    language: languageOf(question),
    confidence: share,
  }
}

/** Off topic, when that is likely enough beside an unclear prediction. */
function offTopicOf(predictions: readonly Prediction[], meant: Prediction, foods: readonly string[]) {
  if (
    meant.share >= OFF_TOPIC.unclear ||
    !/^(?:results|verdicts|meals|plan|portal|faq)\./u.test(meant.intent)
  )
    return
  const least = foods.length > 0 ? OFF_TOPIC.withFoods : OFF_TOPIC.share
  return predictions.find(({ intent, share }) => intent === 'none.off-topic' && share >= least)
}

/** "May I eat" for a poison, whatever is asked about it. */
function ofPoison([best]: readonly Prediction[], foods: readonly string[]): Prediction | undefined {
  const isAsked = foods.some(isPoisonous) && best?.intent !== 'none.emergency'
  return isAsked ? { intent: 'verdicts.may', share: 1 } : undefined
}

/** The most likely intent for which the question has the foods, with its share. */
function likeliest(predictions: readonly Prediction[], foods: readonly string[]): Prediction {
  const possible = predictions.filter(({ intent }) => foods.length > 0 || handlerFor(intent).foods === 'none')
  const [[best], [found]] = [predictions, possible]
  if (!best || !found) throw new Error('The weights know no intent.')
  if (found.share < OTHERWISE) return best
  return { ...found, share: found.share / possible.reduce((sum, { share }) => sum + share, 0) }
}

/** For another person (`plain` text), the intent about others. */
function askedFor(intent: Intent, text: string): Intent {
  // Picking something off a dish means it was made with it.
  if (/^meals\.(?:dish-without|choose|instead|cooking)$/u.test(intent) && qualifierOf(text) === 'parted')
    return 'verdicts.may'
  // A day without a value is one of the plan.
  if (intent === 'results.scale' && namesDay(text) && valuesIn(text).length === 0) return 'plan.today'
  if (/\b(?:i|im|ive|id|me|mine|we|us)\b/u.test(text)) return intent
  if (intent.startsWith('results.') && otherIn(text)) return 'portal.others-results'
  return /^(?:verdicts|meals)\./u.test(intent) && /\b(?:he|she|him|her)\b/u.test(text)
    ? 'care.other-adult'
    : intent
}

/** The intent of a question about a body, unless another is certain. */
function ofBody(question: string, predictions: readonly Prediction[]): Prediction | undefined {
  const [best] = predictions
  const sign = signIn(plain(question))
  const found = predictions.find(({ intent }) => sign?.intents.includes(intent))
  if (!best || !sign || !found) return undefined
  const least = sign.isStrong ? CLEAR : SURE
  if (/^(?:care|faq|none\.(?:emergency|beyond)$)/u.test(best.intent) && best.share >= least) return best
  if (!isOfEating(best) && best.share >= CLEAR) return undefined
  return { intent: found.intent, share: Math.max(found.share, SURE) }
}

const isOfEating = ({ intent }: Prediction) => /^(?:verdicts|meals)\.|^portal\.figure/u.test(intent)

/** A complaint that the user does not have. */
const none = /\b(?:without|no|ohne|keine|sans|sin) (?:any )?\w+/gu

/** "Dinner, nothing with nightshades", "a dinner, no rice, no tofu": a meal, and no question. */
function isMealWithout(question: string): boolean {
  const [first, second] = deniedIn(question)
  if (!first || !(second || isOfFoodsAlone(question))) return false
  const isAsked = piecesOf(question).some(({ asks }) => asks)
  return !isAsked && categoryIn(plain(question.slice(0, first.start))) !== null
}

/** "May I eat" for a question that names only foods, or nothing clearer. */
function eatingOf(question: string, all: Prediction[], foods: readonly string[]): Prediction | undefined {
  // A complaint or disease is the question, not the food.
  const text = plain(question).replace(none, ' ')
  if (foods.length === 0 || complaintsIn(text).length > 0 || diseasesIn(text).length > 0) return undefined
  const [best] = all.filter(({ intent }) => !intent.startsWith('none.'))
  const enough = best && isOfEating(best) ? SURE : CLEAR
  if (isMealWithout(question)) return { intent: 'meals.meal', share: 1 }
  if (isOfFoodsAlone(question) && !((best?.share ?? 0) >= enough)) return { intent: 'verdicts.may', share: 1 }
  if (best && best.share >= SURE) return undefined
  const share = all.filter(isOfEating).reduce((sum, prediction) => sum + prediction.share, 0)
  const may = all.find(isOfEating)
  if (may && share >= EATING) return { intent: may.share >= SURE ? may.intent : 'verdicts.may', share }
  // A verdict on a known food is always true, and better than nothing.
  return (best?.share ?? 0) < VAGUE && foods.some(namesFood)
    ? { intent: 'verdicts.may', share: SURE }
    : undefined
}

/** Predictions of the build; an uncertain one goes to the model, if there is one. */
export async function understoodBy(
  { db, model }: Pick<Dependencies, 'db' | 'model'>,
  role: Role,
  asks: readonly Ask[],
  turns: readonly Turn[],
  signal: AbortSignal,
): Promise<readonly Ask[]> {
  const [ask, ...more] = asks
  if (!model || !ask || more.length > 0 || ask.confidence >= SURE) return asks
  const predictions = predictionsFor(ask.question, role, ask.foods)
  return (await understandByModel({ db, model }, ask, turns, { predictions, signal })) ?? asks
}

/** Loads the weights and two languages of unknown words, so that no user waits for it. */
export function warmQuestions(): void {
  for (const question of ['how high is my brunost value', 'darf ich kaesespaetzle'])
    understand(question, 'client')
}
