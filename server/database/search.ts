import { foldAsPostgres } from '@shared/domain/text/fold'
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { COUNTED } from './pages'

/** A LIKE pattern that finds a text anywhere, with its wildcards escaped. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** A trigram index cannot find shorter terms. */
const TRIGRAM = 3
/** Terms of one or two letters match so many rows that fewer are counted. */
const COUNTED_BRIEF = 50

/** A serial sample ID, whose last characters distinguish it from others. */
const sampleId = /^[a-z]{1,5}\d{6,}$/
const LAST = 5

/** The distinct folded words of a term; a match contains all of them in any order. */
export const wordsOf = (term: string): string[] => [
  ...new Set(foldAsPostgres(term).split(/\s+/u).filter(Boolean)),
]

/** Whether a word has fewer than three letters. */
export const isBrief = (word: string): boolean => Array.from(word).length < TRIGRAM

/** That a folded text contains the word; the index looks up only its distinctive part. */
export function like(text: SQLWrapper, word: string): SQL {
  const at = word.indexOf('@')
  const telling = at >= TRIGRAM ? word.slice(0, at + 1) : sampleId.test(word) ? word.slice(-LAST) : word
  if (telling === word) return sql`${text} like ${containsPattern(word)}`
  return sql`(${text} like ${containsPattern(telling)} and ${text} || '' like ${containsPattern(word)})`
}

type Searched = { search: SQLWrapper; grams: SQLWrapper }

/** That a row contains the word; words of one or two letters are looked up in `grams`. */
export const holdsWord = (row: Searched, word: string): SQL =>
  isBrief(word)
    ? sql`${row.grams} like ${containsPattern(Array.from(word, (letter) => letter.repeat(TRIGRAM)).join(''))}`
    : like(row.search, word)

/** Condition that a row contains every word of the term. */
export const holds = (row: Searched, term: string): SQL | undefined =>
  and(...wordsOf(term).map((word) => holdsWord(row, word)))

/** Up to how many matches of the term are counted. */
export const countedOf = (term: string | undefined): number => {
  const words = wordsOf(term ?? '')
  return words.length > 0 && words.every(isBrief) ? COUNTED_BRIEF : COUNTED
}
