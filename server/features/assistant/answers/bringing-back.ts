import { listed } from '@shared/domain/counts'
import type { TestedFood } from '@shared/domain/result-changes'
import {
  CALM_DAYS,
  CLEAR_DAYS,
  FOODS_MOST,
  PAUSE_MOST,
  PORTION_DAYS,
  REPEAT_FROM,
  REPEAT_TO,
  REPEAT_UNCLEAR,
  WEEK_DAYS,
  WITHOUT_DAYS,
  WITHOUT_MOST,
} from '@shared/domain/trial/numbers'
import { orderOf } from '@shared/domain/trial/proposal'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { figureOf, isLow } from '@shared/domain/verdict/why'
import { linkTo } from '@shared/screens'
import { foodMatcher } from '../../foods/foods.public'
import { allergyStays, byValue, type Own, reported } from './person/about-person'
import { verdictsOn } from './person/found'
import { lineOn } from './meals/judged'
import { nameOfPractitioner } from './person/people'
import type { Told } from '../told'
import { type Answerer, ofOwn } from './answerer'
import { faqSources } from '../faq-passages'

export const planSource: Told['sources'][number] = {
  kind: 'report',
  title: 'My Plan',
  link: linkTo('/client/plan'),
}

/** Whom to agree with, and the verdicts on the foods that a question names. */
type With = { own: Own; whom: string; said: readonly Verdict[] }
type Texts = readonly (string | false)[]

/** What is told of leaving out and bringing back: an allergy that a question names comes before all else. */
const ofTrial = (tell: (asked: With) => Texts): Answerer =>
  ofOwn('none', async (own, { foods }) => {
    const whom = (await nameOfPractitioner(own)) ?? 'your practitioner'
    const said = verdictsOn(own.person, foods)
    const allergens = said.filter(({ kind }) => kind === 'allergy')
    const texts =
      allergens.length > 0
        ? [`Never at home: ${listed(allergens.map(({ title }) => title.toLowerCase()))} ${ofAllergy}`]
        : [...tell({ own, whom, said }), allergyStays(own.person)]
    return reported(
      { ...own, said, faqs: [planSource, ...(await faqSources(own, 'reintroduction'))] },
      ...texts,
    )
  })

const ofAllergy =
  'is your allergy, so it is no part of a plan and is not tried, not even a trace, whatever its value is. Only an allergist can look into it, in a clinic.'

const weeks = (days: number) => days / WEEK_DAYS
const portions = `a quarter of a usual portion on the first day, half on the second, a whole one on the third, then ${CLEAR_DAYS} days without it`
const again = `${weeks(REPEAT_FROM)} to ${weeks(REPEAT_TO)} weeks`

const linesOn = (said: readonly Verdict[]) => said.map(lineOn)
const elevatedOf = ({ person }: Own) =>
  byValue(person.test?.results ?? []).filter(({ level }) => level !== 'low')
const valued = (some: readonly TestedFood[]) => listed(some.map(({ food, text }) => `${food} (${text})`))

const MOST_NAMED = 3

/** The order that My Plan has, and the values for who would rather go by these. */
function orderTold({ own, whom }: With): Texts {
  const elevated = elevatedOf(own)
  const place = ({ food }: TestedFood) => orderOf(foodMatcher(), [food])
  const none = orderOf(foodMatcher(), [])
  const weighty = elevated
    .filter((result) => result.level === 'high' && place(result) < none)
    .toSorted((one, other) => place(one) - place(other))
  const [highest] = elevated
  const lowest = elevated.toReversed().slice(0, MOST_NAMED)
  return [
    `There is no fixed rule: agree the order with ${whom}.`,
    `Many begin with a low value${lowest.length > 0 ? `, of yours ${valued(lowest)}` : ''}, and leave the highest for the end${highest ? `, here ${valued([highest])}` : ''}.`,
    `Of the foods in a plan, My Plan puts first what your diet misses most: milk, cereals with gluten, eggs, fish and soya${weighty.length > 0 ? `, so of your high foods ${listed(weighty.map(({ food }) => food))}` : ''}.`,
    `One food at a time: ${portions}.`,
  ]
}

/** Which foods a plan is about, for who asks whether another belongs to it. */
function scopeTold({ own, whom, said }: With): Texts {
  const of = (level: string) => elevatedOf(own).filter((result) => result.level === level)
  const [high, moderate] = [of('high'), of('moderate')]
  return [
    ...linesOn(said),
    ...said.map(({ kind, foods: [food] }) =>
      kind === 'own' && isLow(food?.measured ?? null)
        ? `It shows no elevation (${figureOf(food?.measured ?? null)}), so nothing in your results asks for it: you can take it off in Settings, under “Allergies and own foods”.`
        : '',
    ),
    `You need not leave out everything at once: a plan leaves out 3 to ${FOODS_MOST} foods for ${weeks(WITHOUT_DAYS)} weeks, mostly high ones that you eat often.`,
    high.length > 0 && `High, to leave out for now: ${valued(high)}.`,
    moderate.length > 0 &&
      `Moderate, to eat only now and then, every third or fourth day: ${valued(moderate)}. If one is on your plate daily and you have complaints, ${whom} may have you leave it out too.`,
  ]
}

