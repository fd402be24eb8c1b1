import { fold } from '../text/fold'

/** What separates a word from the one before it, as bits of `Token.gap`. */
export const gaps = {
  hyphen: 1,
  comma: 2,
  stop: 4,
  colon: 8,
  semicolon: 16,
  slash: 32,
  line: 64,
  open: 128,
  close: 256,
  space: 512,
  /** A line break before a possible separate item. */
  item: 1024,
  /** A hyphen right behind the word before, with a blank or a line's end: "pea-⏎nuts". */
  broken: 2048,
} as const

/** The separators that end a noun phrase: all but spaces, hyphens and line breaks. */
export const breaks =
  gaps.comma | gaps.stop | gaps.colon | gaps.semicolon | gaps.slash | gaps.open | gaps.close

/**
 * A word of a text. `start` and `end` are offsets in the original text; `text` is folded. `closes`
 * and `opens` count the brackets before the word; `isPercent` marks a number with a percent sign.
 */
export type Token = {
  text: string
  start: number
  end: number
  gap: number
  opens: number
  closes: number
  isPercent: boolean
  /** Whether the word was corrected. */
  isMisread: boolean
  /** Equally likely corrections. */
  others?: readonly string[]
  /** Whether it is in a longer unknown word, so that its food is only possible. */
  isGuess?: boolean
}

/** Whether a word follows the one before it within one noun phrase. */
export const isJoined = (token: Token | undefined) => token !== undefined && (token.gap & breaks) === 0

/** Whether only a blank or a hyphen is between two words, also one at a line's end. */
export const isTied = (gap: number) =>
  (gap & ~(gaps.space | gaps.hyphen)) === 0 || (gap & ~(gaps.space | gaps.hyphen | gaps.line)) === gaps.broken

const foreignLetter = /[\p{L}\p{M}\p{Cf}]/u
const gapOfCode = new Uint16Array(128)
for (const [characters, gap] of [
  [' \t', gaps.space],
  ['\n\r\f\v', gaps.line],
  ['-', gaps.hyphen],
  [',?|', gaps.comma],
  ['.!', gaps.stop],
  [':=', gaps.colon],
  [';', gaps.semicolon],
  ['/\\', gaps.slash],
  ['([{', gaps.open],
  [')]}', gaps.close],
] as const)
  for (const character of characters) gapOfCode[character.charCodeAt(0)] = gap

const foreignGaps: Record<string, number> = {
  '\u00a0': gaps.space,
  '\u2010': gaps.hyphen,
  '\u2011': gaps.hyphen,
  '\u2012': gaps.hyphen,
  '\u2013': gaps.hyphen,
  '\u2014': gaps.comma,
  '\u2022': gaps.comma,
  '\u00b7': gaps.comma,
  '\u2219': gaps.comma,
  '\u25cf': gaps.comma,
  '\u3001': gaps.comma,
  '\uff0c': gaps.comma,
  '\u2028': gaps.line,
  '\u2029': gaps.line,
  '\uff08': gaps.open,
  '\uff09': gaps.close,
  '\u3002': gaps.stop,
}

const isDigit = (code: number) => code >= 48 && code <= 57
const isAsciiLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
const isApostrophe = (code: number) =>
  code === 39 || code === 0x2019 || code === 0x2018 || code === 0x60 || code === 0xb4 || code === 0x2bc

/** The number of code units of the word character at a position: 0 for none. */
function wordUnits(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code < 128) return isAsciiLetter(code) || isDigit(code) ? 1 : 0
  if (code >= 0xd800 && code <= 0xdbff) {
    const point = text.codePointAt(at) ?? 0
    return point > 0xffff && foreignLetter.test(String.fromCodePoint(point)) ? 2 : 0
  }
  if (Number.isNaN(code) || isApostrophe(code)) return 0
  return foreignLetter.test(text.charAt(at)) ? 1 : 0
}

const ampersand = 38

type Place = { gap: number; opens: number; closes: number; lines: number }

