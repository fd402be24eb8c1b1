import { isOfLanguage } from '../labels/label-language'
import { isLabelWord } from '../labels/label-vocabulary'
import type { Automaton } from './automaton'
import type { Compound } from './compound-parts'
import type { Corrections } from './misread'
import { longWords, ordinaryWords } from './ordinary-words'
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
  telling: { all: ReadonlySet<string>; english: ReadonlySet<string>; allergens: ReadonlySet<string> }
}
const hasDigit = (word: string) => /\d/u.test(word)
const softGap = gaps.space | gaps.hyphen | gaps.line | gaps.broken
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

/** Whether a word is one of labels, whatever its pieces mean: "ei-⏎ner", "phos-⏎phat". */
export const isWritten = (word: string, { automaton }: Lexicon) =>
  automaton.knows(word) || ordinaryWords.has(word) || isLabelWord(word) || isOfLanguage(word)

/** Whether a hyphen breaks a word before this piece: "pea-⏎nuts", not "gluten- en lactosevrij". */
const isBrokenOff = (token: Token | undefined): token is Token =>
  token !== undefined &&
  (token.gap & gaps.broken) > 0 &&
  (token.gap & ~(softGap | gaps.comma)) === 0 &&
  !(token.text.length > 1 && suspending.has(token.text) && !(token.gap & gaps.line))

const [mostPieces, longestBroken] = [4, 40]

/**
 * How many pieces of a word that hyphens break make up a word; 0 where the hyphens are the text's
 * own ("low-⏎fat"). `isRead` says whether a word can be read that is no known word itself.
 */
export function piecesOfBroken(
  tokens: readonly Token[],
  at: number,
  settled: readonly boolean[],
  lexicon: Lexicon,
  isRead: (word: Token) => boolean,
): number {
  let end = at + 1
  while (end < at + mostPieces && isBrokenOff(tokens[end])) end++
  for (; end > at + 1; end--) {
    const word = joined(tokens, at, end - at)
    const isAllKnown = settled.slice(at, end).every((isKnown) => isKnown)
    const isList = isAllKnown && tokens.slice(at + 1, end).some(({ gap }) => (gap & gaps.comma) > 0)
    if (isList || word.text.length > longestBroken) continue
    if (isWritten(word.text, lexicon) || (!isAllKnown && isRead(word))) return end - at
    const isUnknown = (piece: Token, index: number) => !settled[at + index] && !isRead(piece)
    if (tokens.slice(at, end).every(isUnknown)) return end - at
  }
  return 0
}

/** Two pieces of a word, one or both unknown: "con tains", "hasel⏎nuss", "alm onds". */
export function isBroken(
  tokens: readonly Token[],
  at: number,
  settled: readonly boolean[],
  lexicon: Lexicon,
): boolean {
  const [one, two] = [tokens[at], tokens[at + 1]]
  if (!one || !two || !isSoft(two) || isBrokenOff(tokens[at + 2])) return false
  if (one.text.length + two.text.length < 5) return false
  const [isWord, isNextWord] = [settled[at], settled[at + 1]]
  const isLetterOff = isNextWord === true && isLetterOf(tokens, at, lexicon)
  if (!isLetterOff) {
    if (isWord && (isNextWord || two.text.length < 3)) return false
    if (isNextWord && one.text.length < 2) return false
  }
  if (hasDigit(one.text) || hasDigit(two.text)) return false
  const isShort = Math.min(one.text.length, two.text.length) < 2
  return lexicon.automaton.knows(one.text + two.text) && (!isShort || isLetterOff)
}

/** The "y" of "y east": no unit ("100 g oats") and no word. */
function isLetterOf(tokens: readonly Token[], at: number, { telling }: Lexicon): boolean {
  const [before, one, two] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!one || two?.gap !== gaps.space || !/^[b-hj-z]$/u.test(one.text) || hasDigit(before?.text ?? ''))
    return false
  return telling.english.has(one.text + two.text)
}
