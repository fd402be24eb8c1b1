import { openImage } from './open-image'
import { type Handover, prepare, study } from './prepare'
import { type Raster, turnHalf } from './raster'
import type { Recognised } from './recognition'

/** What an image says: confidence from 0 to 100, and whether the text is worth a person's time. */
export type Reading = { text: string; confidence: number; readable: boolean }

const quick: Handover = { onlyText: true, letterHeight: 18 }
const thorough: Handover = { onlyText: false, letterHeight: 26 }

/** Below this the text may be upside down, and below that a closer look may find more. */
const DOUBTFUL = 55
const UNSURE = 86

/** Below these a text is noise that happens to look like letters. */
const WORTH_READING = 50
const FEWEST_WORDS = 2

/**
 * Reads the text of a PNG, JPEG or GIF: once, and again where the first reading is unsure, unless `secondPass` is false.
 * Throws OcrError: `no-image`, `bad-image`.
 */
export async function readLabel(
  bytes: Uint8Array,
  recognise: (raster: Raster) => Promise<Recognised>,
  secondPass = true,
): Promise<Reading> {
  const studied = study(await openImage(bytes))
  const prepared = await prepare(studied, quick)
  let best = await recognise(prepared)
  let isOtherWay = false
  if (best.confidence < DOUBTFUL) {
    const turned = await recognise(turnHalf(prepared))
    if (turned.confidence > best.confidence) {
      best = turned
      isOtherWay = true
    }
  }
  if (secondPass && best.confidence < UNSURE) {
    const again = await prepare(studied, thorough)
    const other = await recognise(isOtherWay ? turnHalf(again) : again)
    if (other.confidence > best.confidence) best = other
  }
  return { ...best, readable: isWorthReading(best) }
}

const isWorthReading = ({ text, confidence }: Recognised) =>
  confidence >= WORTH_READING && (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= FEWEST_WORDS
