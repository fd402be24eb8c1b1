import { levelWords, scales } from '@shared/domain/levels'
import { type Told } from '../../told'
import { foodNamed, minds, type Own, reported, resultsNamed, valued } from '../person/about-person'

/** Values of another laboratory, beside what this one found of the foods that are named. */
export async function otherLab(own: Own, foods: readonly string[], faqs: Told['sources']): Promise<Told> {
  const { test } = own.person
  const named = await Promise.all(foods.slice(0, 2).map((words) => foodNamed(own, words)))
  const results = (
    await Promise.all(named.flatMap((each) => (each ? [resultsNamed(own, test, each.words)] : [])))
  ).flat()
  const here = test
    ? `Your report here is in ${scales[test.scale].unit ?? 'index numbers without a unit'}: from ${scales[test.scale].high} on high, from ${scales[test.scale].moderate} on ${levelWords.moderate.toLowerCase()}.`
    : ''
  return reported(
    { ...own, said: named.flatMap((each) => each?.said ?? []), faqs },
    'Values of another laboratory or another kind of test cannot be set beside these: methods, units and limits differ, and classes or kU/l mostly come from an allergy test (IgE), which measures something else.',
    here,
    test && results.length > 0 && `Here: ${valued(results.slice(0, 3), test).join('; ')}.`,
    ...named.flatMap((each) => (each && minds(each.said) ? [each.said.sentence] : [])),
    'I know the results of this laboratory alone. Take both reports to your practitioner, and an allergy result to the doctor who ordered it: an allergy goes before any value here.',
  )
}
