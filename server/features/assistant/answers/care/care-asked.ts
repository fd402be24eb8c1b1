import type { Verdict } from '@shared/domain/verdict/verdict'
import type { Told } from '../../told'
import type { IntentOf } from '../../understand/intents'
import { type Own, reportSource, shownVerdict, told } from '../person/about-person'
import type { TextOf } from '../texts'
import { foodsOfCare } from './care-foods'
import { found, verdictsOn } from '../person/found'
import { nameOfPractitioner } from '../person/people'
import { plain } from '../words/plain'

/** What is told of bodies: comfort has answerers of its own. */
export type Care = Exclude<IntentOf<'care'>, TextOf<'care'> | 'scared' | 'nothing-left'> | 'either'

/**
 * A question about a body, as it is read: `text` as `plain` writes it, the verdicts on the foods that it names (`said`,
 * and `values` in words), and by what name the asker's practitioner is spoken of.
 */
export type Asked = {
  own: Own
  question: string
  text: string
  said: readonly Verdict[]
  values: string
  practitioner: string
}

export async function askedOf(own: Own, question: string): Promise<Asked> {
  const text = plain(question)
  const said = verdictsOn(own.person, foodsOfCare(text))
  const practitioner = await nameOfPractitioner(own)
  return { own, question, text, said, values: found(own.person, said), practitioner }
}

/** What is told in these texts, with the verdicts on what was asked. */
export const answer = (
  { own: { person }, said }: Pick<Asked, 'own' | 'said'>,
  ...texts: (string | false)[]
): Told => told(texts.filter(Boolean).join(' '), [reportSource(person)], said.flatMap(shownVerdict))

/** How many foods are low, as an aside. */
export const lowCount = ({ own: { person } }: Asked) =>
  person.low.length > 0 ? ` (${person.low.length} foods show no elevation in your test)` : ''
