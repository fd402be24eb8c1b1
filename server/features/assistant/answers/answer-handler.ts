import type { Actor } from '../../../access/actor'
import type { Database } from '../../../database/connect'
import type { Own } from './person/about-person'
import type { Answer } from '../answer'
import type { Ask, IntentOf, Subject } from '../understand/intents'
import type { TextOf } from './texts'

/** The asking user. `own` decides what a client may eat. */
export type AnswerContext = { db: Database; actor: Actor; own?: Own }

type Maybe<T> = T | undefined | Promise<T | undefined>
export type FoodCount = 'none' | 'one' | 'some'

/** `foods`: how many foods a question must name; no answer if something is missing. */
export type AnswerHandler = {
  foods: FoodCount
  answer: (ask: Ask, context: AnswerContext) => Maybe<Answer>
}

/** One handler for each intent of a subject that has no text; the compiler finds a missing one. */
export type AnswerHandlers<About extends Subject> = Partial<Record<IntentOf<About>, AnswerHandler>> &
  Record<Exclude<IntentOf<About>, TextOf<About>>, AnswerHandler>

/** Answers a client from their own data; staff get no answer. */
export const ofOwn = (foods: FoodCount, answer: (own: Own, ask: Ask) => Maybe<Answer>): AnswerHandler => ({
  foods,
  answer: (ask, { own }) => own && answer(own, ask),
})

/** The same kind of handler for several names. */
export const eachOf = <Name extends string>(names: readonly Name[], of: (name: Name) => AnswerHandler) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, AnswerHandler>
