import { excerpt, firstCharacters } from '@shared/domain/text/characters'
import { isReadBirth, printBirth, sameBirth } from '@shared/domain/people/birth-date'
import { daysFrom } from '@shared/domain/text/dates'
import { readFileName } from '@shared/domain/text/file-name'
import { personInFileName, personsIn, withoutOrdinary } from '@shared/domain/people/persons-in'
import type { About, AboutField } from '@shared/domain/reports/report-facts'
import type { ReadResults } from '@shared/domain/results-csv/read-results'
import type { Warning } from '@shared/domain/results-csv/warning'
import type { ExpectedPerson } from '@shared/domain/results-csv/person-facts'
import { joinedId, namesSample, sameSample, samplesIn } from '@shared/domain/reports/same-sample'
import { type FileKind, fileKinds } from '../../../adapters/files/file-store'
import type { FileNames } from './file-names'
import { sameName } from '../link/names'
import { isPrinted, mayBe } from './printed-names'

type Named = { sampleId: string; clientName: string; fileNames: FileNames }
/** The people that a file names by label, and lines that may name somebody without one. */
type Titled = Pick<ReadResults, 'about' | 'titles'>
type Spoken = Record<FileKind, Titled>

/** Whether a warning says that the files name another sample or person, or several. */
export const namesAnotherPerson = (code: string): boolean =>
  /^(?:sample-id-|client-name-|birth-date-|gender-differs$|several-samples$)/.test(code)

/** What a CSV's rows are compared with: the report and the person in the other files. */
export function expectedPerson(named: Named, others: readonly About[]): ExpectedPerson {
  const valueOf = (field: AboutField) => others.find((about) => about.field === field)?.value
  return {
    known: {
      sampleId: named.sampleId,
      clientName: named.clientName,
      dateOfBirth: valueOf('dateOfBirth'),
      gender: valueOf('gender'),
      email: valueOf('email'),
    },
    isOwn: (about) => {
      if (about.field === 'sampleId' || about.field === 'clientName') return agrees(about, named)
      return others.every(({ field, value }) => field !== about.field || sameBirth(value, about.value))
    },
  }
}

/**
 * A warning for each difference in sample, name, date of birth or gender between the files and the
 * report, quoting both. @param spoken the persons and titles of the three files @param today the
 * day in UTC, ISO
 */
export function differencesOf(spoken: Spoken, named: Named, today: string): Warning[] {
  const inside = (['html', 'csv', 'pdf'] as const).flatMap((kind) => {
    const { about } = spoken[kind]
    return [differing(kind, 'clientName', about, named), differing(kind, 'sampleId', about, named)]
  })
  const found = [
    ...inside,
    ...differingTitles('html', spoken.html, named),
    ...differingTitles('csv', spoken.csv, named),
    ...differingTitles('pdf', spoken.pdf, named),
    ...differingFileNames(named),
    differingBetween('dateOfBirth', spoken),
    differingBetween('email', { ...spoken, pdf: noPerson }),
    differingAge(spoken, today),
    unreadBirth('csv', spoken.csv.about),
    unreadBirth('pdf', spoken.pdf.about),
    differingBetween('gender', spoken),
  ].filter((warning) => warning !== undefined)
  return found.filter(({ code }, at) => found.findIndex((warning) => warning.code === code) === at)
}

const files: Record<FileKind, string> = { html: 'HTML file', pdf: 'PDF file', csv: 'CSV file' }
const codes = { sampleId: 'sample-id', clientName: 'client-name' } as const
const words = {
  sampleId: 'sample ID',
  clientName: "client's name",
  dateOfBirth: 'date of birth',
  gender: 'gender',
  email: 'email address',
}

const warning = (code: string, line: number | null, message: string): Warning => ({
  line,
  code,
  message: line === null ? message : `Line ${line}: ${message}`,
})

function differing(
  kind: FileKind,
  field: 'sampleId' | 'clientName',
  abouts: readonly About[],
  named: Named,
): Warning | undefined {
  const about = abouts.find((one) => one.field === field && !agrees(one, named))
  if (!about) return undefined
  const message = `The ${words[field]} inside the ${files[kind]} is "${excerpt(about.value)}", but the file name says "${excerpt(named[field])}".`
  return warning(`${codes[field]}-${kind === 'html' ? 'differs' : kind}`, about.line, message)
}

