import { countText, listed } from '@shared/domain/counts'
import { faqSources } from '../../faq-passages'
import type { Told } from '../../told'
import { graveNotes } from '../../topics'
import type { Ask } from '../../understand/intents'
import { allergensOf, allergyStays, keptOf, nothingYet, type Own, reported } from '../person/about-person'
import { type Answers, eachOf, ofOwn } from '../answerer'
import { accident, disease, either, hasDisease, onRecord, pastReaction } from './care-allergy'
import { type Asked, askedOf, type Care, has, say } from './care-asked'
import { faqOf } from './care-faqs'
import { dietsIn, proceduresIn } from './care-tables'
import { complaintText } from './complaint'
import { complaintsIn, redFlagIn } from './complaints'
import { frightText, ownIdeaText } from './course'
import { medicineFacts } from './medicines'
import { easy, more } from './nutrients'
import { fitting, namesOf } from '../person/found'
import { ofOther } from '../person/others'
import { supplement } from './supplements'

/** What is told to a question that wants `care`; undefined where it turns out to want something else. */
export async function careTold(own: Own, care: Care, { question }: Ask): Promise<Told | undefined> {
  const said = tellers[care](await askedOf(own, question))
  if (!said) return undefined
  // Nothing comes before a card.
  if (said.isUrgent) return said
  return {
    ...said,
    answer: [...graveNotes(question), said.answer].join('\n\n'),
    sources: [...(await faqSources(own, faqOf(care, question))), ...said.sources],
  }
}

const ofInfection = /^(?:diarrhoea|vomiting|nausea|fever|feeling sick)/u

/** What is told of a complaint; of an infection only where it is one that an infection brings. */
const complaint =
  (care: Care) =>
  (asked: Asked): Told => {
    const isAcute = complaintsIn(asked.text).some(({ name }) => ofInfection.test(name))
    const told = care === 'complaint-acute' && !isAcute ? 'complaint' : care
    // What needs a doctor is none of a food's, and blood is no food.
    const said = redFlagIn(asked.text) ? [] : asked.said
    return reported(
      { ...asked, said },
      complaintText(asked.person, asked.text, { ...asked, said, care: told }),
    )
  }

const other =
  (kind: 'adult' | 'child' | 'pet') =>
  ({ person, question }: Asked): Told =>
    ofOther(person, kind, question)

/** A stricter or another diet, what is known of it before all else. */
function ownIdea(asked: Asked): Told {
  const { person, text, said, values, practitioner } = asked
  const [known] = dietsIn(text)
  return known
    ? reported(asked, known.says, values, allergyStays(person))
    : reported(asked, ownIdeaText(person, said, practitioner))
}

/** A medicine or a procedure, and the diet beside it. */
function medication(asked: Asked): Told {
  const { person, text, said, values } = asked
  const [procedure] = proceduresIn(text)
  const allergies = allergensOf(person)
  const ofAllergy = allergies.length > 0 ? `of your allergy to ${listed(allergies)}, ` : ''
  if (procedure) return say('procedure', asked, { name: procedure.name, says: procedure.says, ofAllergy })
  const allergy = said.some(({ kind }) => kind === 'allergy') ? values : ''
  const beside = 'That says nothing about how the food goes with the medicine.'
  const known = medicineFacts(text)
  const isTold = !has(text, 'values') || known.some((fact) => fact.includes('antibody'))
  return say(has(text, 'contents') ? 'contents' : 'medication', asked, {
    ...{ allergy, beside: allergy || said.length === 0 ? '' : beside },
    ...{ known: known.join(' '), facts: isTold ? known.join(' ') : '' },
  })
}

function fright(asked: Asked): Told {
  const [number] = /\b\d+(?:\.\d+)?\b/u.exec(asked.text) ?? []
  return reported(
    asked,
    frightText(asked.person, number === undefined ? undefined : Number(number), asked.values),
  )
}

const saying = (name: Parameters<typeof say>[0]) => (asked: Asked) => say(name, asked)

const tellers: Record<Care, (asked: Asked) => Told | undefined> = {
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
  supplement: ({ own, said, text }) => supplement(own, said, text),
  medication,
  pregnancy: (asked) => say(has(asked.text, 'breast') ? 'breastfeeding' : 'pregnancy', asked),
  'has-disease': hasDisease,
  disease,
  'past-reaction': pastReaction,
  complaint: complaint('complaint'),
  'complaint-acute': complaint('complaint-acute'),
  'complaint-left-out': complaint('complaint-left-out'),
  'other-adult': other('adult'),
  'other-child': other('child'),
  pet: other('pet'),
}

/** What is said to somebody who is frightened or sees nothing left to eat, and then how much there is. */
const comfort = (name: 'scared' | 'nothing-left', foods: readonly string[], most: number) =>
  ofOwn('none', async (own, { question }) => {
    const { test } = own.person
    const kept = test
      ? `By your test you may keep ${(await keptOf(own, test)).length} of ${countText(test.results.length, 'food')}.`
      : nothingYet
    return say(
      name,
      { ...(await askedOf(own, question)), said: [] },
      { kept, foods: listed(fitting(own.person, foods, most)) },
    )
  })

/** What is told to a question that turns on a body or a mind, the asker's or another's. */
export const care: Answers<'care'> = {
  ...eachOf(Object.keys(tellers) as Care[], (name) => ofOwn('none', (own, ask) => careTold(own, name, ask))),
  scared: comfort('scared', easy, 6),
  'nothing-left': comfort('nothing-left', [...easy, ...more], 12),
}
