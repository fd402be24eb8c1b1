import { plainOf } from '@shared/domain/emergency'
import { isLittleBlood } from '@shared/domain/emergency-harmless'
import { linesFor } from './answers/lines'
import { diseaseNote } from './answers/care/diseases'
import { anyMedicine } from './answers/care/medicines'
import { withoutOwnPast } from './answers/person/whom'
import { plain } from './answers/words/plain'
import { signsOf, typed } from './answers/words/words'
import notes from './notes.json' with { type: 'json' }
import rows from './topics.json' with { type: 'json' }

const has = signsOf(rows, typed)
const topics = ['medication', 'pregnancy', 'children'] as const
export type Topic = (typeof topics)[number]

/** A topic that a person of the laboratory should see as well; undefined for an ordinary question. */
export function topicOf(question: string): Topic | undefined {
  const now = withoutOwnPast(question)
  return topics.find((topic) => (topic === 'medication' ? anyMedicine.test(plain(now)) : has(now, topic)))
}

/** What is put before any answer to who was made seriously ill by a food, sees blood or a rash, or eats too little. */
export const graveNotes = (question: string): string[] =>
  linesFor(notes.grave, { littleBlood: isLittleBlood(plainOf(question)) }, (sign) =>
    has(question, sign as keyof typeof rows),
  )

/**
 * What is put before an answer, in its order; `before`: what was asked before it, as who is pregnant still is;
 * `isOfIllness`: it tells by itself that no value shows a disease.
 */
export function notesFor(question: string, before: readonly string[], isOfIllness: boolean): string[] {
  const isPregnant = before.some((asked) => topicOf(asked) === 'pregnancy')
  const topic = topicOf(question) ?? (isPregnant ? 'pregnancy' : undefined)
  const disease = isOfIllness ? undefined : diseaseNote(question)
  return [...(disease ? [disease] : []), ...(topic ? [notes.topics[topic]] : []), ...graveNotes(question)]
}
