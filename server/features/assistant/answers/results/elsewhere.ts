import { levelWords, scales } from '@shared/domain/levels'
import { type Told } from '../../told'
import { verdictsOn } from '../person/found'
import { foodNamed, minds, type Own, reported, resultsNamed, valued } from '../person/about-person'

/** Whether a food is another one raw, cooked or peeled: not for the test. */
export function form(own: Own, foods: readonly string[]): Told {
  const said = verdictsOn(own.person, foods)
  return reported(
    { ...own, said },
    'Your test does not tell raw from cooked, fried or peeled: the value stands for the food in every form, so treat all of them alike.',
    ...said.map(({ sentence }) => sentence),
    'If one form agrees with you and another does not, note it in your diary for your practitioner.',
  )
}

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

/** What to do when nothing changes: the trial ends, and no more is left out. */
export const fails = (own: Own, faqs: Told['sources']): Told =>
  reported(
    { ...own, faqs },
    'Four to six weeks are enough for a trial. If nothing has changed by then, the foods you left out are probably not the cause: agree with your practitioner to bring them back one at a time, and do not leave out more instead. Before that, look at your diary: was a food still eaten in sauces, bread or ready meals? An allergy on your record stays out in any case. See a doctor if complaints last or are strong, with blood, weight loss, fever or pain at night: they can have causes that this test does not show.',
  )

/** A negative test for an allergy beside a high value: two tests of two things. */
export function negative(own: Own, foods: readonly string[], faqs: Told['sources']): Told {
  const said = verdictsOn(own.person, foods)
  return reported(
    { ...own, said, faqs },
    'The two do not contradict each other: an allergy test looks for IgE, this one for IgG. What the allergy test found is for the doctor who made it to explain; a value here neither confirms nor overrules it.',
    ...said.map(({ sentence }) => sentence),
    'An elevated IgG value is a reason for a trial without the food for some weeks, agreed with your practitioner, and no diagnosis.',
  )
}
