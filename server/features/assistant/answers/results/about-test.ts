import { countText } from '@shared/domain/counts'
import { formatWords } from '@shared/domain/dates'
import type { Told } from '../../told'
import { nothingYet, type Own, reportSource, type Test, told } from '../person/about-person'
import { nameOfPractitioner } from '../person/people'

export const onlyOne = ({ day }: Test): string =>
  `You have one test so far${day ? `, of ${formatWords(day)}` : ''}, so there is nothing to compare yet. When it makes sense to repeat it is for you and your practitioner to decide.`

/** What the test measures, and what it does not show. */
export function measures({ person }: Own, faqs: Told['sources']): Told {
  const count = person.test ? ` Yours looked at ${countText(person.test.results.length, 'food')}.` : ''
  return told(
    `The test measures how much IgG, a common kind of antibody, your blood holds against each single food.${count} A raised value says that your immune system knows the food well: something to try out together with your symptoms and a professional, and no diagnosis. It shows nothing about an allergy (that is IgE), coeliac disease, lactose intolerance or any other disease.`,
    faqs,
  )
}

/** When somebody is tested again: the portal keeps no appointments. */
export async function again(own: Own, faqs: Told['sources']): Promise<Told> {
  const { test } = own.person
  const name = await nameOfPractitioner(own)
  const latest = test?.day ? `Your latest test is of ${formatWords(test.day)}.` : test ? '' : nothingYet
  return told(
    `${latest} No day is set here for another one: whether and when is for you and ${name} to decide. To compare two tests, leave at least six months in between.`.trim(),
    [reportSource(own.person), ...faqs],
  )
}
