import { isWordOfLabels } from '@shared/domain/labels/label-language'
import { inverseOf, type PointMap } from './point-map'
import type { Raster } from './raster'
import type { Recognised, Word } from './read-words'

/** A reading of a raster, and the mapping from that back to the picture. */
type Reading = Recognised & { from: Raster; pointMap: PointMap }

/** Up to this confidence, letters are no evidence; from SURE a word is added to another reading. */
const NEUTRAL = 50
const SURE = 60
/** How much more evidence the other reading needs to give the order and the lines. */
const CLEARLY_MORE = 1.2
/** The share of the smaller of two boxes that is common if they show the same print. */
const SHARED = 0.5
/** As a share of the taller's height: less is a box that spans two lines. */
const ON_ONE_LINE = 0.4
/** As a share of the letters that are replaced: with fewer, print was lost. */
const LEAST_LETTERS = 0.8

/**
 * How much was read: letters times the confidence above NEUTRAL. Unlike a mean, it does not rise
 * where words are lost, and words that labels have count alike in every language.
 */
export const evidenceOf = (words: readonly Word[]) =>
  words.reduce((sum, word) => sum + word.letters * Math.max(0, strengthOf(word) - NEUTRAL), 0)

/** Noise does not make words of labels, whatever the confidence. */
const strengthOf = ({ text, confidence }: Word) =>
  text.match(/\p{L}+/gu)?.some(isWordOfLabels) ? 100 : confidence

/** The words of the text, without dropped ones. */
export const keptWords = ({ words }: Recognised) => words.filter(({ start }) => start !== undefined)

/** As `mergeWords`, for readings of two rasters of a picture; the places are in that of `one`. */
export function mergeReadings<T extends Reading>(one: T, other: Reading): T {
  const toOne = inverseOf(one.pointMap, one.from)
  const place: PointMap = (x, y) => toOne(...other.pointMap(x, y))
  return { ...one, ...mergeWords(one, { ...other, words: other.words.map((word) => placed(word, place)) }) }
}

function placed(word: Word, place: PointMap): Word {
  const { left, right, top, bottom } = word
  const [[x1, y1], [x2, y2]] = [place(left, top), place(right, top)]
  const [[x3, y3], [x4, y4]] = [place(left, bottom), place(right, bottom)]
  return { ...word, left: (x1 + x3) / 2, right: (x2 + x4) / 2, top: (y1 + y2) / 2, bottom: (y3 + y4) / 2 }
}

/**
 * One reading of a raster from two: where both read the same print, the words with more evidence,
 * and what only one read if it is sure. The order is that of `one` unless `other` clearly read
 * more.
 */
export function mergeWords(one: Recognised, other: Recognised): Recognised {
  const isOther = evidenceOf(keptWords(other)) > evidenceOf(keptWords(one)) * CLEARLY_MORE
  const [base, more] = isOther ? [tokensOf(other), tokensOf(one)] : [tokensOf(one), tokensOf(other)]
  const dropped = one.words.filter(({ start }) => start === undefined)
  return textOf(mergeTokens(base, more), dropped)
}

/** A word and the white space before it. */
type Token = { word: Word; space: string }

function tokensOf(read: Recognised): Token[] {
  let end = 0
  return keptWords(read).map((word) => {
    const { start = 0 } = word
    const space = read.text.slice(end, start)
    end = start + word.text.length
    return { word, space }
  })
}

const evidenceIn = (tokens: readonly Token[]) => evidenceOf(tokens.map(({ word }) => word))

const lettersIn = (tokens: readonly Token[]) => tokens.reduce((sum, { word }) => sum + word.letters, 0)

const isBetter = (more: readonly Token[], base: readonly Token[]) =>
  evidenceIn(more) > evidenceIn(base) && lettersIn(more) >= LEAST_LETTERS * lettersIn(base)

/** Words of both readings that show the same print; several where one split or joined them. */
type Group = { base: Token[]; more: Token[]; added: Token[] }

function mergeTokens(base: readonly Token[], more: readonly Token[]): Token[] {
  const start: Group = { base: [], more: [], added: [] }
  const groups = base.map((token): Group => ({ base: [token], more: [], added: [] }))
  let before = start
  for (const token of more) {
    const near = base.flatMap(({ word }, at) => (haveCommonPrint(word, token.word) ? [at] : []))
    const same = near.filter((at) => areOnOneLine((base[at] as Token).word, token.word))
    const [first, ...rest] = [...new Set(same.map((at) => groups[at] as Group))]
    if (first) {
      for (const group of rest) {
        first.base.push(...group.base)
        first.more.push(...group.more)
        first.added.push(...group.added)
        groups.forEach((one, at) => one === group && (groups[at] = first))
      }
      first.more.push(token)
      before = first
    } else if (near.length === 0 && token.word.letters > 0 && strengthOf(token.word) >= SURE)
      before.added.push(token)
  }
  const merged = [...start.added]
  groups.forEach((group, at) => {
    const isReplaced = isBetter(group.more, group.base)
    const [isFirst, isLast] = [groups.indexOf(group) === at, groups.lastIndexOf(group) === at]
    const own = base[at] as Token
    if (!isReplaced) merged.push(own)
    else if (isFirst)
      merged.push(...group.more.map((token, which) => (which > 0 ? token : { ...token, space: own.space })))
    if (isLast) merged.push(...group.added)
  })
  return merged
}

const heightOf = ({ top, bottom }: Word) => bottom - top
const commonHeight = (one: Word, other: Word) =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)

function haveCommonPrint(one: Word, other: Word): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  return (
    across > SHARED * Math.min(one.right - one.left, other.right - other.left) &&
    commonHeight(one, other) > SHARED * Math.min(heightOf(one), heightOf(other))
  )
}

const areOnOneLine = (one: Word, other: Word) =>
  commonHeight(one, other) > ON_ONE_LINE * Math.max(heightOf(one), heightOf(other))

function textOf(tokens: readonly Token[], dropped: readonly Word[]): Recognised {
  let [text, sum, count] = ['', 0, 0]
  const words = tokens.map(({ word, space }) => {
    if (text) text += space || '\n'
    const start = text.length
    text += word.text
    sum += word.letters * word.confidence
    count += word.letters
    return { ...word, start }
  })
  return {
    text: text && `${text}\n`,
    confidence: count > 0 ? Math.round(sum / count) : 0,
    words: [...words, ...dropped],
  }
}
