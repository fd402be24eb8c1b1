import type { MissingPart, Seen } from '@shared/domain/label-parts'
import { recogniseInLanguage } from './in-its-language'
import { openImage } from './open-image'
import { cutParts, unreadPrint } from './missing-parts'
import { type Handover, INK, prepare, study, type Studied } from './prepare'
import { type Box, darkestRows, type Raster, turnHalf, turnQuarter } from './raster'
import type { Recognised } from './read-words'
import type { Recognise } from './recognition'
import { along, backFromHalf, backFromQuarter, type Made, type Way } from './way'

/** What an image says: confidence from 0 to 100, and whether the text is worth a person's time. */
export type PhotoText = {
  text: string
  confidence: number
  readable: boolean
  seen: Seen
  missing: MissingPart[]
  words: WordPlace[]
  /** Print within the picture that nobody could read. */
  unread: Corners | null
}

/** The corners of a stretch of print, as its reader has them: upper left, upper right, lower right, lower left; x and y by turns, in parts of the upright picture's width and height. */
export type Corners = number[]
/** Where a word stands in the text (`end` exclusive) and in the picture. */
export type WordPlace = { start: number; end: number; corners: Corners }

const quick: Handover = { onlyText: true, letterHeight: 18 }
const thorough: Handover = { onlyText: false, letterHeight: 26 }

/** Below this the text may be upside down, and below that a closer look may find more. */
const DOUBTFUL = 55
const UNSURE = 86
/** Where the sure words have as many of the letters as this, none can have gone unread. */
const MOST_LETTERS = 0.95
/** A page of text, or a texture, takes seconds to look at: once has to do. */
const MANY_MARKS = 2_000
const MANY_MARKS_WITHOUT_LINES = 200
const MANY_MARKS_FOR_A_LETTER = 10

/** In pixels: a few lines show whether a text makes more sense upside down. */
const TRIAL_HEIGHT = 6 * quick.letterHeight

/** Below these a text is noise that happens to look like letters. */
const WORTH_READING = 50
const FEWEST_WORDS = 1

type Read = (raster: Raster) => Promise<Recognised>
/** A reading with the picture it is of, the way back to the opened one, and whether it stands on its head to the studied one. */
type Look = Recognised & { from: Raster; way: Way; isTurned: boolean }
type Turn = (made: Made) => Made
const half: Turn = ({ raster, way }) => ({ raster: turnHalf(raster), way: along(backFromHalf(raster), way) })
const quarter: Turn = ({ raster, way }) => {
  const turned = turnQuarter(raster)
  return { raster: turned, way: along(backFromQuarter(turned), way) }
}
const threeQuarters: Turn = (made) => half(quarter(made))

/**
 * Reads the text of a photo: once, and again where the first reading is unsure, unless `secondPass` is false.
 * Throws OcrError: `no-image`, `bad-image`.
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
  const { missing, unread } = missingParts(studied, best)
  const cornersIn = ({ left, right, top, bottom }: Box) =>
    [[left, top] as const, [right, top] as const, [right, bottom] as const, [left, bottom] as const].flatMap(
      ([x, y]) => {
        const [atX, atY] = best.way(x, y)
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

/** To a ten-thousandth, and within the picture. */
const partOf = (place: number, whole: number) =>
  Math.round(Math.min(1, Math.max(0, place / whole)) * 10_000) / 10_000

const lookAt = async ({ raster, way }: Made, read: Read, isTurned: boolean): Promise<Look> => ({
  ...(await read(raster)),
  from: raster,
  way,
  isTurned,
})

const across: Partial<Record<MissingPart, MissingPart>> = {
  left: 'right',
  right: 'left',
  start: 'end',
  end: 'start',
}

/** What of the text is beyond the picture's edges, or within it and not read; sides as the reader of the text has them. */
function missingParts(studied: Studied, { isTurned, from, ...read }: Look) {
  const cut = cutParts(studied).map((part) => (isTurned ? (across[part] ?? part) : part))
  const letters = read.words.reduce((sum, word) => sum + (word.confidence >= UNSURE ? word.letters : 0), 0)
  const mayHaveMissed = studied.text && letters < MOST_LETTERS * studied.text.letters
  const unread = mayHaveMissed ? unreadPrint(from, read) : undefined
  const isNews = unread !== undefined && !cut.includes('middle')
  return { missing: isNews ? [...cut, 'middle' as const] : cut, unread }
}

const isMuch = ({ marks, text }: Studied) =>
  marks > (text ? Math.min(MANY_MARKS, text.letters * MANY_MARKS_FOR_A_LETTER) : MANY_MARKS_WITHOUT_LINES)

/** Turns the picture where the first reading makes no sense, and takes a closer look where it is unsure; says the surest. */
async function lookAgain(studied: Studied, first: Look, read: Read, secondPass: boolean): Promise<Look> {
  let best = first
  let turn: Turn = (made) => made
  // A few letters alone do not show which way up they are, and can look like others upside down.
  const doubtful = studied.text ? DOUBTFUL : UNSURE
  for (const other of studied.text ? [half] : [half, quarter, threeQuarters]) {
    if (best.confidence >= doubtful) break
    const trial = other({ raster: darkestRows(first.from, INK, TRIAL_HEIGHT), way: first.way }).raster
    if (studied.text && (await read(trial)).confidence <= best.confidence) continue
    const turned = await lookAt(other({ raster: first.from, way: first.way }), read, !first.isTurned)
    if (turned.confidence > best.confidence) [best, turn] = [turned, other]
  }
  if (secondPass && studied.text && best.confidence < UNSURE) {
    const other = await lookAt(turn(await prepare(studied, thorough)), read, best.isTurned)
    if (other.confidence > best.confidence) return other
  }
  return best
}

const isWorthReading = ({ text, confidence }: Recognised) =>
  confidence >= WORTH_READING && (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= FEWEST_WORDS
