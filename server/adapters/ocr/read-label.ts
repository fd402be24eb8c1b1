import type { MissingPart, Seen } from '@shared/domain/labels/label-parts'
import { mergeReadings } from './merge-readings'
import { recogniseInLanguage } from './recognise-in-language'
import { openImage } from './open-image'
import { cutParts, unreadPrint } from './missing-parts'
import { type Handover, INK, prepare, study, type Studied } from './prepare'
import { type Box, darkestRows, type Raster, turnHalf, turnQuarter } from './raster'
import type { Recognised } from './read-words'
import type { Recognise } from './recognition'
import { coveredPlace } from './covered'
import { chain, backFromHalf, backFromQuarter, type MappedRaster, type PointMap } from './point-map'

/** The text of an image: confidence from 0 to 100, and whether it is worth showing to a person. */
export type PhotoText = {
  text: string
  confidence: number
  readable: boolean
  seen: Seen
  missing: MissingPart[]
  words: WordPlace[]
  /** Print within the picture that was not recognised, or a place where it is covered. */
  unread: Corners | null
}

/**
 * The corners of a stretch of print in its reading direction: upper left, upper right, lower right,
 * lower left; x and y alternate, as fractions of the upright picture's width and height.
 */
export type Corners = number[]
/** The position of a word in the text (`end` exclusive) and in the picture. */
export type WordPlace = { start: number; end: number; corners: Corners }

const quick: Handover = { onlyText: true, letterHeight: 18 }
const thorough: Handover = { onlyText: false, letterHeight: 26 }

/** Below DOUBTFUL the text may be upside down; below UNSURE a second pass may find more. */
const DOUBTFUL = 55
const UNSURE = 86
/** If confident words have this share of the letters, no word was missed. */
const MOST_LETTERS = 0.95
/** A page of text, or a texture, takes seconds to read: it is read only once. */
const MANY_MARKS = 2_000
const MANY_MARKS_WITHOUT_LINES = 200
const MANY_MARKS_FOR_A_LETTER = 10

/** In pixels: a few lines are enough to test whether a text reads better upside down. */
const TRIAL_HEIGHT = 6 * quick.letterHeight

/** Below these a text is noise that resembles letters. */
const WORTH_READING = 50
const FEWEST_WORDS = 1

type Read = (raster: Raster) => Promise<Recognised>
/** A reading with its picture, the mapping back, and whether it is upside down. */
type Look = Recognised & { from: Raster; pointMap: PointMap; isTurned: boolean }
type Turn = (made: MappedRaster) => MappedRaster
const half: Turn = ({ raster, pointMap }) => ({
  raster: turnHalf(raster),
  pointMap: chain(backFromHalf(raster), pointMap),
})
const quarter: Turn = ({ raster, pointMap }) => {
  const turned = turnQuarter(raster)
  return { raster: turned, pointMap: chain(backFromQuarter(turned), pointMap) }
}
const threeQuarters: Turn = (made) => half(quarter(made))

/**
 * Reads the text of a photo, and again where the first reading is unsure unless `secondPass` is
 * false. Throws OcrError: `no-image`, `bad-image`.
 */
export async function readLabel(
  bytes: Uint8Array,
  recognise: Recognise,
  secondPass = true,
): Promise<PhotoText> {
  const opened = await openImage(bytes)
  const studied = study(opened)
  const prepared = await prepare(studied, quick)
  const read = recogniseInLanguage(recognise, quick.letterHeight)
  const first = await lookAt(prepared, read, studied.isUpsideDown)
  const best =
    first.words.length > 0 && !isMuch(studied) ? await lookAgain(studied, first, read, secondPass) : first
  const { missing, unread } = missingParts(studied, best, opened)
  const cornersIn = ({ left, right, top, bottom }: Box) =>
    [[left, top] as const, [right, top] as const, [right, bottom] as const, [left, bottom] as const].flatMap(
      ([x, y]) => {
        const [atX, atY] = best.pointMap(x, y)
        return [partOf(atX, opened.width), partOf(atY, opened.height)]
      },
    )
  return {
    text: best.text,
    confidence: best.confidence,
    readable: isWorthReading(best),
    seen: missing.length > 0 ? 'part' : 'unknown',
    missing,
    words: best.words.flatMap((word) =>
      word.start === undefined
        ? []
        : [{ start: word.start, end: word.start + word.text.length, corners: cornersIn(word) }],
    ),
    unread: unread ? cornersIn(unread) : null,
  }
}

/** Rounded to a ten-thousandth and clipped to the picture. */
const partOf = (place: number, whole: number) =>
  Math.round(Math.min(1, Math.max(0, place / whole)) * 10_000) / 10_000

const lookAt = async ({ raster, pointMap }: MappedRaster, read: Read, isTurned: boolean): Promise<Look> => ({
  ...(await read(raster)),
  from: raster,
  pointMap,
  isTurned,
})

const across: Partial<Record<MissingPart, MissingPart>> = {
  left: 'right',
  right: 'left',
  start: 'end',
  end: 'start',
}

/** Which parts of the text are cut off or unread; sides are in reading direction. */
function missingParts(studied: Studied, { isTurned, from, ...read }: Look, opened: Raster) {
  const cut = cutParts(studied).map((part) => (isTurned ? (across[part] ?? part) : part))
  const letters = read.words.reduce((sum, word) => sum + (word.confidence >= UNSURE ? word.letters : 0), 0)
  const mayHaveMissed = studied.text && letters < MOST_LETTERS * studied.text.letters
  const unread = mayHaveMissed ? unreadPrint(from, read) : undefined
  const place =
    unread ?? (cut.includes('middle') ? undefined : coveredPlace(read.words, opened, read.pointMap))
  return { missing: place && !cut.includes('middle') ? [...cut, 'middle' as const] : cut, unread: place }
}

const isMuch = ({ marks, text }: Studied) =>
  marks > (text ? Math.min(MANY_MARKS, text.letters * MANY_MARKS_FOR_A_LETTER) : MANY_MARKS_WITHOUT_LINES)

/** Turns a picture without sense, and merges a second reading into an unsure one. */
async function lookAgain(studied: Studied, first: Look, read: Read, secondPass: boolean): Promise<Look> {
  let best = first
  let turn: Turn = (made) => made
  // A few letters do not show which way up they are, and may resemble others upside down.
  const doubtful = studied.text ? DOUBTFUL : UNSURE
  for (const other of studied.text ? [half] : [half, quarter, threeQuarters]) {
    if (best.confidence >= doubtful) break
    const trial = other({
      raster: darkestRows(first.from, INK, TRIAL_HEIGHT),
      pointMap: first.pointMap,
    }).raster
    if (studied.text && (await read(trial)).confidence <= best.confidence) continue
    const turned = await lookAt(
      other({ raster: first.from, pointMap: first.pointMap }),
      read,
      !first.isTurned,
    )
    if (turned.confidence > best.confidence) [best, turn] = [turned, other]
  }
  if (secondPass && studied.text && best.confidence < UNSURE) {
    const other = await lookAt(turn(await prepare(studied, thorough)), read, best.isTurned)
    return other.text ? mergeReadings(best, other) : best
  }
  return best
}

const isWorthReading = ({ text, confidence }: Recognised) =>
  confidence >= WORTH_READING && (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= FEWEST_WORDS
