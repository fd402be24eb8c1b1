import { createRequire } from 'node:module'
import path from 'node:path'
import { createWorker, OEM, PSM } from 'tesseract.js'
import type { Raster } from './raster'
import { type Recognised, readWords } from './read-words'

const languageData = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

/** Starts tesseract in a thread of its own, with its English data from the packages; nothing is written to disk. */
export async function startRecognition() {
  const engine = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: languageData,
    gzip: true,
    cacheMethod: 'none',
    // Without it an image that cannot be read would end the process; the promise is rejected in any case.
    errorHandler: () => undefined,
  })
  // Light print on dark has been turned already: trying every line twice would only take time.
  await engine.setParameters({
    tessedit_pageseg_mode: PSM.AUTO,
    tessedit_do_invert: '0',
    user_defined_dpi: '150',
  })
  return async ({ width, height, pixels }: Raster): Promise<Recognised> => {
    // The plainest format there is: packing and unpacking a PNG takes a tenth of the time that reading it takes.
    const pgm = Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])
    const { data } = await engine.recognize(pgm, {}, { text: false, tsv: true })
    return readWords(data.tsv ?? '')
  }
}
