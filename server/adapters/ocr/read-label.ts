import type { MissingPart, Seen } from '@shared/domain/label-parts'
import { openImage } from './open-image'
import { type Handover, prepare, study, type Studied } from './prepare'
import { type Raster, turnHalf, turnQuarter } from './raster'
import type { Recognised } from './read-words'

/** What an image says: confidence from 0 to 100, and whether the text is worth a person's time. */
export type PhotoText = {
  text: string
  confidence: number
  readable: boolean
  seen: Seen
  missing: MissingPart[]
}

const quick: Handover = { onlyText: true, letterHeight: 18 }
const thorough: Handover = { onlyText: false, letterHeight: 26 }

/** Below this the text may be upside down, and below that a closer look may find more. */
const DOUBTFUL = 55
const UNSURE = 86
/** A page of text, or a texture, takes seconds to look at: once has to do. */
const MANY_MARKS = 2_000
const MANY_MARKS_WITHOUT_LINES = 200
const MANY_MARKS_FOR_A_LETTER = 10

/** Below these a text is noise that happens to look like letters. */
const WORTH_READING = 50
const FEWEST_WORDS = 1

type Recognise = (raster: Raster) => Promise<Recognised>
type Turn = (raster: Raster) => Raster
const asItIs: Turn = (raster) => raster
const turnBack: Turn = (raster) => turnHalf(turnQuarter(raster))

/**
 * Reads the text of a photo: once, and again where the first reading is unsure, unless `secondPass` is false.
 * Throws OcrError: `no-image`, `bad-image`.
 */
export async function readLabel(
  bytes: Uint8Array,
  recognise: Recognise,
  secondPass = true,
): Promise<PhotoText> {
  const studied = study(await openImage(bytes))
  const prepared = await prepare(studied, quick)
  const first = await recognise(prepared)
  const best =
    first.sawWords && !isMuch(studied)
      ? await lookAgain(studied, prepared, first, recognise, secondPass)
      : first
  return {
    text: best.text,
    confidence: best.confidence,
    readable: isWorthReading(best),
    seen: 'unknown',
    missing: [],
  }
}

const isMuch = ({ marks, text }: Studied) =>
  marks > (text ? Math.min(MANY_MARKS, text.letters * MANY_MARKS_FOR_A_LETTER) : MANY_MARKS_WITHOUT_LINES)

/** Turns the picture where the first reading makes no sense, and takes a closer look where it is unsure; says the surest. */
async function lookAgain(
  studied: Studied,
  prepared: Raster,
  first: Recognised,
  recognise: Recognise,
  secondPass: boolean,
): Promise<Recognised> {
  let best = first
  let turn: Turn = asItIs
  // A few letters alone do not show which way up they are, and can look like others upside down.
  const doubtful = studied.text ? DOUBTFUL : UNSURE
  for (const other of studied.text ? [turnHalf] : [turnHalf, turnQuarter, turnBack]) {
    if (best.confidence >= doubtful) break
    const turned = await recognise(other(prepared))
    if (turned.confidence > best.confidence) [best, turn] = [turned, other]
  }
  if (secondPass && studied.text && best.confidence < UNSURE) {
    const other = await recognise(turn(await prepare(studied, thorough)))
    if (other.confidence > best.confidence) return other
  }
  return best
}

const isWorthReading = ({ text, confidence }: Recognised) =>
  confidence >= WORTH_READING && (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= FEWEST_WORDS
