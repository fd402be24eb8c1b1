import { createRequire } from 'node:module'
import path from 'node:path'
import { createWorker, OEM, PSM } from 'tesseract.js'
import type { Raster } from './raster'
import { type Recognised, readWords } from './read-words'

/** Tesseract's data name of each language in which labels are read. */
const dataNames = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa' }
export type ReadLanguage = keyof typeof dataNames
export const isReadLanguage = (code: string): code is ReadLanguage => code in dataNames

/** Reads a raster as a text in `language`. */
export type Recognise = (raster: Raster, language: ReadLanguage) => Promise<Recognised>

const { resolve } = createRequire(import.meta.url)

async function startEngine(language: ReadLanguage) {
  const name = dataNames[language]
  const data = {
    langPath: path.join(path.dirname(resolve(`@tesseract.js-data/${name}/package.json`)), '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
    // Without it an unreadable image would end the process; the promise rejects in any case.
    errorHandler: () => undefined,
  }
  // Without dictionaries: they hardly contain words of labels, and cost a tenth of the time.
  const engine = await createWorker(name, OEM.LSTM_ONLY, data, {
    load_system_dawg: '0',
    load_freq_dawg: '0',
    load_bigram_dawg: '0',
  })
  // Light print on dark is inverted already, so a second try of every line would only take time.
  await engine.setParameters({
    tessedit_pageseg_mode: PSM.AUTO,
    tessedit_do_invert: '0',
    user_defined_dpi: '150',
  })
  return engine
}

/** Starts tesseract in a thread with English; other languages get an engine on first use. */
export async function startRecognition(): Promise<Recognise> {
  const engines = new Map([['en', startEngine('en')]])
  await engines.get('en')
  return async ({ width, height, pixels }, language) => {
    const starting = engines.get(language) ?? startEngine(language)
    engines.set(language, starting)
    const engine = await starting
    // PGM is uncompressed: encoding and decoding a PNG would add a tenth to the reading time.
    const pgm = Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])
    const { data } = await engine.recognize(pgm, {}, { text: false, tsv: true })
    return readWords(data.tsv ?? '')
  }
}
