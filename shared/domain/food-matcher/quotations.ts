import { bit, kindOf } from './prose-words'
import { gaps, type Token } from './tokens'
import { pattern } from '../text/pattern'

const mark = /["“”„«»‘]|\s'/u
const quoted = new RegExp(
  pattern`(?:["“”„«»]\s?([^"“”„«»]{8,200}?)\s?["“”„«»])|
    (?:(?<=^|\s)['‘]((?:[^'‘’]|['’](?=\p{L})){8,200}?)['’](?=[\s,.!?–-]))`,
  'gu',
)
const stars = /[★⭐✭✩☆]{3}/u
/** A name after a quotation: `", Sabine from Ulm`, `" - Petra.` */
const byName = new RegExp(
  pattern`^\s*[,–—-]\s*\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.]*)?
    (?:\s+(?:aus|from|in|de|di|da|uit|z|ze|från|fra|av|i)\s|,\s*\d|\s*[.!(\n]|\s*$)`,
  'u',
)
/** Customers speak of themselves. */
const own = new RegExp(
  pattern`(?:^|\s)(?:I|we|my|ich|wir|meine?|meinem|nous|mes|mon|mis|nosotros|miei|noi|wij|mijn|jem|jemy|moje|moja|
    moich|adoro|minha|meus|jag|mina|jeg|mine)\s`,
  'u',
)
/** How far beside a quotation its speaker is named, in words. */
const near = 5

/** The quotations of customers, as words: with "says", a name, stars or "I" in or beside them. */
export function quotesIn(text: string, tokens: readonly Token[]): { from: number; end: number }[] {
  const found: { from: number; end: number }[] = []
  if (!mark.test(text)) return found
  const isSaid = (at: number) => (kindOf(tokens[at]?.text ?? '') & (bit.says | bit.review)) !== 0

  /** Whether a speaker stands right before a quotation, with a colon, or right after it. */
  function isBy(from: number, end: number): boolean {
    for (let at = from - 1; at >= 0 && at > from - near; at--) {
      if (isSaid(at) && (tokens[from]?.gap ?? 0) & gaps.colon) return true
      if ((tokens[at]?.gap ?? 0) & gaps.stop) break
    }
    for (let at = end; at < tokens.length && at < end + near; at++) {
      if (at > end && (tokens[at]?.gap ?? 0) & gaps.stop) return false
      if (isSaid(at)) return true
    }
    return false
  }

  let at = 0
  for (const match of text.matchAll(quoted)) {
    const [all, double, single] = match
    const inner = double ?? single ?? ''
    if (!/\s\S+\s/u.test(inner)) continue
    const stop = match.index + all.length
    while (at < tokens.length && (tokens[at]?.start ?? 0) < match.index) at++
    const from = at
    while (at < tokens.length && (tokens[at]?.start ?? 0) < stop) at++
    const isNamed = match.index > 0 && byName.test(text.slice(stop, stop + 60))
    const isOwn = /\p{Ll}/u.test(inner) && own.test(inner)
    const isRated = stars.test(text.slice(Math.max(0, match.index - 8), match.index))
    if (isNamed || isOwn || isRated || isBy(from, at)) found.push({ from, end: at })
  }
  return found
}
