import { listed } from '@shared/domain/counts'
import type { Told } from '../../told'
import { allergensOf } from '../person/about-person'
import { answer, type Asked } from './care-asked'
import type { Procedure } from './care-tables'

/** What to keep to at a doctor's, and what to tell there: a value is none of what they ask for as an allergy. */
export function procedure(asked: Asked, { name, says }: Procedure): Told {
  const { own, values, practitioner } = asked
  const allergies = allergensOf(own.person)
  return answer(
    asked,
    says,
    `Tell them ${allergies.length > 0 ? `of your allergy to ${listed(allergies)}, ` : ''}what medicines and supplements you take, and which foods you leave out just now. Your IgG values are no allergies: do not give them as such; for ${name} they do not count.`,
    values,
    `Ask the doctor there if you are unsure, and let ${practitioner} know.`,
  )
}
