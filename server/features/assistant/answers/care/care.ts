import { countText, listed } from '@shared/domain/text/counts'
import { levelOf, levelWords, scales } from '@shared/domain/reports/levels'
import type { TestedFood } from '@shared/domain/reports/result-changes'
import type { DecidingFood } from '@shared/domain/verdict/kinds'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { faqSources } from '../../faq-passages'
import type { Answer } from '../../answer'
import { graveNotes } from '../../topics'
import type { Ask } from '../../understand/intents'
import {
  allergensOf,
  allergyStays,
  few,
  keptFoodsOf,
  nothingYet,
  type Own,
  printed,
  reported,
  testOf,
  valued,
} from '../person/about-person'
import type { OwnValues } from '../lines'
import { type AnswerHandlers, eachOf, ofOwn } from '../answer-handler'
import { accident, disease, either, hasDisease, onRecord, pastReaction } from './care-allergy'
import { type Asked, askedOf, type Care, has, say } from './care-asked'
import { isEaten } from './baseline'
import faqs from './faqs.json' with { type: 'json' }
import { diseasesIn, isAllergy } from './diseases'
import { plain } from '../words/plain'
import { dietsIn, proceduresIn } from './care-tables'
import { complaint, easy, more } from './complaint'
import { medicineFacts } from './medicines'
import { fitting, lower, namesOf } from '../person/found'
import { ofOther } from '../person/others'
import { valuesIn } from '../results/slots'
import { supplement } from './supplements'

const ofDiseases: Partial<Record<string, string>> = faqs.ofDiseases

/** The FAQ that says more about this subject. */
function faqOf(care: Care, question: string): string {
  const text = plain(question)
  const [first] = diseasesIn(text)
  const ofFirst = ofDiseases[first?.name ?? '']
  const isOfAllergy = first !== undefined && isAllergy(first)
  if (care === 'complaint' && ofFirst && !isOfAllergy) return ofFirst
  if (care === 'complaint' && has(text, 'shownLow')) return 'symptoms-without-elevation'
  if (care === 'has-disease') return isOfAllergy ? 'diagnosed-allergy' : 'who-should-ask-first'
  return care === 'disease' ? (ofFirst ?? 'what-the-test-does-not-show') : faqs[care]
}

/** Undefined when the question turns out to want something else. */
export async function careAnswer(own: Own, care: Care, { question }: Ask): Promise<Answer | undefined> {
  const said = tellers[care](await askedOf(own, question))
  if (!said) return undefined
  // A card comes before everything else.
  if (said.isUrgent) return said
  return {
    ...said,
    answer: [...graveNotes(question), said.answer].join('\n\n'),
    sources: [...(await faqSources(own, faqOf(care, question))), ...said.sources],
  }
}

const other =
  (kind: 'adult' | 'child' | 'pet') =>
  ({ person, question }: Asked): Answer =>
    ofOther(person, kind, question)

const measuredName = ({ foodName, measured }: DecidingFood) =>
  `${lower(foodName)}${measured ? ` (${printed(measured, measured.scale)})` : ''}`
const MOST_LOW = 6

/** Which foods left out by the user's own idea may come back, and which stay out. */
function idea(said: readonly Verdict[]): OwnValues {
  const near = said.flatMap(({ foods }) => foods.filter((food) => food.relation !== 'far' && !isEaten(food)))
  const foods = [...new Map(near.map((food) => [food.foodName, food])).values()]
  const of = (level: string) => foods.filter((food) => food.level === level).map(measuredName)
  const low = of('low')
  return {
    low: few(low, MOST_LOW, 'others like them'),
    high: listed(of('high')),
    moderate: listed(of('moderate')),
  }
}

/** What is known of a strict diet comes first. */
function ownIdea(asked: Asked): Answer {
  const { person, text, said, values } = asked
  const [known] = dietsIn(text)
  return known
    ? reported(asked, known.says, values, allergyStays(person))
    : say('own-idea', asked, idea(said))
}

