import { fold } from '../text/fold'
import { type Mark, pairBrackets } from '../food-matcher/list-place'
import { cueOf } from '../food-matcher/mentions'
import { mayWords } from '../food-matcher/statement-words'
import type { Reading } from '../food-matcher/verdicts'

export const isHeading = ({ kind }: Mark) => kind === 'heading'

export const joiners = new Set('and or with und oder mit et ou avec y con'.split(' '))
const lastWords = new Set(
  'no nr approx env ca min max incl inkl mind vit st eg ie bzw ggf evtl aprox resp etc art vol e'.split(' '),
)

/** Whether the last statement or list ends in a full stop, uncut. */
export function isClosed({ text, tokens, phrases }: Reading, last: Mark | undefined): boolean {
  const whole = text.slice(last?.from)
  // Text after a statement on traces does not matter.
  const sentence =
    last?.kind === 'traces' ? /^[^]*?[^\s.\d][.!](?=\s+\p{Lu}|\s*\n)/u.exec(whole)?.[0] : undefined
  const rest = sentence ?? whole
  const end = /([^\s.!]+)\s?[.!]["'”’»)\]*\s]*$/u.exec(rest.slice(-120))?.[1]
  const token = tokens.at(-1)
  if (end === undefined || !token || hasOpenBracket(rest)) return false
  // An empty statement: "May contain."
  const phrase = phrases.at(-1)
  if (last && !isHeading(last) && tokens[phrase?.first ?? 0]?.start === last.start) return false
  if (/\d$/u.test(end)) return /^e\d/u.test(token.text)
  const word = fold(end.replace(/[^\p{L}]+/gu, ''))
  if (word.length === 1) return /^(?:vit|\d)/u.test(tokens.at(-2)?.text ?? '')
  return !lastWords.has(word) && !joiners.has(word)
}

function hasOpenBracket(text: string): boolean {
  const closed = pairBrackets(text).size
  return (text.match(/[([{]/gu)?.length ?? 0) > closed
}

export function hasLoneClosing(text: string): boolean {
  const opened = pairBrackets(text).size
  return (text.match(/[)\]}]/gu)?.length ?? 0) > opened
}

/** A text that ends in a comma, a hyphen, "and" or "contains" continues elsewhere. */
export function isCutAtEnd({ text, tokens, phrases }: Reading): boolean {
  const cue = cueOf(phrases.at(-1))
  return (
    /[,;:&+([{\-–\u00ad]\s*$/u.test(text) ||
    hasOpenBracket(text) ||
    joiners.has(tokens.at(-1)?.text ?? '') ||
    cue === 'contains' ||
    cue === 'trace'
  )
}

/**
 * Whether a list or statement within a photo's text stops before another line begins: in a comma or
 * a joining word, in a bracket, or with a "may" of which the food is hidden.
 */
export function isCutWithin({ text, tokens }: Reading, marks: readonly Mark[]): boolean {
  let passed = 0
  return marks.some((mark, at) => {
    const next = marks[at + 1]
    if (!next || !['heading', 'traces', 'statement'].includes(mark.kind)) return false
    const own = text.slice(mark.from, next.start)
    // The line that ends in a share, "(57", is only missing its "%)".
    if (isHeading(mark) && (hasOpenBracket(own.replace(/\(\d[\d.,]*\n/gu, ' ')) || hasLoneClosing(own)))
      return true
    const printed = own.trimEnd()
    while ((tokens[passed]?.end ?? Infinity) <= next.start) passed++
    const last = tokens[passed - 1]
    if (!own.includes('\n', printed.length) || !last || last.start < mark.start) return false
    const isOpen = joiners.has(last.text) || mayWords.has(last.text)
    return /[,;&+([{\-–\u00ad]$/u.test(printed) || (isOpen && !/[.!:]$/u.test(printed))
  })
}
