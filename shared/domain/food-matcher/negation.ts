import { adjectives, andWords, type lookAhead, orWords } from './statement-words'

/** "Free from", "no", "without": what a text leaves out, as far as it was read. */
export type Negation = {
  /** `list`: all that follows; `people`: the same, of those whom it suits; `item`: the next food; `without`: the next food and those joined to it by "and". */
  scope: 'list' | 'people' | 'item' | 'without'
  from: number
  /** Up to this word a list goes on over commas, since it ends in "or". */
  listEnd: number
  /** From this word on a list of all that follows may be over. */
  sureEnd: number
  isWaiting: boolean
}

export function negationAt(
  scope: Negation['scope'],
  at: number,
  ahead: ReturnType<typeof lookAhead>,
): Negation {
  const or = ahead.or(at)
  const listEnd = or < ahead.clauseEnd(at) && or - at < 16 ? or : -1
  return { scope, from: at, listEnd, sureEnd: ahead.listEnd(at), isWaiting: true }
}

/** Whether it speaks of all that follows. */
export const isList = (negation: Negation | undefined) =>
  negation?.scope === 'list' || negation?.scope === 'people'

/** Whether it leaves out the food that comes now; one that speaks of a single food has then spoken. */
export function leavesOut(negation: Negation | undefined): boolean {
  if (!negation || isList(negation)) return negation !== undefined
  const { isWaiting } = negation
  negation.isWaiting = false
  return isWaiting
}

/** Goes over a comma before a word; whether it still speaks. */
export function goesOn(negation: Negation, at: number): boolean {
  if (at > negation.listEnd) return false
  negation.isWaiting = true
  return true
}

/** Reads a word that is no food. */
export function passWord(negation: Negation, word: string) {
  if (isList(negation)) return
  if (orWords.has(word) || (andWords.has(word) && negation.scope === 'without')) negation.isWaiting = true
  else if (!adjectives.has(word)) negation.isWaiting = false
}
