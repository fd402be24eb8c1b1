import type { Actor } from '../../../access/actor'
import { foodsInQuestion } from '@shared/domain/verdict/foods-in-question'
import { foodMatcher } from '../../foods/foods.public'
import { faqTold } from '../faq-passages'
import { eatingAnswer, eatingTold } from '../eating/eating-answer'
import type { Wants } from '../eating/frame'
import { foodsAsked } from '../eating/words'
import type { Care } from '../own/asked-care'
import { careAnswer, careTold } from '../own/care'
import { whatIsAsked } from '../own/asked'
import type { Asked } from '../own/asked-kinds'
import { ownAnswer, ownTold } from '../own/own'
import { isPortalTopic } from '../own/portal'
import { plain } from '../own/plain'
import { pattern } from '../own/words'
import type { Answerer, Told } from '../told'
import { type Guess, guessesOf, type Part } from './guess'
import { ownAsked } from './own-asked'
import { tableAsked } from './table-asked'

/** What a question is told that asks for this, by the rules of its part before all; undefined where something is missing for it, as the food of its value. */
export async function guessedAnswer(
  deps: Parameters<Answerer>[0],
  asker: Actor,
  question: string,
  { label }: Guess,
): Promise<Told | undefined> {
  const { clientId } = asker
  if (clientId === null) return undefined
  const [part, intent] = label.split('.') as [Part, string]
  const text = plain(question)
  const named = foodsInQuestion(foodMatcher(), question)
  const foods = named.some(({ isKnown }) => isKnown)
    ? foodsAsked(foodMatcher(), question, 'en', false)
    : named.map(({ words }) => words)
  const ofOwn = (all: readonly Asked[]) =>
    all.length === 0
      ? undefined
      : ownTold(
          deps,
          asker,
          all.map((asked) => ({ asked, part: question })),
        )
  const judged = (wants: Wants) =>
    foods.length === 0
      ? undefined
      : eatingTold(
          deps,
          clientId,
          foods.map((words) => ({ words, wants })),
        )
  switch (part) {
    case 'own':
      return (await ownAnswer(deps, asker, question)) ?? ofOwn(ownAsked(intent, text, foods))
    case 'care':
      // The ways of asking are called as what they ask for.
      return (await careAnswer(deps, asker, question)) ?? careTold(deps, asker, intent as Care, question)
    case 'meals': {
      const asked = tableAsked(intent, text, foods)
      return (await ownAnswer(deps, asker, question)) ?? (asked && ofOwn([asked]))
    }
    case 'eat':
      return (
        (isOfDish(whatIsAsked(question)) ? await ownAnswer(deps, asker, question) : undefined) ??
        (await eatingAnswer(deps, asker, question)) ??
        // What a food holds by its kind is for sources.
        (intent === 'holds' && nutrient.test(text) ? undefined : judged(wantsOf[intent] ?? 'may'))
      )
    case 'faq':
    case 'none':
      // FAQs are sources, found and told by their own rules.
      return undefined
    case 'portal':
      if (intent === 'figure-of-speech') return judged('may')
      return isPortalTopic(intent)
        ? ((await ownAnswer(deps, asker, question)) ?? ofOwn([{ about: 'portal', topic: intent }]))
        : undefined
  }
}

/**
 * The verdicts on what a question names that may be about eating; undefined where less than `least` of what it may ask for
 * is that, or where it names nothing.
 */
export async function namedAnswer(
  deps: Parameters<Answerer>[0],
  { clientId }: Actor,
  question: string,
  least = 0,
): Promise<Told | undefined> {
  if (clientId === null) return undefined
  const foods = foodsAsked(foodMatcher(), question, 'en', false)
  if (foods.length === 0 || shareOf(await guessesOf(question), ofEating) < least) return undefined
  return eatingTold(
    deps,
    clientId,
    foods.map((words) => ({ words, wants: 'may' })),
  )
}

/** So much speaks for an FAQ that was asked for. */
const FOR_A_FAQ = 0.5

/** The FAQ that a question asks for by ways of asking, where its words found none. */
export async function guessedFaq(
  { db }: Parameters<Answerer>[0],
  { clientId, role }: Actor,
  question: string,
): Promise<Told | undefined> {
  const [best] = clientId === null ? [] : await guessesOf(question)
  const [part, key] = best?.label.split('.') ?? []
  return best && part === 'faq' && key && best.share >= FOR_A_FAQ ? faqTold(db, role, key) : undefined
}

const ofEating = /^(?:eat|meals)\.|^portal\.figure/u
const ofDanger = /^none\.emergency|^portal\.urgent|^faq\.severe|^care\./u
const MOSTLY = 0.6
const HARDLY = 0.03

const shareOf = (guesses: readonly Guess[], intents: RegExp) =>
  guesses.filter(({ label }) => intents.test(label)).reduce((sum, { share }) => sum + share, 0)

/** Whether a question is about something to eat and hardly about a body: then no words of it are a hurry. */
export async function isOfTable(question: string): Promise<boolean> {
  const guesses = await guessesOf(question)
  return shareOf(guesses, ofEating) >= MOSTLY && shareOf(guesses, ofDanger) <= HARDLY
}

const nutrient = pattern(
  'gluten|lactose|histamines?|protein|fib(?:re|er)|calcium|iron|zinc|magnesium|potassium|iodine|selenium|omega(?: \\d)?|vitamins?(?: \\w\\d*)?|fat|carbs?|carbohydrates?|sugar|calories|salt|purines?|fodmaps?',
)

/** Whether a question turns on a body, and so may tell what is asked for somebody else. */
export const isOfCare = ({ label }: Guess): boolean => label.startsWith('care.')

/** Who asks how a dish is made without something, or for ideas, wants more than a verdict on its name. */
const isOfDish = (asked: Asked | undefined) => asked?.about === 'dish-without' || asked?.about === 'meal'

const wantsOf: Partial<Record<string, Wants>> = { which: 'which' }
