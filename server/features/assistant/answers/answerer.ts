import type { Actor } from '../../../access/actor'
import type { Database } from '../../../database/connect'
import type { Own } from './person/about-person'
import type { Told } from '../told'
import type { Ask, IntentOf, Subject } from '../understand/intents'
import type { TextOf } from './texts'

/** The user who asks. `own` decides what a client may eat. */
export type Asker = { db: Database; actor: Actor; own?: Own }

type Maybe<T> = T | undefined | Promise<T | undefined>

/**
 * `foods` says how many foods a question must name. Undefined means that something is missing for
 * an answer.
 */
export type Answerer = {
  foods: 'none' | 'one' | 'some'
  answer: (ask: Ask, asker: Asker) => Maybe<Told>
}

/** One handler for each intent of a subject that has no text; the compiler finds a missing one. */
export type Answers<About extends Subject> = Record<Exclude<IntentOf<About>, TextOf<About>>, Answerer> &
  Partial<Record<IntentOf<About>, Answerer>>

/** Answers a client from their own data; staff get no answer. */
export const ofOwn = (foods: Answerer['foods'], answer: (own: Own, ask: Ask) => Maybe<Told>): Answerer => ({
  foods,
  answer: (ask, { own }) => own && answer(own, ask),
})

/** The same kind of handler for several names. */
export const eachOf = <Name extends string>(names: readonly Name[], of: (name: Name) => Answerer) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Answerer>
