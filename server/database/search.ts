import { foldAsPostgres } from '@shared/domain/text/fold'
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { COUNTED } from './pages'

/** The pattern of LIKE that finds a text anywhere, whatever signs of LIKE are in it. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** An index of trigrams finds nothing for fewer letters. */
const TRIGRAM = 3
/** Terms of one letter or two are in so many rows that fewer of them are counted. */
const COUNTED_BRIEF = 50

/** A sample ID as laboratories count them: the signs that tell one from another are its last. */
const sampleId = /^[a-z]{1,5}\d{6,}$/
const LAST = 5

/** The words of a term, each of which has to be found, in whichever order: folded as the columns that are searched. */
export const wordsOf = (term: string): string[] => [
  ...new Set(foldAsPostgres(term).split(/\s+/u).filter(Boolean)),
]

/** Whether a word has one letter or two. */
export const isBrief = (word: string): boolean => Array.from(word).length < TRIGRAM

/**
 * That an indexed text, which is folded, holds the word. Of an address only the part before the domain is looked up, and
 * of a sample ID its end, because many share the rest; that is compared in the rows found.
 */
export function like(text: SQLWrapper, word: string): SQL {
  const at = word.indexOf('@')
  const telling = at >= TRIGRAM ? word.slice(0, at + 1) : sampleId.test(word) ? word.slice(-LAST) : word
  if (telling === word) return sql`${text} like ${containsPattern(word)}`
  return sql`(${text} like ${containsPattern(telling)} and ${text} || '' like ${containsPattern(word)})`
}

type Searched = { search: SQLWrapper; grams: SQLWrapper }

/** That a row holds the word anywhere in `search`; one letter or two are looked up in `grams`, where each stands three times. */
export const holdsWord = (row: Searched, word: string): SQL =>
  isBrief(word)
    ? sql`${row.grams} like ${containsPattern(Array.from(word, (letter) => letter.repeat(TRIGRAM)).join(''))}`
    : like(row.search, word)

/** That a row holds each word of the term. */
export const holds = (row: Searched, term: string): SQL | undefined =>
  and(...wordsOf(term).map((word) => holdsWord(row, word)))

/** How many of the rows that hold the term are counted. */
export const countedOf = (term: string | undefined): number => {
  const words = wordsOf(term ?? '')
  return words.length > 0 && words.every(isBrief) ? COUNTED_BRIEF : COUNTED
}
