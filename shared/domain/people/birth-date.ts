import { parseDate } from '../text/dates'
import { withoutAccents } from '../text/fold'

/** How the names of the months begin, in English, German, French, Spanish and Italian. */
const months = [
  ...['jan gen ene', 'feb fev', 'mar mrz', 'apr avr abr', 'mai may mag', 'jun juin giu', 'jul juil lug'],
  ...['aug aou ago', 'sep set', 'oct okt ott', 'nov', 'dec dez dic'],
].map((beginnings) => new RegExp(`^(?:${beginnings.replaceAll(' ', '|')})`))

const unknown = '??'
const monthOf = (word: string) => months.findIndex((month) => month.test(word)) + 1

/**
 * Parses a date of birth of a file to `YYYY-MM-DD` with `?` for each missing digit: `1980-??-??`
 * for a year, `??70-01-01` for a year of two digits. Numbers with slashes are month first and
 * others day first, where that is a day at all. Undefined where it cannot be parsed.
 */
export function readBirth(text: string): string | undefined {
  const whole = parseDate(text)
  if (whole) return whole
  const plain = withoutAccents(text)
    .replace(/\([^)]*\)|\b(?:age|alter)\b.*$|\d+\s?(?:years|yrs|y|jahre)\b.*$/gu, ' ')
    .replace(/(?<=\d)(?:t|,?\s)\s*\d\d?:\d\d.*$/u, '')
  const numbers = plain.match(/\d+/gu) ?? []
  const words = (plain.match(/\p{L}+/gu) ?? []).filter(monthOf)
  const [word] = words
  if (words.length > 1) return undefined
  return word === undefined
    ? ofNumbers(numbers, plain.includes('/'))
    : ofWords(numbers, String(monthOf(word)))
}

/** Parses a whole date of a file to ISO; undefined where a part is missing or cannot be parsed. */
export function readWholeDate(text: string): string | undefined {
  const date = readBirth(text)
  return date?.includes('?') ? undefined : date
}

function ofWords(numbers: readonly string[], month: string): string | undefined {
  const [first = '', second] = numbers
  if (numbers.length > 2) return undefined
  if (second === undefined) return first.length === 4 ? written(first, month, unknown) : undefined
  return first.length === 4 ? written(first, month, second) : written(second, month, first)
}

function ofNumbers(numbers: readonly string[], isMonthFirst: boolean): string | undefined {
  const [first = '', second = '', third = ''] = numbers
  if (numbers.length === 1) {
    if (first.length === 4) return written(first, unknown, unknown)
    const runs = /^(\d{4})(\d\d)(\d\d)$/.exec(first) ?? []
    return written(runs[1], runs[2], runs[3])
  }
  if (numbers.length === 2)
    return first.length === 4 ? written(first, second, unknown) : written(second, first, unknown)
  if (numbers.length > 3) return undefined
  if (first.length === 4 || Number(first) > 31) return written(first, second, third)
  const [american, other] = [written(third, first, second), written(third, second, first)]
  return isMonthFirst ? (american ?? other) : (other ?? american)
}

function written(year = '', month = '', day = ''): string | undefined {
  const two = (digits: string) => digits.padStart(2, '0')
  const known = [
    year.length === 2 ? `20${year}` : year,
    month === unknown ? '01' : two(month),
    day === unknown ? '01' : two(day),
  ].join('-')
  if (!parseDate(known)) return undefined
  return `${year.padStart(4, '?')}-${two(month)}-${two(day)}`
}

export const isReadBirth = (birth: string): boolean =>
  /^[\d?]{4}-[\d?]{2}-[\d?]{2}$/.test(birth) && (birth.includes('?') || parseDate(birth) !== undefined)

/** Whether two dates agree as far as both are known; an unparsed one agrees with no other. */
export const sameBirth = (one: string, other: string): boolean =>
  one === other ||
  (isReadBirth(one) &&
    isReadBirth(other) &&
    Array.from(one).every((digit, at) => digit === '?' || other[at] === '?' || digit === other[at]))

/** A file's date of birth in the format of reports, as far as it is known. */
export function printBirth(birth: string): string {
  if (!isReadBirth(birth)) return birth
  const [year = '', month, day] = birth.split('-')
  return [day, month, year.replace('??', '')].filter((part) => part !== unknown).join('.')
}
