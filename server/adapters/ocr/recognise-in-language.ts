import { languageOf } from '@shared/domain/labels/label-language'
import { type Component, findComponents } from './components'
import { type Box, cut, type Raster } from './raster'
import { evidenceOf, keptWords, mergeWords } from './merge-readings'
import type { Recognised } from './read-words'
import { isReadLanguage, type ReadLanguage, type Recognise } from './recognition'

const INK = 120
/** How much less evidence the text's own language may have, as English is overconfident. */
const PART_OF_EVIDENCE = 0.9
/**
 * A line is tried if at least this share of its letters has a mark above. English has none, but
 * dots may touch letters.
 */
const SHARE_MARKED = 0.005
/** Two umlauts have four dots. */
const FEWEST_PAIRED = 4
/** Letters (without `i` and the like) that suffice to detect a language; a margin in pixels. */
const LETTERS_TO_TRY = 26
const MARGIN = 6
/**
 * In letter heights: reading a taller area (rotated text, columns) takes nearly as long as reading
 * the whole picture.
 */
const MOST_TO_TRY = 8

/**
 * Reads one image's rasters in the language of its text. Marks above the letters indicate the
 * language, or that a line should be tried first, which saves reading everything in English in
 * vain. Text that turns out to be in another language is read again in that, and each word is taken
 * from the reading that read it better. `letterHeight` is that of the first raster, in pixels.
 */
export function recogniseInLanguage(recognise: Recognise, letterHeight: number) {
  let language: ReadLanguage | undefined
  return async (raster: Raster): Promise<Recognised> => {
    language ??= await languageOfPrint(raster, recognise, letterHeight)
    const read = await recognise(raster, language)
    const detected = languageRead(read)
    if (!detected || detected === language) return read
    const other = await recognise(raster, detected)
    if (evidenceIn(other) < PART_OF_EVIDENCE * evidenceIn(read)) return mergeWords(read, other)
    language = detected
    return mergeWords(other, read)
  }
}

const evidenceIn = (read: Recognised) => evidenceOf(keptWords(read))

function languageRead({ text }: Recognised): ReadLanguage | undefined {
  const code = languageOf(text)?.code
  return code && isReadLanguage(code) ? code : undefined
}

/** Detects German by dots in pairs, other languages by reading a line if there are other marks. */
async function languageOfPrint(
  raster: Raster,
  recognise: Recognise,
  letterHeight: number,
): Promise<ReadLanguage> {
  const components = findComponents(raster, INK)
  const letters = components.filter((one) => isWideLetter(one, letterHeight)).sort((a, b) => a.left - b.left)
  const marks = components.filter(
    (one) => isMark(one, letterHeight) && hasLetterBelow(one, letters, letterHeight),
  )
  if (marks.length === 0 || marks.length < letters.length * SHARE_MARKED) return 'en'
  const paired = marks.filter((one) => marks.some((other) => arePair(one, other, letterHeight)))
  if (paired.length >= FEWEST_PAIRED && paired.length > marks.length / 2) return 'de'
  const trial = printToTry(letters, raster, letterHeight)
  return (trial && languageRead(await recognise(cut(raster, trial, MARGIN), 'en'))) ?? 'en'
}

const widthOf = ({ left, right }: Component) => right - left + 1
const heightOf = ({ top, bottom }: Component) => bottom - top + 1

/** Excludes `i` and `j`, which have dots in every language. */
const isWideLetter = (one: Component, letterHeight: number) =>
  heightOf(one) >= 0.55 * letterHeight &&
  heightOf(one) <= 2.2 * letterHeight &&
  widthOf(one) >= 0.45 * letterHeight &&
  widthOf(one) <= 3 * letterHeight

const isMark = (one: Component, letterHeight: number) =>
  one.area >= 4 &&
  heightOf(one) >= 2 &&
  heightOf(one) <= 0.45 * letterHeight &&
  widthOf(one) <= 0.8 * letterHeight

function hasLetterBelow(mark: Component, letters: readonly Component[], letterHeight: number): boolean {
  const x = (mark.left + mark.right) / 2
  let at = letters.findLastIndex(({ left }) => left < x)
  for (; at >= 0; at -= 1) {
    const letter = letters[at] as Component
    if (letter.left < x - 3 * letterHeight) return false
    const gap = letter.top - mark.bottom
    if (x < letter.right && gap >= 1 && gap <= 0.3 * letterHeight) return true
  }
  return false
}

/** Whether two dots are side by side. */
const arePair = (one: Component, other: Component, letterHeight: number) =>
  one !== other &&
  Math.abs(one.top - other.top) <= 2 &&
  Math.abs(one.left - other.left) <= 0.7 * letterHeight &&
  Math.max(widthOf(one), widthOf(other)) <= 0.4 * letterHeight

/** The box of the longest line and those below with enough letters; undefined if all. */
function printToTry(
  letters: readonly Component[],
  { width, height }: Raster,
  letterHeight: number,
): Box | undefined {
  const lines = linesOf(letters, height)
  const longest = lines.reduce((a, b) => (b.letters > a.letters ? b : a))
  const tried = lines.slice(lines.indexOf(longest))
  let count = 0
  const enough = tried.findIndex((line) => (count += line.letters) >= LETTERS_TO_TRY)
  const last = enough < 0 ? tried.length - 1 : enough
  if (last + 1 === lines.length) return undefined
  const { top } = longest
  const { bottom } = tried[last] ?? longest
  if (bottom - top > MOST_TO_TRY * letterHeight) return undefined
  const within = letters.filter((letter) => letter.top >= top && letter.bottom <= bottom)
  const right = last === 0 ? within[LETTERS_TO_TRY] : undefined
  return { left: 0, right: right ? right.left - 2 : width - 1, top, bottom }
}

/** Bands of rows that letters reach without an empty row between, with the number of letters. */
function linesOf(letters: readonly Component[], height: number) {
  const starts = new Uint16Array(height)
  const last = new Int32Array(height).fill(-1)
  for (const { top, bottom } of letters) {
    starts[top] = (starts[top] as number) + 1
    last[top] = Math.max(last[top] as number, bottom)
  }
  const lines: { top: number; bottom: number; letters: number }[] = []
  let line = { top: 0, bottom: -1, letters: 0 }
  for (let y = 0; y < height; y += 1) {
    if (starts[y] === 0) continue
    if (y > line.bottom) lines.push((line = { top: y, bottom: y, letters: 0 }))
    line.bottom = Math.max(line.bottom, last[y] as number)
    line.letters += starts[y] as number
  }
  return lines
}
