import { levelWords, scales } from '@shared/domain/levels'
import { type Verdict, verdictOf } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../../foods/foods.public'
import { foodsNamedIn } from '../eating/words'
import type { Told } from '../told'
import {
  foodNamed,
  graded,
  minds,
  type Own,
  reportSource,
  resultsNamed,
  shownVerdict,
  told,
} from './about-person'

/** What is said of foods beside another answer: each one's verdict. */
function verdictsOn({ person }: Own, text: string): Verdict[] {
  const matcher = foodMatcher()
  return [...new Set(foodsNamedIn(matcher, text))]
    .slice(0, 3)
    .map((words) => verdictOf(matcher, words, person))
}

/** Whether a food is another one raw, cooked or peeled: not for the test. */
export function form(own: Own, words: string): Told | undefined {
  const said = verdictsOn(own, words)
  if (said.length === 0) return undefined
  return told(
    [
      'Your test does not tell raw from cooked, fried or peeled: the value stands for the food in every form, so treat all of them alike.',
      ...said.map(({ sentence }) => sentence),
      'If one form agrees with you and another does not, note it in your diary for your practitioner.',
    ].join(' '),
    [reportSource(own.person)],
    said.flatMap(shownVerdict),
  )
}

/** What a supplement may hold: the test looked at foods and not at what is pressed into a capsule. */
export function supplement(own: Own, words: string): Told {
  const isGelatine = /gelatine?/u.test(words)
  const gelatine = verdictOf(foodMatcher(), 'gelatine', own.person)
  const said = verdictsOn(own, words.replace(/gelatine?/gu, ' '))
  const shown = isGelatine || said.length === 0 ? [gelatine, ...said] : said
  return told(
    [
      ...said.map(({ sentence }) => sentence),
      'Your test looked at foods; a vitamin or mineral as such is not in it. What counts is the list of ingredients.',
      `Capsule shells are often gelatine of cattle or pigs${minds(gelatine) ? `. ${gelatine.sentence} Shells of cellulose (HPMC) are without it` : ''}.`,
      'Fillers may be milk sugar, starch or an oil.',
      'Ask your pharmacist or practitioner whether you need it, and a doctor first if you take medicine.',
    ].join(' '),
    [reportSource(own.person)],
    shown.flatMap(shownVerdict),
  )
}

/** Values of another laboratory, beside what this one found of the foods that are named. */
export async function otherLab(own: Own, words: string, faqs: Told['sources']): Promise<Told> {
  const { test } = own.person
  const named = await Promise.all(
    [...new Set(foodsNamedIn(foodMatcher(), words))].slice(0, 2).map((each) => foodNamed(own, each)),
  )
  const results = (
    await Promise.all(named.flatMap((each) => (each ? [resultsNamed(own, test, each.words)] : [])))
  ).flat()
  const here = test
    ? `Your report here is in ${scales[test.scale].unit ?? 'index numbers without a unit'}: from ${scales[test.scale].high} on high, from ${scales[test.scale].moderate} on ${levelWords.moderate.toLowerCase()}.`
    : ''
  return told(
    [
      'Values of another laboratory or another kind of test cannot be set beside these: methods, units and limits differ, and classes or kU/l mostly come from an allergy test (IgE), which measures something else.',
      here,
      test &&
        results.length > 0 &&
        `Here: ${results
          .slice(0, 3)
          .map((result) => `${result.food} ${graded(result, test.scale)}`)
          .join('; ')}.`,
      ...named.flatMap((each) => (each && minds(each.said) ? [each.said.sentence] : [])),
      'I know the results of this laboratory alone. Take both reports to your practitioner, and an allergy result to the doctor who ordered it: an allergy goes before any value here.',
    ]
      .filter(Boolean)
      .join(' '),
    [...faqs, reportSource(own.person)],
    named.flatMap((each) => (each ? shownVerdict(each.said) : [])),
  )
}

/** What to do when nothing changes: the trial ends, and no more is left out. */
export const fails = (own: Own, faqs: Told['sources']): Told =>
  told(
    'Four to six weeks are enough for a trial. If nothing has changed by then, the foods you left out are probably not the cause: agree with your practitioner to bring them back one at a time, and do not leave out more instead. Before that, look at your diary: was a food still eaten in sauces, bread or ready meals? An allergy on your record stays out in any case. See a doctor if complaints last or are strong, with blood, weight loss, fever or pain at night: they can have causes that this test does not show.',
    [...faqs, reportSource(own.person)],
  )

/** A negative test for an allergy beside a high value: two tests of two things. */
export function negative(own: Own, words: string, faqs: Told['sources']): Told {
  const said = verdictsOn(own, words)
  return told(
    [
      'The two do not contradict each other: an allergy test looks for IgE, this one for IgG. What the allergy test found is for the doctor who made it to explain; a value here neither confirms nor overrules it.',
      ...said.map(({ sentence }) => sentence),
      'An elevated IgG value is a reason for a trial without the food for some weeks, agreed with your practitioner, and no diagnosis.',
    ].join(' '),
    [...faqs, reportSource(own.person)],
    said.flatMap(shownVerdict),
  )
}
