/** A day in milliseconds. */
export const DAY_MS = 86_400_000

const words = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const two = (number: number) => String(number).padStart(2, '0')

/**
 * Parses a date of a person or a report to ISO `YYYY-MM-DD`: with slashes month first, with dots
 * day first, or ISO itself. Undefined for anything else: two-digit years, days that do not exist,
 * years outside 1900 to 2100.
 */
export function parseDate(text: string): string | undefined {
  const trimmed = text.trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(trimmed)
  if (iso) return dateOf(iso[1], iso[2], iso[3])
  const slashes = /^(\d{1,2})\s?\/\s?(\d{1,2})\s?\/\s?(\d{4})$/.exec(trimmed)
  if (slashes) return dateOf(slashes[3], slashes[1], slashes[2])
  const dots = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(trimmed)
  return dots ? dateOf(dots[3], dots[2], dots[1]) : undefined
}

function dateOf(yearText = '', monthText = '', dayText = ''): string | undefined {
  const [year, month, day] = [Number(yearText), Number(monthText), Number(dayText)]
  if (year < 1900 || year > 2100 || month < 1 || month > 12 || day < 1) return undefined
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return day > lastDay ? undefined : `${yearText}-${two(month)}-${two(day)}`
}

function partsOf(iso: string): [string, string, string] | undefined {
  const [year, month, day] = (/^\d{4}-\d{2}-\d{2}$/.test(iso) && parseDate(iso)?.split('-')) || []
  return year && month && day ? [year, month, day] : undefined
}

/** An ISO date as `DD.MM.YYYY`, as reports show it; other texts are returned unchanged. */
export function formatDots(iso: string): string {
  const parts = partsOf(iso)
  return parts ? `${parts[2]}.${parts[1]}.${parts[0]}` : iso
}

/** An ISO date as `MM/DD/YYYY` for the client's edit field; other texts are unchanged. */
export function formatSlashes(iso: string): string {
  const parts = partsOf(iso)
  return parts ? `${parts[1]}/${parts[2]}/${parts[0]}` : iso
}

/** An ISO date in words, `14 November 2026`; other texts are returned unchanged. */
export const formatWords = (iso: string): string => (partsOf(iso) ? words.format(new Date(iso)) : iso)

/** An ISO date in words without its year, `14 November`; other texts are returned unchanged. */
export const formatDayAndMonth = (iso: string): string => formatWords(iso).replace(/ \d{4}$/, '')

/** The local day of a moment (a Date or an ISO timestamp) as an ISO date; '' when it is invalid. */
export function localDay(timestamp: string | Date): string {
  const moment = new Date(timestamp)
  if (Number.isNaN(moment.getTime())) return ''
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** The local day of a Date or ISO timestamp as `DD.MM.YYYY`; '' when it is invalid. */
export const formatDayOf = (timestamp: string | Date): string => formatDots(localDay(timestamp))

/** The UTC day of a moment (a Date, or milliseconds since 1970) as an ISO date. */
export const utcDay = (moment: Date | number): string => new Date(moment).toISOString().slice(0, 10)

/** The day so many days after an ISO date; before it where the number is negative. */
export const addDays = (day: string, count: number): string => utcDay(Date.parse(day) + count * DAY_MS)

/** The number of days from one ISO date to another; negative where the second is earlier. */
export const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS
