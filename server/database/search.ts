import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { COUNTED } from './pages'

/** The pattern of LIKE that finds a text anywhere, whatever signs of LIKE are in it. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** An index of trigrams finds nothing for fewer letters. */
const TRIGRAM = 3
/** Terms of one letter or two are in so many rows that fewer of them are counted. */
const COUNTED_BRIEF = 50

/** A sample ID as laboratories count them: the signs that tell one from another are its last. */
const sampleId = /^[a-z]{1,5}\d{6,}$/
const LAST = 5

/**
 * That an indexed text holds the term, which is in lower case. Of an address only the part before the domain is looked
 * up, and of a sample ID its end, because many share the rest; that is compared in the rows found.
 */
export function like(text: SQLWrapper, term: string): SQL {
  const at = term.indexOf('@')
  const telling = at >= TRIGRAM ? term.slice(0, at + 1) : sampleId.test(term) ? term.slice(-LAST) : term
  if (telling === term) return sql`${text} like ${anywhere(term)}`
  return sql`(${text} like ${anywhere(telling)} and ${text} || '' like ${anywhere(term)})`
}

/** That a row holds the term anywhere in `search`; one letter or two are looked up in `grams`, where each stands three times. */
export function holds(row: { search: SQLWrapper; grams: SQLWrapper }, term: string): SQL {
  const letters = Array.from(term.toLowerCase())
  return letters.length < TRIGRAM
    ? sql`${row.grams} like ${anywhere(letters.map((letter) => letter.repeat(TRIGRAM)).join(''))}`
    : like(row.search, letters.join(''))
}

/** How many of the rows that hold the term are counted. */
export const countedOf = (term: string | undefined): number =>
  term && Array.from(term).length < TRIGRAM ? COUNTED_BRIEF : COUNTED