/** Cuts a text into words; `'s` is in a word's span, but not in its folded text. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let place: Place = { gap: 0, opens: 0, closes: 0, lines: 0 }
  for (let at = 0; at < text.length;) {
    const start = at
    for (let units = wordUnits(text, at); units > 0; units = wordUnits(text, at)) at += units
    const isAnd = at === start && text.charCodeAt(at) === ampersand
    if (at === start && !isAnd) {
      separate(text, at, place, tokens.at(-1))
      at++
      continue
    }
    if (isAnd) at++
    const folded = isAnd ? 'and' : fold(text.slice(start, at))
    if (isPossessive(text, at)) at += 2
    const { opens, closes } = place
    const gap = place.gap | brokenAt(text, place.gap, tokens.at(-1), start)
    tokens.push({ text: folded, start, end: at, gap, opens, closes, isPercent: false, isMisread: false })
    place = { gap: 0, opens: 0, closes: 0, lines: 0 }
  }
  return tokens
}

/** A hyphen, or a sign that a camera reads for one, between a word and a blank or a line's end. */
const brokenHyphen = /^(?:[-\u2010-\u2014\u00ac][ \t]*[\r\n]+\s*|[-\u2010] +| [-\u2010\u00ac][\r\n]+\s*)$/u
const softHyphen = '\u00ad'

function brokenAt(text: string, gap: number, before: Token | undefined, start: number): number {
  if (!before || (gap & (gaps.line | gaps.space)) === 0) return 0
  if (text[before.end - 1] === softHyphen) return (gap & ~(gaps.line | gaps.space)) === 0 ? gaps.broken : 0
  if (start - before.end > widestBreak || (gap & (gaps.hyphen | gaps.comma | gaps.line)) === 0) return 0
  return brokenHyphen.test(text.slice(before.end, start)) ? gaps.broken : 0
}
const widestBreak = 24

const isPossessive = (text: string, at: number) =>
  isApostrophe(text.charCodeAt(at)) && (text.charCodeAt(at + 1) | 32) === 115 && wordUnits(text, at + 2) === 0

function separate(text: string, at: number, place: Place, previous: Token | undefined) {
  const code = text.charCodeAt(at)
  const gap = code < 128 ? (gapOfCode[code] ?? 0) : (foreignGaps[text.charAt(at)] ?? 0)
  if (code === 37 && previous && isDigit(text.charCodeAt(previous.end - 1)) && at - previous.end < 3)
    previous.isPercent = true
  if (gap === gaps.open) place.opens++
  if (gap === gaps.close) {
    if (place.opens > 0) place.opens--
    else place.closes++
  }
  if (gap === gaps.line && code !== 13) place.lines++
  if ((gap === gaps.stop || gap === gaps.comma) && isInsideNumber(text, at)) return
  if (gap === gaps.hyphen && isDash(text, at)) place.gap |= gaps.comma
  place.gap |= gap === gaps.stop && !endsSentence(text, at, previous) ? gaps.space : gap
  if (place.lines > 1) place.gap |= gaps.stop
}

/** Whether a hyphen separates words like a comma. */
const isDash = (text: string, at: number) =>
  isBlank.test(text.charAt(at - 1)) && isBlank.test(text.charAt(at + 1)) && !isDigit(text.charCodeAt(at + 2))
const isBlank = /\s/u

const isInsideNumber = (text: string, at: number) =>
  isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at + 1))

const abbreviations = new Set(
  'no nr approx incl inkl einschl min max vit st ca eg ie var ssp sp inc ltd vol ing art typ ggf evtl bzw event insb'.split(
    ' ',
  ),
)

function endsSentence(text: string, at: number, previous: Token | undefined): boolean {
  if (text.charCodeAt(at) !== 46 || !previous || previous.end !== at) return true
  if (previous.text.length === 1 && !isDigit(text.charCodeAt(previous.start))) return false
  return !abbreviations.has(previous.text)
}
