import { listed } from '@shared/domain/text/counts'
import type { TestedFood } from '@shared/domain/reports/result-changes'
import * as numbers from '@shared/domain/trial/numbers'
import { orderOf } from '@shared/domain/trial/proposal'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { figureOf, isLow } from '@shared/domain/verdict/why'
import { linkTo } from '@shared/screens'
import { foodMatcher } from '../../foods/foods.public'
import { allergyStays, byValue, type Own, reported } from './person/about-person'
import { lower, verdictsOn } from './person/found'
import { lineOn } from './meals/judged'
import { nameOfPractitioner } from './person/people'
import type { Answer } from '../answer'
import { eachOf, ofOwn } from './answer-handler'
import { faqSources } from '../faq-passages'
import lines from './bringing-back.json' with { type: 'json' }
import { linesFor, type OwnValues } from './lines'

export const planSource: Answer['sources'][number] = {
  kind: 'report',
  title: 'My Plan',
  link: linkTo('/client/plan'),
}

const weeks = (days: number) => `${days / numbers.WEEK_DAYS}`
/** The numbers of a plan as the lines name them. */
const ofPlan: OwnValues = {
  weeks: weeks(numbers.WITHOUT_DAYS),
  mostWeeks: weeks(numbers.WITHOUT_MOST),
  unclearWeeks: weeks(numbers.REPEAT_UNCLEAR),
  again: `${weeks(numbers.REPEAT_FROM)} to ${weeks(numbers.REPEAT_TO)} weeks`,
  calmDays: `${numbers.CALM_DAYS}`,
  clearDays: `${numbers.CLEAR_DAYS}`,
  portionDays: `${numbers.PORTION_DAYS}`,
  pauseDays: `${numbers.PAUSE_MOST}`,
  mostFoods: `${numbers.FOODS_MOST}`,
  portions: `Eat a quarter of a usual portion on the first day, half on the second and a whole one on the third. Then go ${numbers.CLEAR_DAYS} days without it.`,
}

const valued = (some: readonly TestedFood[]) => listed(some.map(({ food, text }) => `${food} (${text})`))
const namesOf = (said: readonly Verdict[]) => listed(said.map(({ title }) => title.toLowerCase()))

const MOST_NAMED = 3

/** The order of My Plan, and the values for a client who prefers these. */
function valuesOf({ person }: Own): OwnValues {
  const elevated = byValue(person.test?.results ?? []).filter(({ level }) => level !== 'low')
  const [high, moderate] = (['high', 'moderate'] as const).map((of) =>
    elevated.filter(({ level }) => level === of),
  )
  const place = ({ food }: TestedFood) => orderOf(foodMatcher(), [food])
  const none = orderOf(foodMatcher(), [])
  const weighty = (high ?? [])
    .filter((result) => place(result) < none)
    .toSorted((one, other) => place(one) - place(other))
  return {
    high: valued(high ?? []),
    moderate: valued(moderate ?? []),
    highest: valued(elevated.slice(0, 1)),
    lowest: valued(elevated.toReversed().slice(0, MOST_NAMED)),
    weighty:
      weighty.length > 0
        ? `. Of your high foods, that means ${listed(weighty.map(({ food }) => lower(food)))}`
        : '',
    lowCount: person.low.length > 0 ? `${person.low.length}` : '',
  }
}

/** Nothing calls for bringing back a food that is left out by choice alone. */
const notAsked = (said: readonly Verdict[]) =>
  said.flatMap(({ kind, foods: [food] }) =>
    kind === 'own' && isLow(food?.measured ?? null)
      ? `It wasn't raised (${figureOf(food?.measured ?? null)}), so your test gives no reason to leave it out. You can remove it in Settings, under “Allergies and own foods”.`
      : [],
  )

/** No schedule or amount for an allergy and its family; undefined when none is named. */
export async function neverAtHome(own: Own, foods: readonly string[]): Promise<Answer | undefined> {
  const verdicts = verdictsOn(own.person, foods)
  const grave = verdicts.filter(
    ({ kind, relatedAllergies }) => kind === 'allergy' || relatedAllergies.length > 0,
  )
  if (grave.length === 0) return undefined
  const faqs = [planSource, ...(await faqSources(own, 'reintroduction'))]
  return reported(
    { ...own, said: verdicts, faqs },
    ...grave.map(({ sentence }) => sentence),
    'Only an allergy doctor can say whether to try it, and that means in a clinic. Never try it at home, not even a trace, whatever its value.',
  )
}

/** An allergy that a question names comes before everything else. */
const ofTrial = (name: keyof typeof lines) =>
  ofOwn('none', async (own, { foods }) => {
    const verdicts = verdictsOn(own.person, foods)
    const never = await neverAtHome(own, foods)
    if (never) return never
    const values = {
      ...{ ...ofPlan, ...valuesOf(own), practitioner: await nameOfPractitioner(own) },
      ...{ said: verdicts.map(lineOn).join(' '), notAsked: notAsked(verdicts).join(' ') },
      food: namesOf(verdicts) || 'that food',
    }
    const faqs = [planSource, ...(await faqSources(own, 'reintroduction'))]
    return reported(
      { ...own, said: verdicts, faqs },
      ...linesFor(lines[name], values),
      allergyStays(own.person),
    )
  })

export const bringingBack = eachOf(Object.keys(lines) as (keyof typeof lines)[], ofTrial)
