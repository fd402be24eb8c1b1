import { countText, listed } from '@shared/domain/text/counts'
import type { Person } from '@shared/domain/verdict/person'
import type { Verdict } from '@shared/domain/verdict/verdict'
import type { Answer } from '../../answer'
import type { IntentOf } from '../../understand/intents'
import { linesFor, type OwnValues } from '../lines'
import { allergensOf, allergyStays, foodAllergensOf, type Own, reported } from '../person/about-person'
import type { TextOf } from '../texts'
import { isInBaseline } from './baseline'
import { foodsOfCare } from './care-foods'
import lines from './lines.json' with { type: 'json' }
import signs from './signs.json' with { type: 'json' }
import { found, verdictsOn } from '../person/found'
import { nameOfPractitioner } from '../person/people'
import { plain } from '../words/plain'
import { signsOf } from '../words/words'

/** Intents about bodies; comfort has its own handlers. */
export type Care = Exclude<IntentOf<'care'>, TextOf<'care'> | 'scared' | 'nothing-left'> | 'either'

/**
 * A question about a body: `text` as `plain` writes it, the verdicts on its foods (`said`, and
 * `values` in words), and the name of the user's practitioner.
 */
export type Asked = {
  own: Own
  person: Person
  question: string
  text: string
  said: readonly Verdict[]
  values: string
  practitioner: string
}

export async function askedOf(own: Own, question: string): Promise<Asked> {
  const { person } = own
  const text = plain(question)
  const said = verdictsOn(person, foodsOfCare(text))
  const practitioner = await nameOfPractitioner(own)
  return { own, person, question, text, said, values: found(person, said), practitioner }
}

export const has = signsOf(signs)

/** The lines of the table under a name, with the user's own values filled in. */
export function say(name: keyof typeof lines, asked: Asked, more: OwnValues = {}): Answer {
  const { person, text, values, practitioner } = asked
  const allergies = allergensOf(person)
  const own = {
    ...{ said: values, practitioner, allergyStays: allergyStays(person) },
    inBaseline: isInBaseline(person),
    ...{ allergies: listed(allergies), anyAllergy: listed(foodAllergensOf(person), 'or') },
    lowCount:
      person.low.length > 0
        ? ` Your test shows no elevation for ${countText(person.low.length, 'food')}.`
        : '',
    ...more,
  }
  return reported(asked, ...linesFor(lines[name], own, (sign) => has(text, sign as keyof typeof signs)))
}
