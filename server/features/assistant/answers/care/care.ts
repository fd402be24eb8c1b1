import { faqSources } from '../../faq-passages'
import type { Told } from '../../told'
import { graveNotes } from '../../topics'
import type { Ask } from '../../understand/intents'
import { type Own, allergyStays } from '../person/about-person'
import { type Answers, eachOf, ofOwn } from '../answerer'
import {
  accident,
  disease,
  either,
  hasDisease,
  mildReaction,
  onRecord,
  pastReaction,
  pen,
} from './care-allergy'
import { answer, type Asked, askedOf, type Care } from './care-asked'
import { better, mood, unchanged, weight } from './care-diet'
import { medication, pregnancy } from './care-doctor'
import { faqOf } from './care-faqs'
import { nothingLeft, scared } from './comfort'
import { dietsIn } from './care-tables'
import { complaintText } from './complaint'
import { complaintsIn, redFlagIn } from './complaints'
import { frightText, howLongText, ownIdeaText } from './course'
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
    return answer(
      { ...asked, said },
      complaintText(asked.own.person, asked.text, { ...asked, said, care: told }),
    )
  }

const other =
  (kind: 'adult' | 'child' | 'pet') =>
  ({ own, question }: Asked): Told =>
    ofOther(own.person, kind, question)

/** A stricter or another diet, what is known of it before all else. */
function ownIdea(asked: Asked): Told {
  const { own, text, said, values, practitioner } = asked
  const [known] = dietsIn(text)
  return known
    ? answer(asked, known.says, values, allergyStays(own.person))
    : answer(asked, ownIdeaText(own.person, said, practitioner))
}

function fright(asked: Asked): Told {
  const [number] = /\b\d+(?:\.\d+)?\b/u.exec(asked.text) ?? []
  return answer(
    asked,
    frightText(asked.own.person, number === undefined ? undefined : Number(number), asked.values),
  )
}

const tellers: Record<Care, (asked: Asked) => Told | undefined> = {
  pen,
  'mild-reaction': mildReaction,
  accident,
  listed: onRecord,
  either,
  weight,
  mood,
  better,
  unchanged,
  'how-long': (asked) => answer(asked, howLongText(asked.practitioner)),
  'own-idea': ownIdea,
  fright,
  supplement: ({ own, said, text }) => supplement(own, said, text),
  medication,
  pregnancy,
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

/** What is told to a question that turns on a body or a mind, the asker's or another's. */
export const care: Answers<'care'> = {
  ...eachOf(Object.keys(tellers) as Care[], (name) => ofOwn('none', (own, ask) => careTold(own, name, ask))),
  scared: ofOwn('none', scared),
  'nothing-left': ofOwn('none', nothingLeft),
}
