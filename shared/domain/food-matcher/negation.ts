import { pattern } from '../text/pattern'
import { adjectives, andWords, dutchNegations, type lookAhead, orWords } from './statement-words'

/** The state of a negation such as "free from", "no" or "without" while reading. */
export type Negation = {
  /**
   * `list`: all that follows; `people`: the same, for the people it suits; `item`: the next food;
   * `without`: the next food and those joined to it by "and".
   */
  scope: 'list' | 'people' | 'item' | 'without'
  from: number
  /** Up to this word a list continues across commas, since it ends in "or". */
  listEnd: number
  /** From this word on, the end of the negated list is uncertain. */
  sureEnd: number
  isWaiting: boolean
  /** Whether the word before is a part that the next noun belongs to: "lécithine de soja". */
  isOfNext: boolean
}

/** Parts of foods, which are denied with the food they are of. */
const part = new RegExp(
  pattern`^(?:le[ck][iy]th?in\w*|lecyt\w+|protein\w*|eiwit\w*|bialk\w+|eiweiss\w*|starch|amidon|almidon|amido|zetmeel|
    skrobi\w*|starke|starkelse|stivelse|gelatin\w*|zelatyn\w*)$`,
  'u',
)
const ofWords = new Set(
  'of from de du d di da del della dello dell dei degli do dos das van von aus z ze fran af'.split(' '),
)

export function negationAt(
  scope: Negation['scope'],
  at: number,
  ahead: ReturnType<typeof lookAhead>,
): Negation {
  const or = ahead.or(at)
  const listEnd = or < ahead.clauseEnd(at) && or - at < 16 ? or : -1
  return { scope, from: at, listEnd, sureEnd: ahead.listEnd(at), isWaiting: true, isOfNext: false }
}

export const isList = (negation: Negation | undefined) =>
  negation?.scope === 'list' || negation?.scope === 'people'

/** Whether it covers the food that comes now; a negation of a single food is then used up. */
export function leavesOut(negation: Negation | undefined, word: string): boolean {
  if (!negation || isList(negation)) return negation !== undefined
  const { isWaiting } = negation
  negation.isWaiting = false
  negation.isOfNext = isWaiting && part.test(word)
  return isWaiting
}

/** Crosses a comma before a word; returns whether it still applies. */
export function goesOn(negation: Negation, at: number): boolean {
  if (at > negation.listEnd) return false
  negation.isWaiting = true
  return true
}

/** Reads a word that is no food, after a negation that begins with another. */
export function passWord(negation: Negation, word: string, beginning: string) {
  if (isList(negation)) return
  const isOr = orWords.has(word) || (word === 'of' && dutchNegations.has(beginning))
  if (negation.isOfNext && ofWords.has(word)) negation.isWaiting = true
  else if (isOr || (andWords.has(word) && negation.scope === 'without')) negation.isWaiting = true
  else if (!adjectives.has(word)) negation.isWaiting = false
}
