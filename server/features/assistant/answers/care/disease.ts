import { listed } from '@shared/domain/counts'
import type { Person } from '@shared/domain/verdict/person'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../../../foods/foods.public'
import { allergenIn } from '../person/whom'
import { capital } from '../person/about-person'
import { onRecord } from '../person/found-text'
import { has } from './care-asked'
import { diseasesIn, illIn, isAllergy, isIntolerance, particular } from './diseases'
import { found, lower } from '../person/found'
import { allergyOf } from '../person/others'
import { plain } from '../words/plain'
import { sentences } from '../../told'

/**
 * What is told to who asks whether they have an allergy or a disease: an allergy on their record first, then `cannot`
 * (that this test does not tell), and what the test found of the food.
 */
export function diseaseText(person: Person, text: string, said: readonly Verdict[], cannot: string): string {
  const isOfAllergy = illIn(text).some((ill) => isAllergy(ill) || (isIntolerance(ill) && said.length > 0))
  const counting = isOfAllergy ? person.avoid.filter(({ level }) => level === 'allergy') : []
  const asked = said.flatMap(({ foods }) => foods.filter(({ level }) => level === 'allergy'))
  const recorded = counting.filter(({ outcome }) => !outcome)
  const clinical = counting.filter(({ outcome }) => outcome)
  const isOf = (foods: readonly { foodName: string }[]) => (one: { foodName: string }) =>
    foods.some(({ foodName }) => foodName === one.foodName)
  // Who asks of no food asks for all.
  const first = said.length === 0 ? recorded : recorded.filter(isOf(asked))
  const others = asked.length === 0 ? recorded.filter((one) => !isOf(first)(one)) : []
  return sentences(
    first.length > 0 && isOnRecord(first),
    ...(said.length > 0 || has(text, 'foods') ? foodsOf(text) : []),
    cannot,
    has(text, 'relatives') &&
      'Having it in the family is a reason to ask a doctor for that test, before you change what you eat.',
    found(person, said),
    others.length > 0 && `${onRecord} ${namesIn(others)}.`,
    asked.length === 0 && clinical.length > 0 && `Not at home, ask an allergist: ${namesIn(clinical)}.`,
  )
}

/** Which foods matter with what a question names. */
const foodsOf = (text: string) => particular(diseasesIn(text)).flatMap(({ foods }) => foods ?? [])

const namesIn = (all: readonly { foodName: string }[]) => listed(all.map(({ foodName }) => lower(foodName)))

/** "Hazelnut is on your record as an allergy." */
export function isOnRecord(all: readonly { foodName: string }[]): string {
  const names = namesIn(all)
  return `${capital(names)} ${all.length > 1 ? 'are on your record as allergies' : 'is on your record as an allergy'}.`
}

/** What is told to who has an allergy or a disease: that it comes before any value, and then the value. */
export function hasDiseaseText(person: Person, text: string, said: readonly Verdict[]): string {
  const named = particular(diseasesIn(text))
  const isPlainAllergy = named.every(isAllergy)
  const allergen = isPlainAllergy ? allergenIn(text) : undefined
  const isKnown = said.some(({ kind }) => kind === 'allergy')
  const others = allergen
    ? said.filter(({ q }) => plain(q) !== plain(allergen) && !plain(q).startsWith(plain(allergen)))
    : said
  const never = named.flatMap(({ never: out }) => out ?? [])
  return sentences(
    ...(isKnown ? said.filter(({ kind }) => kind === 'allergy').map(({ sentence }) => sentence) : []),
    ...foodsOf(text),
    ...named.map(({ has }) => has),
    ...never.map((out) =>
      said
        .filter(({ q }) => plain(q) !== out && holds(q, out))
        .map(({ title }) => `${title}: not for you, as it holds ${out} or mostly does.`)
        .join(' '),
    ),
    allergen && others.length > 0 && !isKnown && allergyOf(undefined, allergen, others),
    !isKnown && found(person, said),
    !isKnown &&
      said.length > 0 &&
      `That says nothing about ${named.map(({ name }) => (name === 'a disease' ? 'this disease' : name)).join(' or ')}.`,
    !isPlainAllergy &&
      has(text, 'wholeDiet') &&
      'No result asks you to leave out everything. Before you begin or go on with leaving foods out, ask your doctor or a dietitian: what they told you comes first, one plan is better than two lists, and you should neither lose weight nor lack anything.',
    isPlainAllergy &&
      !isKnown &&
      'This test neither finds nor cures an allergy. If you have one that is not on your record yet, add it in Settings, under “Allergies and own foods”: recipes and the scanner mind it from then on.',
  )
}

/** Whether words name what holds a food, for certain or mostly. */
function holds(words: string, out: string): boolean {
  const matcher = foodMatcher()
  const [found] = matcher.verdicts(matcher.read(words), matcher.resolve([{ name: out }]))
  return found !== undefined && found.verdict !== 'none'
}