/** Names of persons are not found after so many lines. */
const MOST_NAMELESS = 30
/** A line without everyday words and without a gender or age in brackets at its end. */
const nameAlone = (text: string) => withoutOrdinary(text.replace(/\s*\([^()]*\)$/u, ''))
const namesIn = (text: string) => personsIn(text.replace(/\s*\([^()]*\)$/u, ''))

function differingTitles(kind: FileKind, { about, titles }: Titled, named: Named): (Warning | undefined)[] {
  // A name alone in a line may be anybody's, so it counts only where the file names nobody else.
  const isNameless =
    kind !== 'csv' &&
    !about.some(({ field }) => field === 'clientName') &&
    !titles.some(({ text }) => namesIn(text).some((name) => mayBe(name, named.clientName)))
  return titles.flatMap(({ line, text, isTitle }, at) => {
    const sample = samplesIn(text, named.sampleId).find((id) => !isSame(id, named.sampleId))
    const mayName =
      isTitle ||
      (kind === 'csv' && /(?:^|\s)(?:of|for|von|für)\s/iu.test(text)) ||
      (isNameless && at < MOST_NAMELESS && namesIn(text).includes(nameAlone(text)))
    const name = mayName ? personsIn(text).find((one) => !mayBe(one, named.clientName)) : undefined
    const say = (code: string, value: string | undefined, own: string) =>
      value === undefined
        ? undefined
        : warning(
            `${code}-${kind}`,
            line,
            `A line in the ${files[kind]} names "${excerpt(value)}", but the file name says "${excerpt(own)}".`,
          )
    return [say(codes.clientName, name, named.clientName), say(codes.sampleId, sample, named.sampleId)]
  })
}

function differingFileNames(named: Named): (Warning | undefined)[] {
  return fileKinds.flatMap((kind) => {
    const { sampleId, clientName } = saidByName(named.fileNames[kind], named)
    const say = (field: 'sampleId' | 'clientName', value: string | undefined) =>
      value === undefined
        ? undefined
        : warning(
            `${codes[field]}-file-names`,
            null,
            `The name of the ${files[kind]} says "${excerpt(value)}", but the report's ${words[field]} is "${excerpt(named[field])}".`,
          )
    return [say('clientName', clientName), say('sampleId', sampleId)]
  })
}

/** Longer names are cut; no operating system allows more. */
const longestName = 300

/** The other sample or person in a file's name, read as a title unless named as an upload. */
function saidByName(name: string, named: Named): Partial<Record<'sampleId' | 'clientName', string>> {
  const base = firstCharacters(name.split(/[/\\]/).at(-1) ?? '', longestName)
    .normalize('NFC')
    .replace(/\.[^.]*$/u, '')
    .replace(/(?:\s*\(\d+\)|\s*[-–]\s*(?:copy|kopie))+$/iu, '')
  const read = readFileName(name)
  const first = 'error' in read ? '' : read.sampleId
  const parts = base.split('_')
  const isOwnBehind = parts.slice(1).some((part) => isSame(part, named.sampleId))
  if ('error' in read || isOwnBehind || !namesOne(first, named.sampleId)) {
    const words = base.replace(/(?<=\p{Ll})(?=\p{Lu})|[_-]+/gu, ' ')
    const ids = [base.replaceAll('_', ' '), words].flatMap((text) => samplesIn(text, named.sampleId))
    const persons = [...personsIn(words), personInFileName(words) ?? '']
    return {
      sampleId: [...ids, ...idsAlone(base, named.sampleId)].find((id) => !isSame(id, named.sampleId)),
      clientName: persons.find((one) => one !== '' && !mayBe(one, named.clientName)),
    }
  }
  const clientName = withoutOrdinary(base.slice(base.indexOf('_') + 1))
  const isOurs = [clientName, withoutOrdinary(read.clientName)].some(
    (one) => one === '' || mayBe(one, named.clientName),
  )
  return {
    sampleId: isSame(first, named.sampleId) ? undefined : first,
    clientName: isOurs ? undefined : clientName,
  }
}

/**
 * A name that is an ID, perhaps with everyday words: letters before digits, or as many digits as
 * our ID ends in.
 */
