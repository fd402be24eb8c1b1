import type { Cue } from './cues/cue'
import { cuePhrases } from './cues/cues'
import { adjectives, binding, holdVerbs, mayWords, verbLast } from './statement-words'
import { gaps, type Token } from './tokens'

/** No label has so narrow a column, so lines this short are one item each. */
const narrowest = 16

/**
 * Tells lines of wrapped text from lines with one item each. Only a text with fewer commas than
 * lines has such lines: there, a line is an item if the next line's first word would have fitted
 * beside it, unless the words continue across the break. Items get a comma and a stop, within "May
 * contain eggs⏎milk" and "Kann Eier⏎Milch enthalten" only the comma; other breaks of such a text
 * only the doubt (`item`).
 */
export function withItems(text: string, tokens: Token[]): Token[] {
  joinBlankLines(text, tokens)
  let commas = 0
  const starts: number[] = [0]
  const claims: number[] = []
  for (const [at, { gap }] of tokens.entries()) {
    if (gap & gaps.comma) commas++
    if ((gap & gaps.line) === 0) continue
    if (endsClaim(text, tokens, starts.at(-1) ?? 0, at)) claims.push(at)
    starts.push(at)
  }
  // One short item a line may be the claim's own list.
  if (commas > 0 || starts.length === 2)
    for (const at of claims) (tokens[at] as Token).gap |= gaps.comma | gaps.stop
  if (starts.length === 1 || commas >= starts.length - 1) return tokens
  const lines = starts.map((first) => lineFrom(text, tokens, first))
  const widest = lines.reduce((most, { length }) => Math.max(most, length), 0)
  /**
   * The line in which a statement began, with its "may" or up to the verb at its end; a text that
   * begins with a statement has no list.
   */
  let may = -1
  let verb = 0
  for (const [line, first] of starts.entries()) {
    const token = tokens[first]
    const words = tokens.slice(first, starts[line + 1])
    const isSmall = /^\p{Ll}/u.test(text.slice(token?.start, (token?.start ?? 0) + 2))
    const isWithin = first < verb || (may >= 0 && (isSmall || may === 0))
    if (!isWithin) may = words.some((word) => mayWords.has(word.text)) ? line : -1
    if (words.some(({ text }) => verbLast.has(text) || text === 'spuren')) verb = verbEnd(tokens, first)
    if (line === 0 || !token || token.gap & (gaps.hyphen | gaps.broken | gaps.comma | gaps.colon | gaps.stop))
      continue
    const [before = '', after] = [tokens[first - 1]?.text, token.text]
    if (token.opens > 0 || token.closes > 0 || binding.has(before) || binding.has(after)) continue
    const around = lines.slice(Math.max(0, line - 3), line + 3).map(({ length }) => length)
    const needed = (lines[line - 1]?.length ?? 0) + 1 + (lines[line]?.first ?? 0)
    token.gap |= gaps.item
    if (widest < narrowest || needed <= Math.max(...around))
      token.gap |= isWithin ? gaps.comma : gaps.comma | gaps.stop
  }
  return tokens
}

const claimCues = new Set<Cue | undefined>(['notList', 'without', 'not', 'suitable'])
const longestCue = 4

/**
 * Whether a line ends a claim such as "Free from nuts", since the next word's capital begins
 * something new. In German, where nouns have one too, an adjective may be before it.
 */
function endsClaim(text: string, tokens: readonly Token[], first: number, next: number): boolean {
  const [last, token] = [tokens[next - 1], tokens[next]]
  if (!last || !token || token.gap & (gaps.hyphen | gaps.comma | gaps.slash)) return false
  const isCapital = /^\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.start + 3))
  const word = text.slice(last.start, last.end)
  if (!isCapital || !/\p{Ll}$/u.test(word) || adjectives.has(last.text)) return false
  if (binding.has(last.text) || binding.has(token.text)) return cuePhrases.get(last.text)?.cue === 'free'
  const words = tokens.slice(first, next).map((one) => one.text)
  if (words.some((one) => mayWords.has(one))) return false
  if (cuePhrases.get(last.text)?.cue === 'free') return true
  for (let at = words.length - 2; at >= 0; at--)
    for (let size = Math.min(longestCue, words.length - 1 - at); size > 0; size--) {
      const found = cuePhrases.get(words.slice(at, at + size).join(' '))
      if (!claimCues.has(found?.cue)) continue
      return !found?.languages.includes('de') || /^\p{Lu}/u.test(word)
    }
  return false
}

/** A blank line within a sentence does not end it: "May contain⏎⏎nuts", "nuts,⏎⏎milk". */
function joinBlankLines(text: string, tokens: readonly Token[]): void {
  let isStatement = false
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    if (before && token.gap & gaps.line && token.gap & gaps.stop) {
      const isSmall = /^\p{Ll}/u.test(text.slice(token.start, token.start + 2))
      const isOpen = binding.has(before.text) || (isSmall && binding.has(token.text))
      const isItem = (token.gap & gaps.comma) > 0 && (isSmall || isStatement)
      const isEnded = /[.!:\u3002]/u.test(text.slice(before.end, token.start))
      if (!isEnded && (isOpen || isItem)) token.gap &= ~gaps.stop
    }
    isStatement = mayWords.has(token.text) || (isStatement && (token.gap & gaps.stop) === 0)
  }
}

const longestStatement = 60

/** The position after the verb at a sentence's end ("Kann Eier enthalten"), or 0. */
function verbEnd(tokens: readonly Token[], from: number): number {
  for (let at = from; at < Math.min(tokens.length, from + longestStatement); at++) {
    const token = tokens[at]
    if (!token || (at > from && (token.gap & gaps.stop) > 0)) return 0
    if (holdVerbs.has(token.text) || token.text === 'moglich') return at + 1
  }
  return 0
}

/** The length of the line that begins with a word, and of its first piece up to a space. */
function lineFrom(text: string, tokens: readonly Token[], first: number) {
  const newline = /[\n\r\f\v\u2028\u2029]/gu
  const start = tokens[first]?.start ?? 0
  newline.lastIndex = start
  const end = newline.exec(text)?.index ?? text.length
  const line = text.slice(start, end).trimEnd()
  return { length: line.length, first: /^\S*/u.exec(line)?.[0].length ?? 0 }
}