/** What a client asks of the days in which foods are left out and come back. */
export const bringingBack = {
  when: ofTrial(({ whom, said }) => [
    ...linesOn(said),
    `Not before you have left the foods out for ${weeks(WITHOUT_DAYS)} weeks, ${weeks(WITHOUT_MOST)} at most; then they come back whether you feel better or not. Begin in a calm week, after ${CALM_DAYS} days in which you were well.`,
    `One food at a time: ${portions}, with a note each evening of how you were. If it goes well, you may eat it again, in usual amounts and not only that.`,
    `My Plan tells you the day; agree it with ${whom}.`,
  ]),
  first: ofTrial(orderTold),
  'one-at-a-time': ofTrial(({ whom }) => [
    'Only one food at a time: of two you could not tell which one it was, and would have to begin again.',
    `Each takes about a week: ${portions}. What has gone well may stay on your plate while you test the next. If it takes too long, speak with ${whom} about fewer foods.`,
  ]),
  interval: ofTrial(() => [
    `About a week a food: ${PORTION_DAYS} days with it (a quarter, half and a whole portion), then ${CLEAR_DAYS} days without it.`,
    `Begin the next one when you have been well for ${CALM_DAYS} days; if you are not, wait until you are, since complaints may come late. One that was unclear you try again after ${weeks(REPEAT_UNCLEAR)} weeks, one that gave complaints after ${again}.`,
  ]),
  reaction: ofTrial(({ whom, said }) => [
    `Stop ${said.length > 0 ? listed(said.map(({ title }) => title.toLowerCase())) : 'that food'}: eat no more of it, and do not finish the portions.`,
    `It is not out for ever: one bad week is often chance, so try it once more after ${again}. If the complaints come again, leave it out for some months and talk it over with ${whom}.`,
    `Note in your diary what you felt and when. Wait until you have been well for ${CALM_DAYS} days, then go on with the next food.`,
    'Strong or lasting complaints are for a doctor. Swelling of the face, hives, trouble breathing or feeling faint is an emergency: call 112, 999 or 911, and never try that food at home again.',
  ]),
  passed: ofTrial(({ said }) => [
    `If ${PORTION_DAYS} days with it and ${CLEAR_DAYS} without went well, ${said.length > 0 ? listed(said.map(({ title }) => title.toLowerCase())) : 'the food'} can come back, whatever its value was.`,
    'Decide so in My Plan: then it is off your list. Eat it in usual amounts and in turn with other foods rather than at every meal. Then comes the next food.',
  ]),
  pause: ofTrial(({ whom }) => [
    `You can: a plan that runs has Pause in My Plan: its days stand still, for up to ${PAUSE_MOST} days in all, and you go on afterwards. You can end it at any time too.`,
    'Bring no food back in days of travel, feasts or illness: you could not tell what did what. You need not pause either: plain fish, chicken, rice, potatoes and vegetables without sauce are found nearly everywhere.',
    `A meal off the plan is no danger by your values; note it, and carry on. For a longer break speak with ${whom}.`,
  ]),
  scope: ofTrial(scopeTold),
  strict: ofTrial(({ whom, said }) => [
    ...linesOn(said),
    `For the ${weeks(WITHOUT_DAYS)} weeks leave the foods of your plan out altogether, in sauces, bread and cakes too: only then does the trial tell you something. A “may contain” on a label matters little for an IgG value.`,
    `One bite by mistake is no harm and no failure: note it, and carry on without beginning again. Moderate foods may be eaten now and then. Ask ${whom} before you plan a day off.`,
  ]),
  why: ofTrial(({ own, whom }) => [
    'It is tiring, and you may find it dull. The point is to find out which of your elevated foods really trouble you: the test cannot tell, only leaving out and bringing back can. It may also turn out that none does.',
    `It is for ${weeks(WITHOUT_DAYS)} weeks, ${weeks(WITHOUT_MOST)} at most, and not for good. You may stop or pause at any time, or do it with fewer foods: speak with ${whom}.`,
    own.person.test !== null &&
      `${own.person.test.results.filter(({ level }) => level === 'low').length} foods show no elevation in your test: ask me “What can I cook tonight?” for something new.`,
  ]),
} satisfies Record<string, Answerer>
