import { type Answer, answerAtEnd, type Answered, answerOf, endsAnswer, symbols } from './table-words'
import { gaps, type Token } from './tokens'

/** What separates two cells, as bits. */
export const seps = {
  line: 1,
  blank: 2,
  column: 4,
  colon: 8,
  dash: 16,
  comma: 32,
  stop: 64,
  open: 128,
  close: 256,
  wide: 512,
}

/**
 * A part of a line between separators: words from `first` to `end`, or a symbol without words;
 * `start` and `stop` are its offsets. `sep` separates it from the cell before; `column` counts the
 * tabs and bars before it in its line.
 */
export type Cell = Partial<Answered> & {
  first: number
  end: number
  start: number
  stop: number
  line: number
  sep: number
  column: number
  /** Its place in its line. */
  offset: number
  /** An answer that only a space separates from the words before it: "Milk yes". */
  isLoose: boolean
}

const sepOf: Readonly<Record<string, number>> = {
  '\n': seps.line, '\r': 0, '\f': seps.line, '\v': seps.line, '\u2028': seps.line, '\u2029': seps.line,
  '\t': seps.column, '|': seps.column, '¦': seps.column, '…': seps.column, _: seps.column,
  ':': seps.colon, '=': seps.colon, '?': seps.colon, '→': seps.colon, '>': seps.colon,
  ',': seps.comma, ';': seps.comma, '•': seps.comma, '·': seps.comma,
  '(': seps.open, '[': seps.open, ')': seps.close, ']': seps.close,
} // prettier-ignore

const signs: Readonly<Record<string, Answer>> = {
  '+': 'yes', '●': 'yes', '■': 'yes', '-': 'dash', '–': 'dash', '—': 'dash',
} // prettier-ignore
const cellEnds = /^[ \u00a0]*(?:$|[\n\r\t|¦,;)])/u

/** Cuts a text into cells, in one pass over the places between its words. */
export function cellsOf(text: string, tokens: readonly Token[]): Cell[] {
  const cells: Cell[] = []
  let [sep, line, lineStart, column, first, from] = [seps.line, 0, 0, 0, 0, 0]
  const close = (end: number) => {
    if (end > first) cells.push(...splitWords(tokens, first, end, { line, lineStart, sep, column }))
    if (end > first) sep = 0
    first = end
  }
  const symbol = (answer: Answer, at: number, size: number) => {
    const place = { start: at, stop: at + size, offset: at - lineStart, line, sep, column, isLoose: false }
    cells.push({ first, end: first, answer, isStatement: false, ...place })
    sep = 0
  }
  for (let index = 0; index <= tokens.length; index++) {
    const token = tokens[index]
    const to = token?.start ?? text.length
    const isPlain = to - from === 1 && (text[from] === ' ' || text[from] === '-')
    const isBroken = token !== undefined && (token.gap & gaps.broken) > 0 && /\S/u.test(text.charAt(from))
    if (!isPlain && !isBroken && to > from) between(from, to, index)
    from = token?.end ?? to
    // The mark behind a symbol that makes it an emoji.
    if (token?.text === '') first = index + 1
  }
  close(tokens.length)
  return cells

  function between(start: number, end: number, index: number) {
    for (let at = start; at < end; at++) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
      const answer = symbols.get(character) ?? signAt(at)
      if (answer) {
        close(index)
        symbol(answer, at, character.length)
        continue
      }
      const found = sepAt(at, character)
      if (found === 0) continue
      close(index)
      if (found & seps.line) {
        if (sep & seps.line) sep |= seps.blank
        if (cells.at(-1)?.line === line) line++
        column = 0
        lineStart = at + 1
      }
      if (character === '\t' || character === '|' || character === '¦') column++
      sep |= found
    }
  }

  /** A sign that is an answer only as the whole of a cell: "Milk +", "Nuts: -". */
  function signAt(at: number): Answer | undefined {
    const answer = signs[text.charAt(at)]
    const isWhole =
      answer && /[\s:|]/u.test(text.charAt(at - 1)) && cellEnds.test(text.slice(at + 1, at + 20))
    return isWhole ? answer : undefined
  }

  function sepAt(at: number, character: string): number {
    const known = sepOf[character]
    if (known !== undefined) return known
    const next = text.charAt(at + 1)
    if (character === ' ') return next === ' ' || next === '\u00a0' ? seps.wide : 0
    if (character === '.') return next === '.' || text.charAt(at - 1) === '.' ? seps.column : seps.stop
    if (character === '–' || character === '—') return seps.dash
    return character === '-' && /\s/u.test(text.charAt(at - 1)) && /[\s>]/u.test(next) ? seps.dash : 0
  }
}

type Range = { from: number; to: number; answered: Answered | undefined }

/** The cell of some words, and the answers that end it as cells of their own. */
function splitWords(
  tokens: readonly Token[],
  first: number,
  end: number,
  { lineStart, ...place }: Pick<Cell, 'line' | 'sep' | 'column'> & { lineStart: number },
): Cell[] {
  // The second half of a broken word is no answer: "so-⏎ja".
  const textAt = ({ text, gap }: Token, at: number) => (at > 0 && gap & gaps.broken ? '' : text)
  const last = tokens[end - 1]
  const isAnswered = last !== undefined && endsAnswer(textAt(last, end - 1 - first))
  const texts = isAnswered ? tokens.slice(first, end).map(textAt) : []
  const whole = answerOf(texts)
  const all = { from: 0, to: end - first, answered: whole }
  const ranges = whole || !isAnswered ? [all] : rangesOf(texts)
  return ranges.map(({ from, to, answered }, at) => ({
    ...place,
    ...answered,
    first: first + from,
    end: first + to,
    start: tokens[first + from]?.start ?? 0,
    offset: (tokens[first + from]?.start ?? 0) - lineStart,
    stop: tokens[first + to - 1]?.end ?? 0,
    sep: at === 0 ? place.sep : 0,
    isLoose: at > 0,
  }))
}

function rangesOf(texts: readonly string[]): Range[] {
  const found: Range[] = []
  let last = texts.length
  for (let answered = answerAtEnd(texts); answered; answered = answerAtEnd(texts.slice(0, last))) {
    found.unshift({ from: answered.at, to: last, answered })
    last = answered.at
  }
  if (found.length > 0) found.unshift(...alternating(texts.slice(0, last)))
  const ranges: Range[] = []
  for (const range of [...found, { from: texts.length, to: texts.length, answered: undefined }]) {
    const from = ranges.at(-1)?.to ?? 0
    if (range.from > from) ranges.push({ from, to: range.from, answered: undefined })
    if (range.answered) ranges.push(range)
  }
  return ranges
}

/** "Milk yes egg no soya no": only with a "yes", since "no" is also part of running text. */
function alternating(texts: readonly string[]): Range[] {
  const found = texts.flatMap((text, from) => {
    const answered = from > 0 ? answerOf([text]) : undefined
    return answered && !answered.isStatement ? [{ from, to: from + 1, answered }] : []
  })
  return found.some(({ answered }) => answered.answer === 'yes') ? found : []
}