function idsAlone(base: string, own: string): string[] {
  const runs = (base.match(/\p{L}+|\d+/gu) ?? []).filter(
    (run) => /\d/.test(run) || withoutOrdinary(run) !== '',
  )
  const id = runs.join('')
  if (runs.length === 2 && /^\p{L}{1,3}\d{3,}$/u.test(id) && !/\D(?:19|20)\d\d$/u.test(id)) return [id]
  const digits = /\d+$/.exec(own)?.[0] ?? ''
  const isLong = digits.length > 4 && digits.length !== 8
  return isLong && runs.length === 1 && /^\d+$/.test(id) && id.length === digits.length && id !== digits
    ? [id]
    : []
}

/** Whether a file's name begins with an ID; scripts may use numbers or any name. */
function namesOne(first: string, own: string): boolean {
  if (isSame(first, own)) return true
  if (!namesSample(first) || /^[\da-f-]{16,}$/iu.test(first)) return false
  if (/^\d+$/.test(first))
    return /^\d+$/.test(own) ? !/^\d{8}$/.test(first) || first.length === own.length : /^\d{5,7}$/.test(first)
  const letters = first.replace(/[\d.-]+/gu, ' ').trim()
  if (withoutOrdinary(letters) === '') return false
  return /\d/.test(first) || (!/\d/.test(own) && first.length === own.length)
}

/** A date of birth that cannot be compared may be another person's. */
function unreadBirth(kind: 'csv' | 'pdf', abouts: readonly About[]): Warning | undefined {
  const about = abouts.find(({ field, value }) => field === 'dateOfBirth' && !isReadBirth(value))
  if (!about) return undefined
  const message = `"${excerpt(about.value)}" inside the ${files[kind]} is not a date of birth that can be read.`
  return warning('birth-date-unread', about.line, message)
}

/** The first two different values of a field that must be equal in all files. */
function differingBetween(field: keyof typeof differs, { html, csv, pdf }: Spoken): Warning | undefined {
  const all = Object.entries({ html, csv, pdf }).flatMap(([kind, { about: abouts }]) =>
    abouts.filter((about) => about.field === field).map((about) => ({ ...about, kind: kind as FileKind })),
  )
  const [first] = all
  const other = all.find(({ value }) => first && !sameBirth(value, first.value))
  if (!first || !other) return undefined
  const print = ({ value }: About) => `"${excerpt(field === 'dateOfBirth' ? printBirth(value) : value)}"`
  const place = first.kind === other.kind ? 'it also' : `the ${files[first.kind]}`
  const message = `The ${words[field]} inside the ${files[other.kind]} is ${print(other)}, but ${place} says ${print(first)}.`
  return warning(differs[field], other.line, message)
}

const differs = {
  dateOfBirth: 'birth-date-differs',
  gender: 'gender-differs',
  email: 'client-name-email',
} as const
/** A PDF also has the addresses of the laboratory and of the sender. */
const noPerson: Titled = { about: [], titles: [] }

/**
 * A warning for an age that contradicts the date of birth on the report's date, or over the last
 * three years where that date is unknown.
 */
function differingAge({ html, csv, pdf }: Spoken, today: string): Warning | undefined {
  const all = [html, csv, pdf].flatMap(({ about }) => about)
  const aboutOf = (field: AboutField) =>
    all.find((about) => about.field === field && !about.value.includes('?'))
  const [age, birth] = [aboutOf('age'), aboutOf('dateOfBirth')?.value]
  if (!age || birth === undefined || !isReadBirth(birth)) return undefined
  const day = (aboutOf('reportDate') ?? aboutOf('dateOfReceipt'))?.value
  const years = Math.floor(daysFrom(birth, day ?? today) / 365.25)
  const tooFew = years - (day === undefined ? 3 : 1)
  if (Number(age.value) <= years + 1 && Number(age.value) >= tooFew) return undefined
  const message = `The age inside a file is ${age.value}, but the date of birth is "${printBirth(birth)}".`
  return warning('birth-date-age', age.line, message)
}

/** Whether two IDs are the same, however their letters and digits are joined. */
const isSame = (one: string, other: string) => sameSample(joinedId(one), joinedId(other))

function agrees({ field, value, isPart }: About, named: Named): boolean {
  if (field === 'sampleId') return isSame(value, named.sampleId) || sameName(value, named.clientName)
  if (isPart) return mayBe(value, named.clientName)
  return sameName(value, named.clientName) || isPrinted(value, named.clientName)
}
