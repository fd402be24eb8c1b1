import { listed } from '@shared/domain/counts'
import rows from './diseases.json' with { type: 'json' }
import { plain } from '../words/plain'
import { bounded, reader, remover } from '../words/words'

/**
 * A disease or an allergy, which IgG does not show: `said`, its words as `plain` writes them, in the languages that
 * people ask in. `test`: how a doctor looks for it, and what to keep to until then. `has`: what goes before any IgG
 * value for who has it. `foods`: which foods matter with it. `never`: what holds a food that is out with it, as the
 * matcher knows it.
 */
export type Disease = {
  name: string
  said: string
  test: string
  has: string
  foods?: string
  never?: string
}

const otherTest = 'If you have complaints or worries, see a doctor, who can look for it.'
const otherDisease =
  'IgG says nothing about this disease. What your doctor has told you to eat or to leave out comes before any value here; ask them, or a dietitian, before you leave out more.'

const diseases: readonly Disease[] = rows

/** What a question speaks of that IgG shows nothing of, the most particular first; `text` as `plain` writes it. */
export const diseasesIn = reader(diseases)

export const isAllergy = ({ name }: Disease): boolean => name === 'an allergy'

/**
 * An intolerance of no particular kind. What is said of foods speaks of them so often that it is no disease but where
 * somebody asks whether they have one.
 */
const intolerance: Disease = {
  name: 'an intolerance',
  said: 'intoleran\\w*|unvertraglichkeit\\w*|(?:hyper ?)?sensitiv\\w*|(?:hyper ?)?sensib\\w*|(?:uber)?empfindlich\\w*',
  test: 'Only leaving a food out and bringing it back tells, best with your practitioner; a doctor can test for some, such as lactose.',
  has: otherDisease,
}
export const isIntolerance = (ill: Disease): boolean => ill === intolerance
const intolerancesIn = reader([intolerance])

/** As `diseasesIn`, with an intolerance where nothing more particular is named. */
export function illIn(text: string): Disease[] {
  const named = diseasesIn(text)
  return named.length > 0 ? named : intolerancesIn(text)
}

const withoutNames = remover([...diseases, intolerance])
/** A text without the names of diseases. */
export const withoutDiseases = (text: string, instead?: string): string =>
  withoutNames(text, instead).replace(/ +/gu, ' ').trim()

/** What an IgG value shows nothing of. */
const noDisease =
  'This test measures IgG, and IgG shows no allergy, no coeliac disease and no other disease: neither a high value nor a low one tells whether you have one.'
const MOST_NAMED = 2
/** Of diseases in general those whose name tells more. */
const ownName = bounded('epilepsy|parasites|hiv|copd')

/** The particular before the general: who names coeliac disease need not hear of diseases. */
export const particular = (named: readonly Disease[]): Disease[] => {
  const isOwnAllergy = named.some((ill) => / allergy(?: |$)/u.test(ill.name) && !isAllergy(ill))
  const known = named.filter((ill) => ill.name !== 'a disease' && !(isOwnAllergy && isAllergy(ill)))
  return (known.length > 0 ? known : [...named]).slice(0, MOST_NAMED)
}

/** That no value tells whether the asker has what a question names, and who can. */
export function noVerdict(text: string): string {
  const named = particular(illIn(text))
  const names = named.map(({ name }) => (name === 'a disease' && ownName.exec(text)?.[0]) || name)
  const tests = new Set(named.length > 0 ? named.map(({ test }) => test) : [otherTest])
  return `an IgG value, high or low, neither shows nor rules out ${listed(names.length > 0 ? names : ['a disease'], 'or')}. ${[...tests].join(' ')}`
}

/** What comes before any answer to a question that names an allergy or a disease; undefined for any other question. */
export function diseaseNote(question: string): string | undefined {
  const named = particular(diseasesIn(plain(question)))
  return named.length === 0 ? undefined : [noDisease, ...named.map(({ test }) => test)].join(' ')
}
