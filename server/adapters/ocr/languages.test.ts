import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawLabel } from '../../testing/label-picture'
import { type Ocr, startOcr } from './ocr'

let ocr: Ocr
beforeAll(() => {
  ocr = startOcr({
    threads: 1,
    queueLimit: 4,
    timeLimitMs: 120_000,
    log: { error: console.error, warn: console.warn },
  })
})
afterAll(() => ocr.stop())

const labels: [string, string, number][] = [
  [
    'English',
    'Ingredients: Wheat flour, whole milk powder, hazelnuts 9%, salt. May contain egg, sesame and soya.',
    900,
  ],
  [
    'German, on a narrow label',
    'Zutaten: Weizenmehl, Süßmolkenpulver, Haselnüsse 9 %, Öl, Käse. Kann Spuren von Ei, Sesam und Erdnüssen enthalten.',
    560,
  ],
  [
    'German with few umlauts',
    'Zutaten: Weizenmehl, Butter, Magermilchpulver, Walnüsse 9 %, Salz. Kann Spuren von Ei, Sesam und Soja enthalten.',
    900,
  ],
  [
    'French',
    "Ingrédients : farine de blé, œufs, crème fraîche, céleri 9 %, noix. Peut contenir des traces d'arachides et de crustacés.",
    900,
  ],
  [
    'Spanish',
    'Ingredientes: harina de trigo, piñones 9 %, azúcar de caña, nata, sal. Puede contener crustáceos, sésamo y cacahuetes.',
    900,
  ],
]

it.each(labels)('reads a label with the letters of its language: %s', async (_, text, width) => {
  const reading = await ocr.read(await drawLabel({ text, width }).png().toBuffer())
  expect(reading.text.replace(/\s+/gu, ' ').trim()).toBe(text)
})
