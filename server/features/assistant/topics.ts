import { plainOf } from '@shared/domain/safety/emergency'
import { isLittleBlood } from '@shared/domain/safety/emergency-harmless'
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

/** A topic that the laboratory should see too; undefined for ordinary questions. */
export function topicOf(question: string): Topic | undefined {
  const now = withoutOwnPast(question)
  return topics.find((topic) => (topic === 'medication' ? anyMedicine.test(plain(now)) : has(now, topic)))
}

/** Warnings first: a serious reaction to a food, blood, a rash, too little food. */
export const graveNotes = (question: string): string[] =>
  linesFor(notes.grave, { littleBlood: isLittleBlood(plainOf(question)) }, (sign) =>
    has(question, sign as keyof typeof rows),
  )

/**
 * Notes before an answer. `before`: earlier questions, as a pregnancy still counts. `isOfIllness`:
 * the answer says already that no value shows a disease.
 */
export function notesFor(question: string, before: readonly string[], isOfIllness: boolean): string[] {
  const isPregnant = before.some((asked) => topicOf(asked) === 'pregnancy')
  const topic = topicOf(question) ?? (isPregnant ? 'pregnancy' : undefined)
  const disease = isOfIllness ? undefined : diseaseNote(question)
  return [...(disease ? [disease] : []), ...(topic ? [notes.topics[topic]] : []), ...graveNotes(question)]
}
