import { listed } from '@shared/domain/text/counts'
import type { Person } from '@shared/domain/verdict/person'
import type { Verdict } from '@shared/domain/verdict/verdict'
import { allergenIn } from '../person/whom'
import { capital } from '../person/about-person'
import { onRecord } from '../person/outcome-text'
import type { OwnValues } from '../lines'
import { type Asked, has } from './care-asked'
import { diseasesIn, illIn, isAllergy, isIntolerance, particular } from './diseases'
import { found, holding, lower } from '../person/found'
import { allergyOf } from '../person/others'
import { plain } from '../words/plain'
import { sentences } from '../../answer'

/** An allergy on record first, then what the test cannot tell, then the food's result. */
export function diseaseText(person: Person, text: string, said: readonly Verdict[], cannot: string): string {
  const isOfAllergy = illIn(text).some((ill) => isAllergy(ill) || (isIntolerance(ill) && said.length > 0))
  const counting = isOfAllergy ? person.avoid.filter(({ level }) => level === 'allergy') : []
  const asked = said.flatMap(({ foods }) => foods.filter(({ level }) => level === 'allergy'))
  const recorded = counting.filter(({ outcome }) => !outcome)
  const clinical = counting.filter(({ outcome }) => outcome)
  const isOf = (foods: readonly { foodName: string }[]) => (one: { foodName: string }) =>
    foods.some(({ foodName }) => foodName === one.foodName)
  // A question without a food means all of them.
  const first = said.length === 0 ? recorded : recorded.filter(isOf(asked))
  const others = asked.length === 0 ? recorded.filter((one) => !isOf(first)(one)) : []
  return sentences(
    first.length > 0 && isOnRecord(first),
    ...(said.length > 0 || has(text, 'foods') ? foodsOf(text) : []),
    cannot,
    has(text, 'relatives') &&
      'If it runs in your family, ask a doctor for that test before you change what you eat.',
    found(person, said),
    others.length > 0 && `${onRecord} ${namesIn(others)}.`,
    asked.length === 0 &&
      clinical.length > 0 &&
      `Ask an allergist before trying these: ${namesIn(clinical)}.`,
  )
}

/** The foods that matter with the diseases in a text. */
const foodsOf = (text: string) => particular(diseasesIn(text)).flatMap(({ foods }) => foods ?? [])

const namesIn = (all: readonly { foodName: string }[]) => listed(all.map(({ foodName }) => lower(foodName)))

export function isOnRecord(all: readonly { foodName: string }[]): string {
  const names = namesIn(all)
  return `${capital(names)} ${all.length > 1 ? 'are on your record as allergies' : 'is on your record as an allergy'}.`
}

/** The disease or allergy comes before any value. */
export function hasDiseaseValues({ text, said }: Asked): OwnValues {
  const named = particular(diseasesIn(text))
  const isPlainAllergy = named.every(isAllergy)
  const allergen = isPlainAllergy ? allergenIn(text) : undefined
  const known = said.filter(({ kind }) => kind === 'allergy')
  const others = said.filter(({ q }) => allergen && !plain(q).startsWith(plain(allergen)))
  const never = named.flatMap(({ never: out }) => out ?? [])
  const against = never.flatMap((out) =>
    said
      .filter(({ q }) => plain(q) !== out && holding(q, out) !== 'none')
      .map(({ title }) => `${title} isn't for you. It contains, or usually contains, ${out}.`),
  )
  return {
    ...{ isPlainAllergy, isKnown: known.length > 0, isOfFood: said.length > 0 },
    known: known.map(({ sentence }) => sentence).join(' '),
    foods: foodsOf(text).join(' '),
    has: named.map(({ has: fact }) => fact).join(' '),
    never: against.join(' '),
    holds: allergen && others.length > 0 ? allergyOf(undefined, allergen, others) : '',
    names: named.map(({ name }) => (name === 'a disease' ? 'this disease' : name)).join(' or '),
  }
}
