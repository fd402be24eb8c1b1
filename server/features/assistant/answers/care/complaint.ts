import { listed } from '@shared/domain/counts'
import type { Person } from '@shared/domain/verdict/person'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { allergensOf, capital } from '../person/about-person'
import { type Care, has } from './care-asked'
import { complaintsIn, emergency, redFlagIn } from './complaints'
import { diseasesIn, isAllergy } from './diseases'
import { fitting, found, isRaised, lower, namesOf } from '../person/found'
import rows from './nutrients.json' with { type: 'json' }
import { pattern } from '../words/words'
import { sentences } from '../../told'

/** Foods that are rich in what may be missed when others are left out, and those that are easy on the stomach. */
export const { fibre, easy, more } = rows

/**
 * What comes of leaving out one thing (`said`), for which `complaints` if not for any; `foods` hold what is then
 * missed.
 */
export const leavings = rows.leavings.map(({ said, complaints, ...told }) => ({
  ...told,
  said: pattern(said),
  complaints: complaints === undefined ? undefined : pattern(complaints),
}))

type Told = { care: Care; said: readonly Verdict[]; practitioner: string }

const MOST_COMPLAINTS = 2
const MOST_FITTING = 6
const ofGas =
  'Beans, lentils, cabbage, onions, leek and fibre give many people wind, as the bacteria of the gut live on them: that is common, harmless and no sign of an intolerance. Soak and rinse dried pulses, cook all of it well, eat small portions and increase them slowly over some weeks; if it stays, see a doctor.'
const ofFruit =
  'Apples, pears, mangoes, dried fruit, juice and honey hold much fruit sugar (fructose) or sorbitol, which blow up many a belly by the amount: that is a matter of digestion, which an IgG value does not show. Try a smaller portion, cooked or with a meal, or berries and citrus fruit instead; if it stays, a doctor can test for fructose malabsorption with a breath test.'
const ofGluten = /\bgluten\b/u
const isMany = /(?:aches|hives|complaints|ulcers|nails|sweats|feet|calves|bruises|cravings|life)$/u
const ofBelly = /^(?:belly|diarrhoea|constipation|tiredness|mouth ulcers|a changed stool)/u

/**
 * What to do about a complaint, what the test found of the food named, and when a doctor is needed: never a
 * diagnosis.
 */
export function complaintText(person: Person, text: string, { care, said, practitioner }: Told): string {
  const all = complaintsIn(text).slice(0, MOST_COMPLAINTS)
  const redFlag = redFlagIn(text)
  // What needs a doctor first is not explained away.
  const usual = redFlag ? [] : all
  const isApart = all.length > 0 && all.every((one) => one.isApart)
  const isLeftOut = care === 'complaint-left-out'
  const allergies = diseasesIn(text).some(isAllergy)
  const isAfterFood = said.length > 0 || has(text, 'afterMeal')
  const mayBeAllergy = !isLeftOut && (allergies || (isAfterFood && all.some(({ isAllergic }) => isAllergic)))
  return sentences(
    redFlag,
    mayBeAllergy && emergency,
    all.length > 0 &&
      !redFlag &&
      !isLeftOut &&
      has(text, 'lasting') &&
      'That is long enough to see a doctor about it now.',
    care === 'complaint-acute' && acuteText(person),
    isLeftOut && !isApart && leftOutText(person, text),
    ...usual.map(
      ({ name, causes }) => `${capital(name)} often ${isMany.test(name) ? 'come' : 'comes'} from ${causes}.`,
    ),
    mayBeAllergy && allergyText(person, said),
    found(person, said),
    causeText(person, said, isApart),
    usual.some(({ name }) => name === 'constipation') && fibreText(person),
    care === 'complaint' &&
      !mayBeAllergy &&
      !redFlag &&
      trialText(
        text,
        said,
        all.some(({ name }) => ofBelly.test(name)),
      ),
    ...usual.flatMap(({ helps }) => (helps ? [helps] : [])),
    `${isLeftOut ? 'Leave out nothing more by yourself. ' : ''}Note what you eat, how much, and what you feel when, in a diary, and take that to ${practitioner}${isLeftOut ? ', to agree on what comes back,' : ''} or a doctor.`,
    !redFlag && doctorText(all.flatMap(({ doctor }) => doctor ?? [])),
    !mayBeAllergy && (care === 'complaint-acute' || all.some(({ isAllergic }) => isAllergic)) && emergency,
  )
}

