import { bit, kindOf } from './prose-words'
import { binding } from './statement-words'
import { gaps, type Token } from './tokens'

/** A line of one item has at most so many words. */
const itemWords = 4
/** No sentence of prose is longer. */
export const farAhead = 60
/** So many commas make a list. */
export const listCommas = 3

/** A part of a text from its telling words on; `isOccasion`: after "for", "as". */
type Unended = {
  kind: string
  start: number
  from: number
  isHeading?: boolean
  isOccasion: boolean
}

/** Where the sentences of a pack's prose begin and end. */
export function proseEnds(text: string, tokens: readonly Token[]) {
  const gapAt = (at: number) => tokens[at]?.gap ?? 0
  return { isSentence, endOf }

  /** Whether a sentence begins, also after "?" and behind a unit with a point: "5 g. Also". */
  function isSentence(at: number): boolean {
    const { gap, start } = tokens[at] as Token
    if (at === 0 || gap & gaps.stop) return true
    const mark = text.charCodeAt(tokens[at - 1]?.end ?? 0)
    return mark === 63 || (mark === 46 && /^\p{Lu}/u.test(text.slice(start, start + 2)))
  }

  /** The end of the sentence, or of a line after which it does not go on. */
  function endOf({ kind, start, from, isHeading, isOccasion }: Unended): number {
    const isOnLines = isHeading === true && (gapAt(from) & gaps.line) > 0
    let colons = kind === 'range' && !isHeading ? 1 : 0
    for (let at = from; at < tokens.length; at++) {
      const gap = gapAt(at)
      if (at > start && isSentence(at) && !(isOnLines && gap & gaps.item)) return at
      if (at > from && gap & gaps.colon && colons-- <= 0) return at
      if (kind === 'serving' && gap & gaps.semicolon) return at
      if (isOccasion && gap & gaps.comma && kindOf(tokens[at]?.text ?? '') & bit.with) return at
      if (at > from && gap & gaps.line && !(isOnLines ? isItem(at) : goesOn(at))) return at
    }
    return tokens.length
  }

  /** Whether a sentence continues on its next line. */
  function goesOn(at: number): boolean {
    if (gapAt(at) & (gaps.comma | gaps.hyphen)) return true
    const { start = 0 } = tokens[at] ?? {}
    const isSmall = /^\p{Ll}/u.test(text.slice(start, start + 2))
    return (isSmall || binding.has(tokens[at - 1]?.text ?? '')) && commasFrom(at) < listCommas
  }

  function commasFrom(from: number): number {
    let commas = 0
    for (let at = from + 1; at < from + farAhead && at < tokens.length && commas < listCommas; at++) {
      if (gapAt(at) & gaps.stop) break
      if (gapAt(at) & gaps.comma) commas++
    }
    return commas
  }

  /** Whether a line is a short item by itself. */
  function isItem(from: number): boolean {
    for (let at = from + 1; at <= from + itemWords + 1; at++) {
      if (at >= tokens.length || gapAt(at) & gaps.line)
        return at - from <= itemWords && !(gapAt(at) & gaps.colon)
      if (gapAt(at) & (gaps.comma | gaps.colon)) return false
    }
    return false
  }
}
