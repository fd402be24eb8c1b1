import { addDays, formatDots } from './dates'

/** The dates of a report as ISO; null where it gives none. */
export type ReportDates = Record<'dateOfBirth' | 'dateOfReceipt' | 'reportDate', string | null>
type DateField = keyof ReportDates

/** An impossible date, why, and the `fields` it comes from, the one to check first. */
export type Senseless = { fields: [DateField, ...DateField[]]; sentence: string }

/** No older person was ever tested. */
const MOST_YEARS = 120

/**
 * The impossible dates of a report: in the future, born after the receipt or the report, received
 * after the report, or older than 120 years. Today counts in every time zone.
 * @param today the day in UTC, ISO
 */
export function senselessDates(dates: ReportDates, today: string): Senseless[] {
  const { dateOfBirth, dateOfReceipt, reportDate } = dates
  const future = fieldsOfDates.filter((field) => isFuture(dates[field], today))
  const found = future.map((field): Senseless => ({
    fields: [field],
    sentence: `${said(field, dates)} is in the future.`,
  }))
  const after = (field: DateField, other: DateField, verb: string) => {
    const [one, two] = [dates[field], dates[other]]
    if (one === null || two === null || one <= two || future.includes(field)) return
    found.push({
      fields: [field, other],
      sentence: `${said(field, dates)} is after the ${verb} on ${formatDots(two)}.`,
    })
  }
  after('dateOfBirth', 'dateOfReceipt', 'receipt')
  after('dateOfBirth', 'reportDate', 'report')
  after('dateOfReceipt', 'reportDate', 'report')
  const at = dateOfReceipt ?? reportDate ?? today
  if (dateOfBirth !== null && isTooOld(dateOfBirth, at)) {
    const other = dateOfReceipt ? 'receipt' : reportDate ? 'report' : undefined
    const compared = other ? `the ${other} on ${formatDots(at)}` : 'today'
    found.push({
      fields: [
        'dateOfBirth',
        ...(dateOfReceipt ? (['dateOfReceipt'] as const) : reportDate ? (['reportDate'] as const) : []),
      ],
      sentence: `${said('dateOfBirth', dates)} is more than ${MOST_YEARS} years before ${compared}.`,
    })
  }
  return found
}

/**
 * Why a date of birth alone is impossible; undefined where it is possible.
 * @param today the day in UTC, ISO
 */
export const senselessBirth = (dateOfBirth: string | null, today: string): string | undefined =>
  senselessDates({ dateOfBirth, dateOfReceipt: null, reportDate: null }, today)[0]?.sentence

/** The codes of a report's warnings about its dates, by the date to check first. */
export const dateCodes: Record<DateField, string> = {
  dateOfBirth: 'date-of-sense-birth',
  dateOfReceipt: 'date-of-sense-receipt',
  reportDate: 'date-of-sense-report',
}

/** Whether a warning of a report is about an impossible date. */
export const isOfDate = ({ code }: { code: string }): boolean => Object.values(dateCodes).includes(code)

/**
 * A report's warnings without those about dates that an edit has corrected.
 * @param edited its fields
 */
export function withoutDates<W extends { code: string; message: string }>(
  warnings: readonly W[],
  edited: readonly string[],
): W[] {
  const fields = fieldsOfDates.filter((field) => edited.includes(field))
  return warnings.filter(
    (warning) => !isOfDate(warning) || !fields.some((field) => warning.message.includes(words[field])),
  )
}

const fieldsOfDates = ['dateOfBirth', 'dateOfReceipt', 'reportDate'] as const

/** The warning's sentence contains these words for each date that it compares. */
const words: Record<DateField, string> = {
  dateOfBirth: 'birth',
  dateOfReceipt: 'receipt',
  reportDate: 'report',
}

const names: Record<DateField, string> = {
  dateOfBirth: 'date of birth',
  dateOfReceipt: 'date of receipt',
  reportDate: 'report date',
}
const said = (field: DateField, dates: ReportDates) => `The ${names[field]} ${formatDots(dates[field] ?? '')}`

const isFuture = (day: string | null, today: string) => day !== null && day > addDays(today, 1)

const isTooOld = (birth: string, at: string) =>
  `${Number(birth.slice(0, 4)) + MOST_YEARS}${birth.slice(4)}` < at