/** What to do where a complaint soon after food may be an allergy, on record or not. */
function allergyText(person: Person, said: readonly Verdict[]): string {
  const [names, recorded] = [namesOf(said), allergensOf(person)]
  return sentences(
    `If it came within two hours of eating, it may be an allergy, which this test does not show: leave ${said.length > 0 ? names : 'what you ate then'} out until a doctor has tested you for one (skin prick or specific IgE).`,
    recorded.length > 0 &&
      said.length === 0 &&
      `Could ${listed(recorded, 'or')}, your allergy, have been in it? Then follow your allergy plan and call a doctor now.`,
  )
}

const MOST_HIGH = 5

function causeText({ avoid }: Person, said: readonly Verdict[], isApart: boolean): string {
  const high = avoid.flatMap(({ level, foodName }) => (level === 'high' ? [lower(foodName)] : []))
  if (said.length === 0)
    return `Your results cannot tell what causes it, and no value proves a cause.${high.length > 0 && !isApart ? ` See whether one of your high foods was in what you ate (${listed(high.slice(0, MOST_HIGH))}${high.length > MOST_HIGH ? ' and others' : ''}), and leave those out as planned.` : ''}`
  return said.some(({ kind }) => kind === 'allergy')
    ? 'Keep to that, and see a doctor about what happened.'
    : said.some(isRaised)
      ? 'That may be a link, but it is not sure: a high value does not prove that a food is the cause, and a low one does not rule it out.'
      : 'A low value does not rule a food out as the cause, and a high one would not prove it.'
}

/** A trial without the food, which who leaves it out already goes on with. */
function trialText(text: string, said: readonly Verdict[], isOfBelly: boolean): string {
  const names = namesOf(said)
  if (said.some(({ kind }) => kind === 'allergy')) return ''
  const isHigh = said.some(({ kind }) => kind === 'high')
  if (isOfBelly && !isHigh && has(text, 'gassy')) return ofGas
  if (isOfBelly && !isHigh && has(text, 'fruity')) return ofFruit
  if (said.length === 0) return ''
  if (isOfBelly && has(text, 'milk'))
    return `With milk and what is made of it, milk sugar (lactose) is a common cause, which this test does not show: a doctor can test for it with a breath test, while you still have milk as usual. Do not leave out all of it before${isHigh ? ', only what is high' : ''}.`
  if ((isOfBelly || ofGluten.test(text)) && has(text, 'gluten'))
    return `Do not stop eating gluten before a doctor has tested for coeliac disease, which this test does not show; then try two or three weeks without ${names} and bring it back, to see what changes.`
  return isHigh
    ? `Leave ${names} out as planned, and see over four to six weeks what changes.`
    : `To find out, leave ${names} out for two or three weeks, then bring it back and see what changes.`
}

const doctorText = (more: readonly string[]) =>
  `See a doctor ${more.length > 0 ? `${more.slice(0, 2).join('; ')}; also` : 'if it lasts over two weeks or gets worse;'} soon for blood, weight loss, fever, or pain at night.`

function acuteText(person: Person): string {
  const foods = fitting(person, easy, MOST_FITTING)
  return sentences(
    'Drink now, often and in small sips, best an oral rehydration solution; an infection is the usual cause.',
    foods.length > 0 && `Eat again when you can, small and plain, such as ${listed(foods.slice(0, 4))}.`,
    'See a doctor today if you hardly pass water, are dizzy or very dry, see blood, have a high fever or strong pain, or keep nothing down for a day; also if it lasts over two or three days.',
  )
}

function fibreText(person: Person): string {
  const foods = fitting(person, fibre, MOST_FITTING)
  const names = foods.length > 0 ? `Fibre that fits your results: ${listed(foods)}; add it slowly. ` : ''
  return `${names}Drink about one and a half to two litres a day, and move each day.`
}

/** What leaving a food out may bring. */
function leftOutText(person: Person, text: string): string {
  const known = leavings.find(({ said, complaints }) => said.test(text) && (complaints?.test(text) ?? true))
  if (!known)
    return 'It is early to tell, and no proof of anything: leaving foods out can feel worse for some days, and what took their place, too little to eat, to drink or of fibre may be the cause; that is no sign that it works, and too strict a diet makes tired and weak. Put something in place of what you leave out, and drink enough.'
  const foods = fitting(person, known.foods ?? [], MOST_FITTING)
  return sentences(known.says, foods.length > 0 && `${known.of}: ${listed(foods)}.`)
}
