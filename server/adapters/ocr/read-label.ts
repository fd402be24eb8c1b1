import { openImage } from './open-image'
import { type Handover, prepare, study } from './prepare'
import { type Raster, turnHalf, turnQuarter } from './raster'
import type { Recognised } from './read-words'

/** What an image says: confidence from 0 to 100, and whether the text is worth a person's time. */
export type Reading = { text: string; confidence: number; readable: boolean }

const quick: Handover = { onlyText: true, letterHeight: 18 }
const thorough: Handover = { onlyText: false, letterHeight: 26 }

/** Below this the text may be upside down, and below that a closer look may find more. */
const DOUBTFUL = 55
const UNSURE = 86
/** What took longer so far is a page of text or a texture; another look at it would be too long to wait for. */
const PATIENCE_MS = 1_500

/** Below these a text is noise that happens to look like letters. */
const WORTH_READING = 50
const FEWEST_WORDS = 1

type Turn = (raster: Raster) => Raster
const asItIs: Turn = (raster) => raster
const turnBack: Turn = (raster) => turnHalf(turnQuarter(raster))

/**
 * Reads the text of a PNG, JPEG or GIF: once, and again where the first reading is unsure, unless `secondPass` is false.
 * Throws OcrError: `no-image`, `bad-image`.
 */
export async function readLabel(
  bytes: Uint8Array,
  recognise: (raster: Raster) => Promise<Recognised>,
  secondPass = true,
): Promise<Reading> {
  const started = performance.now()
  const isInTime = () => performance.now() - started < PATIENCE_MS
  const studied = study(await openImage(bytes))
  const prepared = await prepare(studied, quick)
  let best = await recognise(prepared)
  let turn: Turn = asItIs
  // A few letters alone do not show which way up they are, and can look like others upside down.
  const doubtful = studied.text ? DOUBTFUL : UNSURE
  for (const other of studied.text ? [turnHalf] : [turnHalf, turnQuarter, turnBack]) {
    if (best.confidence >= doubtful || !best.text.trim() || !isInTime()) break
    const turned = await recognise(other(prepared))
    if (turned.confidence > best.confidence) [best, turn] = [turned, other]
  }
  if (secondPass && studied.text && best.confidence < UNSURE && isInTime()) {
    const other = await recognise(turn(await prepare(studied, thorough)))
    if (other.confidence > best.confidence) best = other
  }
  return { ...best, readable: isWorthReading(best) }
}

const isWorthReading = ({ text, confidence }: Recognised) =>
  confidence >= WORTH_READING && (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= FEWEST_WORDS
