import { diseaseNote } from './own/diseases'
import { anyMedicine } from './own/medicines'
import { withoutOwnPast } from './own/own-past'
import { plain } from './own/plain'
import { any } from './own/words'

const words = (list: string) => new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, 'iu')

const yearsOfAge = any(
  '[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen',
  'sixteen|seventeen',
)

const topics = {
  medication: anyMedicine,
  pregnancy: words(
    'pregnan\\w*|expecting a baby|breast-?\\s?feed\\w*|nursing mother|trimester|conceiv\\w+|fertility|ivf',
  ),
  children: words(
    any(
      'child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|infants?|newborns?',
      '(?:my|our) (?:son|daughter|boy|girl)|teenagers?',
      `${yearsOfAge}[ -]?(?:(?:years?|yrs?)[ -]olds?|y[/.]?o)`,
      'months? old|school lunch\\w*',
    ),
  ),
} as const

export type Topic = keyof typeof topics

/** A topic that a person of the laboratory should see as well; undefined for an ordinary question. */
export function topicOf(question: string): Topic | undefined {
  const now = withoutOwnPast(question)
  return (Object.keys(topics) as Topic[]).find((topic) =>
    topics[topic].test(topic === 'medication' ? plain(now) : now),
  )
}

const topicNotes: Record<Topic, string> = {
  medication:
    'Please ask your doctor or pharmacist before you change anything about a medicine or what you eat with it.',
  pregnancy:
    'Please speak with your doctor or midwife before you change what you eat in pregnancy or while breastfeeding.',
  children: "Please speak with the child's doctor before you change what a child eats.",
}

const illBefore = words(
  any(
    '(?:bad|nasty|horrible|terrible|awful|violent|scary|frightening|dangerous) (?:allergic )?reactions?',
    'react(?:ed|s)? (?:very |really |so )?(?:badly|violently)',
    '(?:made|makes) (?:me|him|her|us|them) (?:very|really|so|seriously|terribly) (?:ill|sick|unwell)',
    '(?:ended up|landed|was|were) in (?:the )?(?:hospital|a&e|er)|hospitali[sz]ed',
  ),
)

const eatsTooLittle = words(
  any(
    "(?:stopped|quit|gave up|given up|not|n't|barely|hardly) eat(?:ing)? " +
      '(?:completely|at all|anything|altogether|any more)',
    'eat(?:ing)? (?:almost |nearly |next to )?nothing|afraid (?:to eat|of (?:food|eating))|starv\\w+',
    'ma[dk]e myself (?:sick|vomit|throw up)|anorexi\\w+|bulimi\\w+|eating disorder',
  ),
)

/** What is put before any answer to who was made seriously ill by a food, or eats too little. */
export const graveNotes = (question: string): string[] => [
  ...(illBefore.test(question)
    ? ['Please do not try a food again that has made somebody seriously ill before a doctor has agreed.']
    : []),
  ...(eatsTooLittle.test(question)
    ? ['No result is a reason to go hungry. Please speak with a doctor before you leave out anything more.']
    : []),
]

/** What is put before an answer, in its order; `isOfIllness`: it tells by itself that no value shows a disease. */
export function notesFor(question: string, isOfIllness: boolean): string[] {
  const topic = topicOf(question)
  const disease = isOfIllness ? undefined : diseaseNote(question)
  return [...(disease ? [disease] : []), ...(topic ? [topicNotes[topic]] : []), ...graveNotes(question)]
}
