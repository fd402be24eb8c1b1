import { listed } from '@shared/domain/counts'
import type { Person } from '@shared/domain/verdict/person'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { foodMatcher } from '../../foods/foods.public'
import { allergenIn } from './asked-other'
import { diseaseNote, diseasesIn, isAllergy, noDisease, particular } from './diseases'
import { found, lower } from './found'
import { allergyOf } from './others'
import { plain } from './plain'

const allergiesOf = ({ avoid }: Person) =>
  avoid.filter(({ level }) => level === 'allergy').map(({ foodName }) => lower(foodName))

/** What is told to who asks whether they have an allergy or a disease, and what the test found of the food. */
export function diseaseText(person: Person, text: string, said: readonly Verdict[]): string {
  const allergies = allergiesOf(person)
  return [
    diseaseNote(text) ?? noDisease,
    found(person, said),
    said.length > 0 && said.every(({ kind }) => kind !== 'allergy') && 'That value answers nothing of it.',
    diseasesIn(text).some(isAllergy) &&
      said.every(({ kind }) => kind !== 'allergy') &&
      (allergies.length > 0
        ? `Allergies on your record: ${listed(allergies)}.`
        : 'There is no allergy on your record, which is no test for one.'),
  ]
    .filter(Boolean)
    .join(' ')
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
  return [
    ...(isKnown ? said.filter(({ kind }) => kind === 'allergy').map(({ sentence }) => sentence) : []),
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
    isPlainAllergy &&
      !isKnown &&
      'This test neither finds nor cures an allergy. If it is not on your record yet, ask your practitioner or the laboratory to add it, so that recipes and the scanner mind it.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whether words name what holds a food, for certain or mostly. */
function holds(words: string, out: string): boolean {
  const matcher = foodMatcher()
  const [found] = matcher.verdicts(matcher.read(words), matcher.resolve([{ name: out }]))
  return found !== undefined && found.verdict !== 'none'
}
