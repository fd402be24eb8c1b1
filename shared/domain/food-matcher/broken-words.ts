import type { Automaton } from './automaton'
import type { Compound } from './compound-parts'
import type { Corrections } from './misread'
import { longWords } from './ordinary-words'
import { suspending } from './statement-words'
import { gaps, type Token } from './tokens'

export type Lexicon = {
  automaton: Pick<Automaton<unknown>, 'knows'>
  corrections: Corrections
  /** The food that a compound contains, and what it says about the food. */
  compounded(word: string): readonly string[] | undefined
  /** The names within a longer word. */
  namesWithin(word: string): Compound | undefined
  /** The words that alone name a food, in any language and in English. */
  telling: { all: ReadonlySet<string>; english: ReadonlySet<string> }
}
const hasDigit = (word: string) => /\d/u.test(word)
const softGap = gaps.space | gaps.hyphen | gaps.line
const isSoft = (token: Token | undefined) =>
  token !== undefined && token.gap !== 0 && (token.gap & ~softGap) === 0

/** How many pieces make up a long word, as in "malt ol" and "s tea rate"; 0 for none. */
export function piecesOfLong(tokens: readonly Token[], at: number): number {
  const [one, two, three] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!one || !two || !isSoft(two)) return 0
  const text = one.text + two.text
  if (three && isSoft(three) && longWords.has(text + three.text)) return 3
  return longWords.has(text) ? 2 : 0
}

export function joined(tokens: readonly Token[], at: number, pieces: number): Token {
  const all = tokens.slice(at, at + pieces)
  const [one, last] = [all[0] as Token, all.at(-1) as Token]
  return {
    ...one,
    text: all.map(({ text }) => text).join(''),
    end: last.end,
    isPercent: false,
    isMisread: true,
  }
}

/** Two pieces of a word, one or both unknown: "con- tains", "hasel-⏎nuss", "alm onds". */
export function isBroken(
  tokens: readonly Token[],
  at: number,
  settled: readonly boolean[],
  lexicon: Lexicon,
): boolean {
  const [one, two] = [tokens[at], tokens[at + 1]]
  if (!one || !two || !isSoft(two)) return false
  // In "gluten- en lactosevrij" the hyphen stands for the end of the compound.
  const isSuspended = !(two.gap & gaps.line) && suspending.has(two.text)
  const isLineBreak = (two.gap & gaps.hyphen) > 0 && (two.gap & (gaps.line | gaps.space)) > 0 && !isSuspended
  const [isWord, isNextWord] = [settled[at], settled[at + 1]]
  const isHalved = (two.gap & gaps.hyphen) > 0 && (two.gap & gaps.line) > 0 && !(isWord && isNextWord)
  if (one.text.length + two.text.length < (isHalved ? 3 : 5)) return false
  const isLetterOff = isNextWord === true && isLetterOf(tokens, at, lexicon)
  if (!isLineBreak && !isLetterOff) {
    if (isWord && (isNextWord || two.text.length < 3)) return false
    if (isNextWord && one.text.length < 2) return false
  }
  if (hasDigit(one.text) || hasDigit(two.text)) return false
  const text = one.text + two.text
  const isShort = Math.min(one.text.length, two.text.length) < 2
  return lexicon.automaton.knows(text) && (isLineBreak || !isShort || isLetterOff)
}

/** The "y" of "y east": no unit ("100 g oats") and no word. */
function isLetterOf(tokens: readonly Token[], at: number, { telling }: Lexicon): boolean {
  const [before, one, two] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!one || two?.gap !== gaps.space || !/^[b-hj-z]$/u.test(one.text) || hasDigit(before?.text ?? ''))
    return false
  return telling.english.has(one.text + two.text)
}
