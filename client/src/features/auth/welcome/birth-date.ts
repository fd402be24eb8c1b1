import { localDay, parseDate } from '@shared/domain/text/dates'

export const birthParts = ['day', 'month', 'year'] as const
export type BirthPart = (typeof birthParts)[number]
export type BirthDate = Record<BirthPart, string>

/** The most digits of each part. */
const sizes: Record<BirthPart, number> = { day: 2, month: 2, year: 4 }

/** A part from this number on can have no further digit. */
const fullFrom: Record<BirthPart, number> = { day: 4, month: 2, year: 1000 }

export const isFull = (part: BirthPart, digits: string): boolean =>
  digits.length >= sizes[part] || Number(digits) >= fullFrom[part]

/** The digits of a typed part, and whether it is complete, also by a separator typed after it. */
export function typedPart(part: BirthPart, typed: string): { digits: string; done: boolean } {
  const digits = typed.replace(/\D/g, '').slice(0, sizes[part])
  return { digits, done: digits !== '' && (isFull(part, digits) || /\d\D+$/.test(typed)) }
}

/** A whole date pasted or filled into one part, day first where possible; else undefined. */
export function fullDate(text: string): BirthDate | undefined {
  const groups = text.match(/\d+/g) ?? []
  const [one = '', two = '', three = ''] = groups.length === 1 ? split(groups[0]) : groups
  if (groups.length !== 1 && groups.length !== 3) return undefined
  const orders: [string, string, string][] = [
    [one, two, three],
    [two, one, three],
    [three, two, one],
  ]
  for (const [day, month, year] of orders) {
    const date = { day, month, year }
    if (isoOf(date)) return date
  }
  return undefined
}

/** Splits eight digits with the year first or last. */
function split(digits: string): [string, string, string] | [] {
  if (digits.length !== 8) return []
  const yearLast = { day: digits.slice(0, 2), month: digits.slice(2, 4), year: digits.slice(4) }
  return isoOf(yearLast)
    ? [yearLast.day, yearLast.month, yearLast.year]
    : [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]
}

function isoOf({ day, month, year }: BirthDate): string | undefined {
  return year.length === 4 && day.length <= 2 && month.length <= 2
    ? parseDate(`${day}.${month}.${year}`)
    : undefined
}

/** The date as an ISO day, or what is wrong and in which part. */
export function readBirthDate(
  date: BirthDate,
  today = localDay(new Date()),
): { iso: string } | { error: string; at: BirthPart } {
  const empty = birthParts.find((part) => date[part] === '')
  if (empty) return { error: 'Please enter the day, month and year.', at: empty }
  if (date.year.length < 4) return { error: 'Please enter the year with four digits.', at: 'year' }
  const iso = isoOf(date)
  if (!iso) return { error: 'There is no such date. Please check the day, month and year.', at: 'day' }
  return iso > today ? { error: 'This date is in the future. Please check the year.', at: 'year' } : { iso }
}
