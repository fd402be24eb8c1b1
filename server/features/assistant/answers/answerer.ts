import type { Actor } from '../../../access/actor'
import type { Database } from '../../../database/connect'
import type { Own } from './person/about-person'
import type { Told } from '../told'
import type { Ask, IntentOf, Subject } from '../understand/intents'
import type { TextOf } from './texts'

/** Who asks; `own`: what decides what they may eat, of a client. */
export type Asker = { db: Database; actor: Actor; own?: Own }

type Maybe<T> = T | undefined | Promise<T | undefined>

/**
 * What is told to one intent; `foods`: how many it has to be about. Undefined where something is missing for an answer.
 */
export type Answerer = {
  foods: 'none' | 'one' | 'some'
  answer: (ask: Ask, asker: Asker) => Maybe<Told>
}

/**
 * An answerer for each intent of a subject: the compiler misses one that has ways of asking, no text and none here.
 * One that has a text as well comes before it.
 */
export type Answers<About extends Subject> = Record<Exclude<IntentOf<About>, TextOf<About>>, Answerer> &
  Partial<Record<IntentOf<About>, Answerer>>

/** What is told to a client out of what is theirs; to staff nothing. */
export const ofOwn = (foods: Answerer['foods'], answer: (own: Own, ask: Ask) => Maybe<Told>): Answerer => ({
  foods,
  answer: (ask, { own }) => own && answer(own, ask),
})

/** An answerer for each of some names. */
export const eachOf = <Name extends string>(names: readonly Name[], of: (name: Name) => Answerer) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Answerer>
