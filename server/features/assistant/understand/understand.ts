import type { Role } from '@shared/core/roles'
import { mayBeUrgent } from '@shared/domain/emergency'
import type { Dependencies } from '../../../dependencies'
import type { Turn } from '../resolve'
import { answererOf } from '../answers/answers'
import { complaintsIn } from '../answers/care/complaints'
import { diseasesIn } from '../answers/care/diseases'
import { plain } from '../answers/words/plain'
import { otherIn } from '../answers/person/whom'
import { qualifierOf } from '../answers/verdicts/qualifiers'
import { understandByModel } from './by-model'
import { type Guess, guessesOf } from './classify'
import { foodsAsked, isOfFoodsAlone, namesFood } from './foods'
import type { Ask, Intent } from './intents'
import { languageOf } from './language'
import { readLexicon } from './lexicon'
import { questionsOf } from './parts'
import { signIn } from './signs'

/** From here on the likeliest intent is what is asked. */
export const SURE = 0.34
/** One of several questions has to be this clear to be told by itself. */
export const CLEAR = 0.5
/** So much is eating about what names foods and nothing that is clearer. */
const EATING = 0.3
/** Below this nothing is told of what a question asks for. */
const VAGUE = 0.27
/** So likely something else is meant beside what is no clearer than this, or beside foods that are only named. */
const OFF_TOPIC = { unclear: 0.45, share: 0.12, withFoods: 0.5 }
/** More than anybody asks at once. */
const MOST = 3
/** What any text of one sentence resembles a little. */
const OTHERWISE = 0.05

/** What each role may ask for: clients of their own, staff what stands in FAQs and the catalogue. */
const mayAsk: Record<'client' | 'staff', (intent: Intent) => boolean> = {
  client: (intent) => !intent.startsWith('practitioner.'),
  staff: (intent) => /^(?:faq|practitioner|none|portal)\.|^verdicts\.(?:about|holds)$/u.test(intent),
}

/** What a question may ask for: without a sign of a body or of haste it tells of no emergency. */
function guessesFor(question: string, role: Role, foods: readonly string[]): Guess[] {
  const may = mayAsk[role === 'client' ? 'client' : 'staff']
  const isUrgent = mayBeUrgent(question)
  const meanings = new Set(plain(question).split(' ').map(meaningOf))
  // Who names foods and no disease asks about the foods.
  const isOfDisease = foods.length === 0 || diseasesIn(plain(question)).length > 0
  const isSaid = (intent: Intent) =>
    intent === 'care.has-disease'
      ? isOfDisease
      : intent === 'care.other-child'
        ? meanings.has('child') || !ofOwnDiet.test(question)
        : (spoken[intent]?.some((meaning) => meanings.has(meaning)) ?? true)
  return guessesOf(
    question,
    (intent) => may(intent) && isSaid(intent) && (isUrgent || intent !== 'none.emergency'),
  )
}

/** Whoever speaks of their own diet asks for themselves. */
const ofOwnDiet =
  /(?<!\p{L})(?:my|meine[nmr]?|mon|mi) (?:own )?(?:diet|plan|menu|meals|ernährung|speiseplan|régime|dieta|plan)(?!\p{L})/iu
const meaningOf = readLexicon('lexicon.txt')
/** What has to be spoken of, by its words in the lexicon: nobody is told of a pregnancy who has not named one. */
const spoken: Partial<Record<Intent, readonly string[]>> = {
  'care.pregnancy': ['pregnant', 'child'],
  'care.pet': ['pet'],
  'care.pollen': ['pollen'],
  'faq.lactose': ['milk', 'disease'],
}

/** What a question asks for, by what the build has learnt; `confidence` tells how sure that is. At least one. */
export function understand(question: string, role: Role): Ask[] {
  const whole = understood(question, role)
  const parts = questionsOf(question)
  if (parts.length === 1) return [whole]
  const asks = parts.slice(0, MOST).map((part) => understood(part, role))
  const isApart = asks.some(
    ({ intent, foods }) => intent !== asks[0]?.intent || foods.join() !== asks[0].foods.join(),
  )
  return isApart && asks.every(({ confidence }) => confidence >= CLEAR) ? asks : [whole]
}

function understood(question: string, role: Role): Ask {
  const isClient = role === 'client'
  const foods = foodsAsked(question)
  const guesses = guessesFor(question, role, foods)
  const meant =
    (isClient && (ofBody(question, guesses) ?? eatingOf(question, guesses, foods))) ||
    likeliest(guesses, foods)
  const guess = offTopicOf(guesses, meant, foods) ?? meant
  const intent = isClient ? askedFor(guess.intent, plain(question)) : guess.intent
  const share = intent === guess.intent ? guess.share : 1
  return {
    intent,
    question,
    foods,
    about: /^care\.(?:other|pet)|^portal\.others/u.test(intent) ? 'other' : 'self',
    language: languageOf(question),
    confidence: share,
  }
}

