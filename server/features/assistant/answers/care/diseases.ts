import { listed } from '@shared/domain/text/counts'
import rows from './diseases.json' with { type: 'json' }
import { plain } from '../words/plain'
import { bounded, reader, remover } from '../words/words'

/**
 * A disease or allergy that IgG does not show. `said`: its words in four languages (`plain` text).
 * `test`: how a doctor looks for it, and what to do until then. `has`: what outweighs any IgG value
 * for a patient. `foods`: foods that matter with it. `never`: food keys that are ruled out.
 */
export type Disease = {
  name: string
  said: string
  test: string
  has: string
  foods?: string
  never?: string
}

const otherTest = 'If you have symptoms or worries, see a doctor, who can look for it.'
const otherDisease =
  'IgG says nothing about this disease. What your doctor has told you to eat or leave out matters more than any value here. Ask them or a dietitian before you leave out more.'

const diseases: readonly Disease[] = rows

/** The diseases in a `plain` text, the most specific first. */
export const diseasesIn = reader(diseases)

export const isAllergy = ({ name }: Disease): boolean => name === 'an allergy'

/** An unspecific intolerance counts only where a person asks whether they have one. */
const intolerance: Disease = {
  name: 'an intolerance',
  said: 'intoleran\\w*|unvertraglichkeit\\w*|(?:hyper ?)?sensitiv\\w*|(?:hyper ?)?sensib\\w*|(?:uber)?empfindlich\\w*',
  test: 'The only way to tell is to leave a food out and bring it back, ideally with your practitioner. A doctor can test for some intolerances, such as to lactose.',
  has: otherDisease,
}
export const isIntolerance = (ill: Disease): boolean => ill === intolerance
const intolerancesIn = reader([intolerance])

/** As `diseasesIn`, or an intolerance when nothing more specific is named. */
export function illIn(text: string): Disease[] {
  const named = diseasesIn(text)
  return named.length > 0 ? named : intolerancesIn(text)
}

const withoutNames = remover([...diseases, intolerance])
export const withoutDiseases = (text: string, instead?: string): string =>
  withoutNames(text, instead).replace(/ +/gu, ' ').trim()

const noDisease =
  "This test measures IgG. It can't show an allergy, coeliac disease or any other disease. Neither a high nor a low value tells you whether you have one."
const MOST_NAMED = 2
/** Unspecific matches whose name says enough. */
const ownName = bounded('epilepsy|parasites|hiv|copd')

/** A specific disease hides the general ones. */
export const particular = (named: readonly Disease[]): Disease[] => {
  const isOwnAllergy = named.some((ill) => / allergy(?: |$)/u.test(ill.name) && !isAllergy(ill))
  const known = named.filter((ill) => ill.name !== 'a disease' && !(isOwnAllergy && isAllergy(ill)))
  return (known.length > 0 ? known : [...named]).slice(0, MOST_NAMED)
}

/** No IgG value shows the disease; says which doctor can find it. */
export function noVerdict(text: string): string {
  const named = particular(illIn(text))
  const names = named.map(({ name }) => (name === 'a disease' && ownName.exec(text)?.[0]) || name)
  const tests = new Set(named.length > 0 ? named.map(({ test }) => test) : [otherTest])
  return `an IgG value, high or low, neither shows nor rules out ${listed(names.length > 0 ? names : ['a disease'], 'or')}. ${[...tests].join(' ')}`
}

/** What precedes any answer about an allergy or a disease. Undefined for other questions. */
export function diseaseNote(question: string): string | undefined {
  const named = particular(diseasesIn(plain(question)))
  return named.length === 0 ? undefined : [noDisease, ...named.map(({ test }) => test)].join(' ')
}
