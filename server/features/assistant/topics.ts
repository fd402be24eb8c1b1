import { plainOf } from '@shared/domain/emergency'
import { isLittleBlood } from '@shared/domain/emergency-harmless'
import { diseaseNote } from './answers/care/diseases'
import { anyMedicine } from './answers/care/medicines'
import { withoutOwnPast } from './answers/person/own-past'
import { plain } from './answers/words/plain'
import { signsOf, typed } from './answers/words/words'
import rows from './topics.json' with { type: 'json' }

const has = signsOf(rows, typed)
const topics = ['medication', 'pregnancy', 'children'] as const
export type Topic = (typeof topics)[number]

/** A topic that a person of the laboratory should see as well; undefined for an ordinary question. */
export function topicOf(question: string): Topic | undefined {
  const now = withoutOwnPast(question)
  return topics.find((topic) => (topic === 'medication' ? anyMedicine.test(plain(now)) : has(now, topic)))
}

const topicNotes: Record<Topic, string> = {
  medication:
    'Please ask your doctor or pharmacist before you change anything about a medicine or what you eat with it.',
  pregnancy:
    'Please speak with your doctor or midwife before you change what you eat in pregnancy or while breastfeeding.',
  children: "Please speak with the child's doctor before you change what a child eats.",
}

/** What is put before any answer to who was made seriously ill by a food, sees blood or a rash, or eats too little. */
export const graveNotes = (question: string): string[] =>
  [
    isLittleBlood(plainOf(question)) &&
      'See a doctor about the blood soon, within days, even if it is little: no food value explains it. If it is much or black, or you feel dizzy or faint, call the emergency number at once (112, 999 or 911).',
    has(question, 'onSkin') &&
      has(question, 'fresh') &&
      'Call the emergency number at once (112, 999 or 911) if breathing is hard, the lips, face, tongue or throat swell, the rash spreads fast, or you vomit, feel dizzy or faint: with a rash after a meal each of these may be a severe allergic reaction.',
    has(question, 'illBefore') &&
      'Please do not try a food again that has made somebody seriously ill before a doctor has agreed.',
    has(question, 'eatsTooLittle') &&
      'No result is a reason to go hungry. Please speak with a doctor before you leave out anything more.',
  ].filter((note) => note !== false)

/** What is put before an answer, in its order; `isOfIllness`: it tells by itself that no value shows a disease. */
export function notesFor(question: string, isOfIllness: boolean): string[] {
  const topic = topicOf(question)
  const disease = isOfIllness ? undefined : diseaseNote(question)
  return [...(disease ? [disease] : []), ...(topic ? [topicNotes[topic]] : []), ...graveNotes(question)]
}