/** Something else than this portal, where that is likely enough beside what is unclear. */
function offTopicOf(guesses: readonly Guess[], meant: Guess, foods: readonly string[]): Guess | undefined {
  if (
    meant.share >= OFF_TOPIC.unclear ||
    !/^(?:results|verdicts|meals|plan|portal|faq)\./u.test(meant.intent)
  )
    return
  const least = foods.length > 0 ? OFF_TOPIC.withFoods : OFF_TOPIC.share
  return guesses.find(({ intent, share }) => intent === 'none.off-topic' && share >= least)
}

/** The likeliest intent that a question has the foods for, and its share of those. */
function likeliest(guesses: readonly Guess[], foods: readonly string[]): Guess {
  const possible = guesses.filter(({ intent }) => foods.length > 0 || answererOf(intent).foods === 'none')
  const [[best], [found]] = [guesses, possible]
  if (!best || !found) throw new Error('The weights know no intent.')
  if (found.share < OTHERWISE) return best
  return { ...found, share: found.share / possible.reduce((sum, { share }) => sum + share, 0) }
}

/** An intent, or where the question is somebody else's, `text` as `plain` writes it, what is told of others. */
function askedFor(intent: Intent, text: string): Intent {
  // Who picks something off a dish has it made with it.
  if (/^meals\.(?:dish-without|choose|instead|cooking)$/u.test(intent) && qualifierOf(text) === 'parted')
    return 'verdicts.may'
  if (/\b(?:i|im|ive|id|me|mine|we|us)\b/u.test(text)) return intent
  if (intent.startsWith('results.') && otherIn(text)) return 'portal.others-results'
  return /^(?:verdicts|meals)\./u.test(intent) && /\b(?:he|she|him|her)\b/u.test(text)
    ? 'care.other-adult'
    : intent
}

/** What a question asks for that names something of a body, where it is not surely something else. */
function ofBody(question: string, guesses: readonly Guess[]): Guess | undefined {
  const [best] = guesses
  const sign = signIn(plain(question))
  const found = guesses.find(({ intent }) => sign?.intents.includes(intent))
  if (!best || !sign || !found) return undefined
  const least = sign.isStrong ? CLEAR : SURE
  if (/^(?:care|faq|none\.(?:emergency|beyond)$)/u.test(best.intent) && best.share >= least) return best
  if (!isOfEating(best) && best.share >= CLEAR) return undefined
  return { intent: found.intent, share: Math.max(found.share, SURE) }
}

const isOfEating = ({ intent }: Guess) => /^(?:verdicts|meals)\.|^portal\.figure/u.test(intent)

/** A complaint that is not there. */
const none = /\b(?:without|no|ohne|keine|sans|sin) (?:any )?\w+/gu

/** Whether foods may be eaten, where a question names nothing but foods, or foods and nothing that is clear. */
function eatingOf(question: string, guesses: readonly Guess[], foods: readonly string[]): Guess | undefined {
  // Who names a complaint or a disease asks about that, and not whether a food may be eaten.
  const text = plain(question).replace(none, ' ')
  if (foods.length === 0 || complaintsIn(text).length > 0 || diseasesIn(text).length > 0) return undefined
  const [best] = guesses.filter(({ intent }) => !intent.startsWith('none.'))
  const enough = best && isOfEating(best) ? SURE : CLEAR
  if (isOfFoodsAlone(question) && !((best?.share ?? 0) >= enough)) return { intent: 'verdicts.may', share: 1 }
  if (best && best.share >= SURE) return undefined
  const share = guesses.filter(isOfEating).reduce((sum, guess) => sum + guess.share, 0)
  const may = guesses.find(isOfEating)
  if (may && share >= EATING) return { intent: may.share >= SURE ? may.intent : 'verdicts.may', share }
  // Of foods that are known a verdict is true whatever was asked, and more than nothing.
  return (best?.share ?? 0) < VAGUE && foods.some(namesFood)
    ? { intent: 'verdicts.may', share: SURE }
    : undefined
}

/** The asks of a question, or where the build's own is unsure of it and there is a model, what that understands. */
export async function understoodBy(
  { db, model }: Pick<Dependencies, 'db' | 'model'>,
  role: Role,
  asks: readonly Ask[],
  turns: readonly Turn[],
  signal: AbortSignal,
): Promise<readonly Ask[]> {
  const [ask, ...more] = asks
  if (!model || !ask || more.length > 0 || ask.confidence >= SURE) return asks
  const guesses = guessesFor(ask.question, role, ask.foods)
  return (await understandByModel({ db, model }, ask, turns, { guesses, signal })) ?? asks
}

/** Reads the weights, and makes what reading a question takes: words that no list knows, in two languages. */
export function warmQuestions(): void {
  for (const question of ['how high is my brunost value', 'darf ich kaesespaetzle'])
    understand(question, 'client')
}
