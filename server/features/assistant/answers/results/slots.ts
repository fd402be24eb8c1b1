import { everywhere, pattern, signsOf } from '../words/words'
import rows from './slots.json' with { type: 'json' }

/* Details of a question about results: level, test, rank, number. */

export type Group = 'high' | 'moderate' | 'elevated' | 'low' | 'tested'
export type OutcomeScope = 'complaints' | 'fine' | 'all'
export type Moves = 'all' | 'up' | 'down' | 'new' | 'gone'
/** The latest test unless said otherwise. */
export type When = { when?: 'before' | 'both' }
/** A ranking: which end, which place, how many, in which level and family. */
export type Rank = When & {
  end: 'top' | 'bottom' | 'both'
  place: number
  most: number
  of: Exclude<Group, 'tested'> | null
  family?: string
}

export const has = signsOf(rows.signs, pattern)
export const isSaidIn = (text: string) => (sign: string) => has(text, sign as keyof typeof rows.signs)

const counted = 'percent|days?|weeks?|months?|years?|times?|foods?|highest|lowest|worst|tests?|reports?'
const numbered = new RegExp(
  `(?<![\\p{L}\\d.]|top |bottom |number )\\d{1,3}(?:\\.\\d+)?(?![\\p{L}\\d])(?! (?:${counted})\\b)`,
  'gu',
)
const months = [
  ...[
    'jan(?:uar[yi]?|vier)?|enero|feb(?:ruar[yi]?|rero)?|fevrier|march|marz|mars|marzo|apr(?:il)?|avril|abril',
  ],
  ...['may(?! be)|mai|mayo|jun[eio]|junio|juin|jul[iy]|juillet|julio|aug(?:ust)?|aout|agosto'],
  ...['sept(?:ember|embre|iembre)?|o[ck]t(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?'],
  ...['de[cz](?:ember|embre)?|diciembre'],
].join('|')
const date = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const days = everywhere(
  String.raw`${date}(?: of| de)? (?:${months})`,
  String.raw`(?:${months}) ${date}`,
  String.raw`days? \d{1,3}(?: of \d{1,3})?|20\d\d \d\d \d\d|on \d{1,2} \d{1,2}(?: \d{2,4})?`,
  String.raw`\d{1,2} (?:o clock|[ap]m|uhr)`,
)
/** A text without its days and times, whose numbers are no values. */
const withoutDays = (text: string): string => text.replace(days, ' ')
export const namesDay = (text: string): boolean => withoutDays(text) !== text

export const valuesIn = (text: string): number[] =>
  [...withoutDays(text).matchAll(numbered)].map(([said]) => Number.parseFloat(said))

export function groupIn(text: string): Exclude<Group, 'tested'> | null {
  if (has(text, 'high') && has(text.replace(/not (?:so |very )?high/gu, ''), 'moderate')) return 'elevated'
  return (['low', 'moderate', 'high', 'elevated'] as const).find((level) => has(text, level)) ?? null
}

/** The latest unless said otherwise. */
export const whenIn = (text: string): When =>
  !has(text, 'before')
    ? {}
    : has(text, 'now') || / (?:and|vs) /u.test(text)
      ? { when: 'both' }
      : { when: 'before' }

const numbers = Object.fromEntries(
  Object.entries(rows.numbers).flatMap(([number, words]) =>
    words.split('|').map((word) => [word, Number(number)]),
  ),
)
const count = `(\\d{1,2}|${Object.keys(numbers).join('|')})`
const many = new RegExp(
  `\\b(?:top|bottom|\\w+est|worst) ${count}\\b|\\b${count} (?:\\S+ ){0,2}(?:\\S*est|worst|most|least|plus|mas)\\b`,
  'u',
)
const several = pattern(
  'top|(?:worst|highest|lowest|strongest) (?:foods|ones|results)|are (?:the |my )?(?:worst|highest|lowest|strongest)',
  '(?:foods|ones|results|values|lebensmittel|werte|aliments|alimentos) (?:\\S+ ){0,4}(?:highest|lowest|hochst\\w*|niedrigst\\w*)',
)
const most = 20

const places = Object.entries(rows.places).map(([place, said]) => [Number(place), pattern(said)] as const)

export function rankIn(text: string) {
  const amount = many.exec(text)?.slice(1).find(Boolean)
  const { top, bottom } = { top: has(text, 'top'), bottom: has(text, 'bottom') }
  return {
    end: bottom ? (top ? ('both' as const) : ('bottom' as const)) : ('top' as const),
    place: places.find(([, word]) => word.test(text))?.[0] ?? 1,
    most: amount ? Math.min(numbers[amount] ?? Number(amount), most) : several.test(text) ? 5 : 1,
    of: has(text, 'near') ? ('moderate' as const) : groupIn(text.replace(/\b(?:highest|lowest)\b/gu, ' ')),
    ...whenIn(text),
  }
}
