import { levelOfText, takeClass } from '../reports/level-text'
import { type Level, levelOf, type ScaleName, scales } from '../reports/levels'
import { plainText, type Unit, unitOf, withPlainUnits } from './unit'

/** The sign before a number: `<` and `≤`, `>` and `≥`, or none. */
export type Bound = '' | '<' | '≤' | '>' | '≥'

/** `unit` is the unit beside the number, `word` the level in the words beside it. */
export type ResultValue =
  | { kind: 'number'; bound: Bound; value: number; unit: Unit | undefined; word: Level | undefined }
  | { kind: 'word'; level: Level }
  | { kind: 'empty' }
  | { kind: 'unreadable' }

/**
 * How to read one sign before exactly three digits, `1.250`: as `decimal`; as `unclear` if it is a
 * comma; as `undecided` whichever it is; or the file's decimal sign, beside which the other one
 * separates thousands.
 */
export type DecimalSign = 'decimal' | 'unclear' | 'undecided' | ',' | '.'

const unreadable: ResultValue = { kind: 'unreadable' }
/** The Swiss thousands separator: `1'250`. */
const swiss = /(?<=\d)['’](?=\d{3}(?!\d))/gu
const numbers = /[.,]?\d[\d.,]*\d|[.,]?\d/g
/**
 * Parses one printed result: `12.5`, `12,5`, `<7.5`, `> 200`, `18.4 µg/ml`, `25 ELEVATED`, `High
 * (32.1)`, `Class III`. `sign` decides on the sign in `1,234`; where it is unknown, the number is
 * unreadable. Negative numbers, ranges, several numbers, exponents and texts without a level are
 * unreadable.
 */
export function readResult(text: string, sign: DecimalSign): ResultValue {
  const printed = text.trim().replace(swiss, '')
  if (printed === '') return { kind: 'empty' }
  if (printed.length > 200) return unreadable
  const plain = plainText(withPlainUnits(printed))
  const whole = levelOfText(plain)
  const { level: classed, rest } = takeClass(plain)
  const found = [...rest.matchAll(numbers)]
  const [match] = found
  if (!match) return whole ? { kind: 'word', level: whole } : unreadable
  const value = parseNumber(match[0], sign)
  if (found.length > 1 || value === undefined) return unreadable
  const before = /^(.*?)[\s:(=[]*?([<>≤≥]=?|)\s?$/u.exec(rest.slice(0, match.index))
  const lead = stripBrackets(before?.[1] ?? '')
  const leadLevel = levelOfText(lead)
  const tail = readTail(stripBrackets(rest.slice(match.index + match[0].length)))
  if (/[-+−–]$/u.test(lead) || (lead !== '' && !leadLevel) || !tail) return unreadable
  return {
    kind: 'number',
    bound: boundOf(before?.[2] ?? ''),
    value,
    unit: tail.unit,
    word: leadLevel ?? tail.word ?? classed,
  }
}

const stripBrackets = (text: string) => text.replace(/^[\s:,()[\]]+|[\s:,()[\]]+$/gu, '')

function readTail(tail: string): { unit: Unit | undefined; word: Level | undefined } | undefined {
  if (tail === '') return { unit: undefined, word: undefined }
  const alone = levelOfText(tail)
  if (alone && !/^[^\s]*[/%]/u.test(tail)) return { unit: undefined, word: alone }
  const whole = unitOf(tail)
  if (whole) return { unit: whole, word: undefined }
  const [, first = '', after = ''] = /^([^\s()[\],;]+(?:\s?\/\s?[a-z]+)?)(.*)$/u.exec(tail) ?? []
  const unit = unitOf(first)
  const word = levelOfText(stripBrackets(after))
  return unit && word ? { unit, word } : undefined
}

function boundOf(sign: string): Bound {
  if (sign === '<=' || sign === '≤') return '≤'
  if (sign === '>=' || sign === '≥') return '≥'
  return sign === '<' || sign === '>' ? sign : ''
}

function parseNumber(text: string, sign: DecimalSign): number | undefined {
  const value = Number(normalNumber(text, sign))
  return Number.isFinite(value) ? value : undefined
}

/** One sign before exactly three digits; thousands never begin with a zero. */
const maybeThousands = /^[1-9]\d{0,2}([.,])\d{3}$/

/** Known from both signs in a number, a repeated sign, or one not before three digits. */
export function decimalSignOf(cells: Iterable<string>): ',' | '.' | 'undecided' {
  const decimalSigns = new Set<string>()
  for (const cell of cells) {
    if (cell.length > 200 || readResult(cell, 'decimal').kind !== 'number') continue
    const [text = ''] = takeClass(plainText(withPlainUnits(cell))).rest.match(numbers) ?? []
    const signs = text.match(/[.,]/g) ?? []
    const [first, last] = [signs[0], signs.at(-1)]
    if (!first || !last || maybeThousands.test(text)) continue
    const isRepeated = signs.length > 1 && first === last
    decimalSigns.add(isRepeated ? (first === ',' ? '.' : ',') : last)
  }
  const [sign] = decimalSigns
  return decimalSigns.size === 1 && (sign === ',' || sign === '.') ? sign : 'undecided'
}

function normalNumber(text: string, sign: DecimalSign): string {
  const [, before] = maybeThousands.exec(text) ?? []
  if (before !== undefined && (sign === 'undecided' || (sign === 'unclear' && before === ',')))
    return 'unclear'
  if (before !== undefined && sign.length === 1 && sign !== before) return text.replace(before, '')
  if (/^\d*\.?\d+$/.test(text)) return text
  if (/^\d*,\d+$/.test(text)) return text.replace(',', '.')
  if (/^\d{1,3}(?:,\d{3})+\.\d+$|^\d{1,3}(?:,\d{3}){2,}$/.test(text)) return text.replaceAll(',', '')
  if (/^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:\.\d{3}){2,}$/.test(text)) {
    return text.replaceAll('.', '').replace(',', '.')
  }
  return 'not a number'
}

/** `<x` is graded just below x, `>x` at the level of x; `open`: other levels are possible. */
export function gradeNumber(
  bound: Bound,
  value: number,
  scale: ScaleName,
): { level: Level | undefined; open: boolean } {
  const { moderate, high } = scales[scale]
  const level = levelOf(value, scale)
  if (bound === '') return { level, open: false }
  if (bound === '≤') return { level, open: level !== 'low' }
  if (bound === '<') {
    const below = value > high ? 'high' : value > moderate ? 'moderate' : 'low'
    return { level: below, open: below !== 'low' }
  }
  return { level: level === 'low' ? undefined : level, open: level !== 'high' }
}
