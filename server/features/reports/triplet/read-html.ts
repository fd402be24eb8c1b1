import { excerpt, firstCharacters } from '@shared/domain/text/characters'
import { readWholeDate } from '@shared/domain/people/birth-date'
import { genderOf } from '@shared/domain/people/gender'
import { type About, aboutOf, nothingSaid, withWholeNames } from '@shared/domain/reports/report-facts'
import type { Fact, Field } from '@shared/domain/reports/report-labels'
import { personsIn } from '@shared/domain/people/persons-in'
import type { TitleLine } from '@shared/domain/results-csv/person-facts'
import { namesSample } from '@shared/domain/reports/same-sample'
import { z } from 'zod'
import { isDeeperThan } from './html-depth'
import { readFacts } from './html-facts'
import { isTitleOfPerson } from './pdf-facts'

/**
 * The labelled values of a report's HTML. Dates are ISO, the email is lower case. `warnings` are
 * for an admin; `about` contains every sample ID, name and date of birth; `titles` are its title
 * and headings.
 */
export type ReportHtml = Partial<Record<HtmlField, string>> & {
  warnings: string[]
  about: About[]
  titles: TitleLine[]
}
type HtmlField = Exclude<Field, 'firstName' | 'lastName' | 'age'>

const maxDepth = 1500
const maxText = 2_000_000
const maxLength = 200
const MOST_TITLES = 200

const names: Record<HtmlField, string> = {
  sampleId: 'sample ID',
  clientName: 'client name',
  gender: 'gender',
  dateOfBirth: 'date of birth',
  dateOfReceipt: 'date of receipt',
  reportDate: 'report date',
  practitioner: 'practitioner',
  email: 'email address',
  phone: 'phone number',
}

/**
 * Reads sample ID, person and dates from a report's HTML, only by their labels. A value that cannot
 * be read is undefined with a warning. So are two different emails, dates, sample IDs or genders
 * (in any language), because the owner and date must not be guessed. Never throws.
 */
export function readReportHtml(html: string): ReportHtml {
  const warnings: string[] = []
  const { facts: found, titles } = factsOf(html, warnings)
  const facts = withWholeNames(found)
  const valuesFor = (field: HtmlField) => valuesOf(facts, field)
  return {
    sampleId: only('sampleId', valuesFor('sampleId'), warnings),
    clientName: valuesFor('clientName')[0],
    gender: only('gender', readGenders(valuesFor('gender'), warnings), warnings),
    dateOfBirth: only('dateOfBirth', readDates('dateOfBirth', valuesFor('dateOfBirth'), warnings), warnings),
    dateOfReceipt: only(
      'dateOfReceipt',
      readDates('dateOfReceipt', valuesFor('dateOfReceipt'), warnings),
      warnings,
    ),
    reportDate: only('reportDate', readDates('reportDate', valuesFor('reportDate'), warnings), warnings),
    practitioner: valuesFor('practitioner')[0],
    email: only('email', readEmails(valuesFor('email'), warnings), warnings),
    phone: valuesFor('phone')[0],
    warnings,
    about: whomOf(facts, valuesFor('clientName')),
    titles: titles
      .slice(0, MOST_TITLES)
      .map((title) => firstCharacters(title, maxLength))
      .map((text) => ({ line: null, text, isTitle: isTitleOfPerson(text) })),
  }
}

/** The first name counts; later ones only in full, as a lone word may belong to anything. */
function whomOf(facts: readonly Fact[], [clientName, ...more]: readonly string[]): About[] {
  const persons = more.filter((name) => personsIn(name).includes(name))
  const others = facts
    .filter(({ field }) => field !== 'clientName' && !(clientName && /^(?:first|last)Name$/.test(field)))
    .map(({ field, value }) => ({ field, value: firstCharacters(value, maxLength) }))
  const names = [clientName, ...persons].flatMap((value) =>
    value === undefined ? [] : [{ field: 'clientName' as const, value }],
  )
  return aboutOf([...names, ...others])
}

function factsOf(whole: string, warnings: string[]): ReturnType<typeof readFacts> {
  const html = firstCharacters(whole, maxText)
  if (html !== whole) warnings.push('The HTML file is very long; only its first 2 MB were read.')
  if (isDeeperThan(html, maxDepth)) {
    warnings.push(
      'The HTML file nests its elements too deeply to be read. Its details must be entered by hand.',
    )
    return { facts: [], titles: [] }
  }
  return readFacts(html)
}

function valuesOf(facts: readonly Fact[], field: HtmlField): string[] {
  const values = facts.filter((fact) => fact.field === field).map((fact) => fact.value)
  const short = values.map((value) => firstCharacters(value, maxLength).trim())
  const distinct = [...new Set(short)].filter((value) => !nothingSaid.test(value))
  return field === 'sampleId' ? distinct.filter(namesSample) : distinct
}

function only(field: HtmlField, values: readonly string[], warnings: string[]): string | undefined {
  const different = new Set(values.map((value) => value.toLowerCase()))
  if (different.size < 2) return values[0]
  warnings.push(`The HTML file gives more than one ${names[field]}, so we used none.`)
  return undefined
}

function readDates(field: HtmlField, values: readonly string[], warnings: string[]): string[] {
  return values.flatMap((value) => {
    const date = readWholeDate(value)
    if (!date) warnings.push(`"${excerpt(value)}" is not a ${names[field]} that can be read.`)
    return date ? [date] : []
  })
}

function readGenders(values: readonly string[], warnings: string[]): string[] {
  return values.flatMap((value) => {
    const gender = genderOf(value)
    if (gender === undefined) warnings.push(`"${excerpt(value)}" is not a gender that can be read.`)
    return gender ? [gender] : []
  })
}

function readEmails(values: readonly string[], warnings: string[]): string[] {
  return values.flatMap((value) => {
    const email = z.email().max(254).safeParse(value.toLowerCase())
    if (!email.success) warnings.push(`"${excerpt(value)}" is not an email address that can be used.`)
    return email.success ? [email.data] : []
  })
}