function medication(asked: Asked): Answer {
  const { person, text, said, values } = asked
  const [procedure] = proceduresIn(text)
  const allergies = allergensOf(person)
  const ofAllergy = allergies.length > 0 ? `Tell them about your allergy to ${listed(allergies)} too. ` : ''
  if (procedure) return say('procedure', asked, { name: procedure.name, says: procedure.says, ofAllergy })
  const allergy = said.some(({ kind }) => kind === 'allergy') ? values : ''
  const beside = "Your results don't tell you whether a food is fine with your medicine."
  const known = medicineFacts(text)
  const isKnown = !has(text, 'values') || known.some((fact) => fact.includes('antibody'))
  return say(has(text, 'contents') ? 'contents' : 'medication', asked, {
    ...{ allergy, beside: allergy || said.length === 0 ? '' : beside },
    ...{ known: known.join(' '), facts: isKnown ? known.join(' ') : '' },
  })
}

/** How a value that frightens compares, and that it is no danger. */
function fright(asked: Asked): Answer {
  const { test } = asked.person
  const number = valuesIn(asked.text)[0] ?? NaN
  // "42" also means 42.3.
  const isNamed = ({ value }: TestedFood) =>
    value === number || (Number.isInteger(number) && Math.floor(value ?? NaN) === number)
  const named = test ? valued(test.results.filter(isNamed), test) : []
  const onScale =
    test && !Number.isNaN(number)
      ? `On your scale, ${number} is ${levelWords[levelOf(number, test.scale)].toLowerCase()}.`
      : ''
  const { high = '', moderate = '' } = test ? scales[test.scale] : {}
  const ofNamed = test && named.length > 0 ? `In ${testOf(test)}: ${named.join('; ')}.` : onScale
  return say('fright', asked, { stands: asked.values || ofNamed, high: `${high}`, moderate: `${moderate}` })
}

const saying = (name: Parameters<typeof say>[0]) => (asked: Asked) => say(name, asked)

const tellers: Record<Care, (asked: Asked) => Answer | undefined> = {
  pen: (asked) => say(has(asked.text, 'expired') ? 'pen-expired' : 'pen', asked),
  'mild-reaction': (asked) =>
    say('mild-reaction', asked, {
      foods: asked.said.length > 0 ? namesOf(asked.said) : 'what you ate then',
    }),
  accident,
  listed: onRecord,
  either,
  weight: saying('weight'),
  mood: (asked) => say(has(asked.text, 'weary') && !has(asked.text, 'low') ? 'weary' : 'mood', asked),
  better: saying('better'),
  unchanged: saying('unchanged'),
  'how-long': saying('how-long'),
  'own-idea': ownIdea,
  fright,
  supplement,
  medication,
  pregnancy: (asked) => say(has(asked.text, 'breast') ? 'breastfeeding' : 'pregnancy', asked),
  'has-disease': hasDisease,
  disease,
  'past-reaction': pastReaction,
  complaint: (asked) => complaint(asked, 'complaint'),
  'complaint-acute': (asked) => complaint(asked, 'complaint-acute'),
  'complaint-left-out': (asked) => complaint(asked, 'complaint-left-out'),
  'other-adult': other('adult'),
  'other-child': other('child'),
  pet: other('pet'),
}

/** Comfort first, then how much there is left to eat. */
const comfort = (name: 'scared' | 'nothing-left', foods: readonly string[], most: number) =>
  ofOwn('none', async (own, { question }) => {
    const { test } = own.person
    const kept = test
      ? `Going by your test, you can keep eating ${(await keptFoodsOf(own, test)).length} of ${countText(test.results.length, 'food')}.`
      : nothingYet
    return say(
      name,
      { ...(await askedOf(own, question)), said: [] },
      { kept, foods: listed(fitting(own.person, foods, most)) },
    )
  })

/** Answers to questions about a body or a mind, the user's or another person's. */
export const care: AnswerHandlers<'care'> = {
  ...eachOf(Object.keys(tellers) as Care[], (key) => ofOwn('none', (own, ask) => careAnswer(own, key, ask))),
  scared: comfort('scared', easy, 6),
  'nothing-left': comfort('nothing-left', [...easy, ...more], 12),
}
