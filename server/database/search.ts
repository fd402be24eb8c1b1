import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { COUNTED } from './pages'

/** The pattern of LIKE that finds a text anywhere, whatever signs of LIKE are in it. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** An index of trigrams finds nothing for fewer letters. */
const TRIGRAM = 3
/** Terms of one letter or two are in so many rows that fewer of them are counted. */
const COUNTED_BRIEF = 200

/** That a row holds the term anywhere in `search`; one letter or two are looked up in `grams`, where each stands three times. */
export function holds(row: { search: SQLWrapper; grams: SQLWrapper }, term: string): SQL {
  const letters = [...term.toLowerCase()]
  return letters.length < TRIGRAM
    ? sql`${row.grams} like ${anywhere(letters.map((letter) => letter.repeat(TRIGRAM)).join(''))}`
    : sql`${row.search} like ${anywhere(letters.join(''))}`
}

/** How many of the rows that hold the term are counted. */
export const countedOf = (term: string | undefined): number =>
  term && [...term].length < TRIGRAM ? COUNTED_BRIEF : COUNTED
