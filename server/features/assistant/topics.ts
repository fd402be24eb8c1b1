import { plainOf } from '@shared/domain/emergency'
import { isLittleBlood } from '@shared/domain/emergency-harmless'
import { diseaseNote } from './answers/care/diseases'
import { anyMedicine } from './answers/care/medicines'
import { withoutOwnPast } from './answers/person/own-past'
import { plain } from './answers/words/plain'
import { any, typed } from './answers/words/words'

const yearsOfAge = any(
  '[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen',
  'sixteen|seventeen',
)

const topics = {
  medication: anyMedicine,
  pregnancy: typed(
    'pregnan\\w*|expecting a baby|breast-?\\s?feed\\w*|nursing mother|trimester|conceiv\\w+|fertility|ivf',
  ),
  children: typed(
    'child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|infants?|newborns?',
    '(?:my|our) (?:son|daughter|boy|girl)|teenagers?',
    `${yearsOfAge}[ -]?(?:(?:years?|yrs?)[ -]olds?|y[/.]?o)`,
    'months? old|school lunch\\w*',
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

const illBefore = typed(
  '(?:bad|nasty|horrible|terrible|awful|violent|scary|frightening|dangerous) (?:allergic )?reactions?',
  'react(?:ed|s)? (?:very |really |so )?(?:badly|violently)',
  '(?:made|makes) (?:me|him|her|us|them) (?:very|really|so|seriously|terribly) (?:ill|sick|unwell)',
  '(?:ended up|landed|was|were) in (?:the )?(?:hospital|a&e|er)|hospitali[sz]ed',
)

const eatsTooLittle = typed(
  "(?:stopped|quit|gave up|given up|not|n't|barely|hardly) eat(?:ing)? " +
    '(?:completely|at all|anything|altogether|any more)',
  'eat(?:ing)? (?:almost |nearly |next to )?nothing|afraid (?:to eat|of (?:food|eating))|starv\\w+',
  'ma[dk]e myself (?:sick|vomit|throw up)|anorexi\\w+|bulimi\\w+|eating disorder',
)

/** Fresh on the skin, as a reaction to food begins. */
const onSkin = typed(
  'hives|rash(?:es)?|welts|quaddeln|ausschlag|nesselsucht|urticaire|plaques|éruption|ronchas|sarpullido|habones',
)
const fresh = typed(
  'now|just|since|today|tonight|sudden\\w*|got|getting|after (?:dinner|lunch|breakfast|supper|tea|a meal|eating)',
  'jetzt|gerade|grad|seit|heute|plötzlich|nach dem (?:essen|mittagessen|abendessen|frühstück)|bekommen',
  'maintenant|depuis|viens|soudain|après (?:le |avoir )?(?:repas|dîner|déjeuner|manger|mangé)',
  'ahora|desde|acabo|hoy|de repente|después de (?:comer|cenar|la cena|la comida|desayunar)|me han? salido',
)
const freshOnSkin = [onSkin, fresh]

/** What is put before any answer to who was made seriously ill by a food, sees blood or a rash, or eats too little. */
export const graveNotes = (question: string): string[] => [
  ...(isLittleBlood(plainOf(question))
    ? [
        'See a doctor about the blood soon, within days, even if it is little: no food value explains it. If it is much or black, or you feel dizzy or faint, call the emergency number at once (112, 999 or 911).',
      ]
    : []),
  ...(freshOnSkin.every((said) => said.test(question))
    ? [
        'Call the emergency number at once (112, 999 or 911) if breathing is hard, the lips, face, tongue or throat swell, the rash spreads fast, or you vomit, feel dizzy or faint: with a rash after a meal each of these may be a severe allergic reaction.',
      ]
    : []),
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
