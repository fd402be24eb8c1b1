import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawLabel, grainy, seeded } from '../../testing/label-picture'
import { characterError, wordRecall } from '../../testing/reading-score'
import { type Ocr, startOcr } from './ocr'

let ocr: Ocr
beforeAll(() => {
  ocr = startOcr({
    threads: 1,
    queueLimit: 20,
    timeLimitMs: 120_000,
    log: { error: console.error, warn: console.warn },
  })
})
afterAll(() => ocr.stop())

const text =
  'Ingredients: Wheat flour, water, sunflower seeds 12%, skimmed milk powder, emulsifier (soya lecithin), ' +
  'hazelnuts. May contain sesame, egg and mustard.'
const capitals = text.toUpperCase()

const settled = async (image: Sharp) => sharp(await image.png({ compressionLevel: 1 }).toBuffer())
const label = () => drawLabel({ text })
const random = seeded(7)

/** A label on a grey table, its lines bent as around a can. */
async function curved(): Promise<Sharp> {
  const { data, info } = await label()
    .extend({ top: 60, bottom: 60, background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const out = Buffer.alloc(data.length, 255)
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const from = y - Math.round(45 * (1 - ((2 * x) / info.width - 1) ** 2))
      if (from >= 0) out[y * info.width + x] = data[from * info.width + x] as number
    }
  return sharp(out, { raw: { width: info.width, height: info.height, channels: 1 } })
}

const readings: [string, () => Sharp | Promise<Sharp>, string?][] = [
  ['dark on light', label],
  ['capitals', () => drawLabel({ text: capitals }), capitals],
  ['small type', () => drawLabel({ text, size: 14, width: 560 })],
  ['light on dark', () => drawLabel({ text, ink: '#f4f4e8', paper: '#14301c' })],
  [
    'red on white, with little difference in brightness',
    () => drawLabel({ text, ink: '#ff7070', paper: '#9aa6a6' }),
  ],
  ['faint', () => drawLabel({ text, ink: '#a9a9a9', paper: '#c4c4c4' })],
  ['grainy', () => grainy(drawLabel({ text, paper: '#eee' }), 28, random)],
  [
    'turned by its EXIF orientation',
    async () => (await settled((await settled(label())).rotate(270))).withMetadata({ orientation: 6 }),
  ],
  ['turned to the right', async () => (await settled(label())).rotate(90)],
  ['turned to the left', async () => (await settled(label())).rotate(270)],
  ['upside down', async () => (await settled(label())).rotate(180)],
  ['upside down, capitals', async () => (await settled(drawLabel({ text: capitals }))).rotate(180), capitals],
  ['lying askew', async () => (await settled(label())).rotate(9, { background: '#c8c8c8' })],
  ['around a can', curved],
  ['with a transparent ground', () => drawLabel({ text }).unflatten()],
]

const ofLanguages: [string, string, number][] = [
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

describe('reads the text of a label', () => {
  it.each(readings)('%s', async (_, image, wanted = text) => {
    const reading = await ocr.read(await (await image()).png().toBuffer())
    expect(characterError(wanted, reading.text)).toBeLessThan(0.02)
    expect(wordRecall(wanted, reading.text)).toBeGreaterThan(0.95)
    expect(reading).toMatchObject({ readable: true })
    expect(reading.confidence).toBeGreaterThan(80)
    expect(reading.confidence).toBeLessThanOrEqual(100)
  })

  it.each(ofLanguages)('with the letters of its language: %s', async (_, wanted, width) => {
    const reading = await ocr.read(await drawLabel({ text: wanted, width }).png().toBuffer())
    expect(reading.text.replace(/\s+/gu, ' ').trim()).toBe(wanted)
  })

  it('as JPEG and as GIF as well', async () => {
    for (const image of [await label().jpeg({ quality: 60 }).toBuffer(), await label().gif().toBuffer()])
      expect(characterError(text, (await ocr.read(image)).text)).toBeLessThan(0.02)
  })

  it('a label of a few words', async () => {
    const reading = await ocr.read(
      await drawLabel({ text: 'Contains milk and egg.', size: 60 }).png().toBuffer(),
    )
    expect(reading).toMatchObject({ text: 'Contains milk and egg.\n', readable: true })
  })

  it('a label of two lines, with its capitals, digits and brackets', async () => {
    const strip =
      'Ingredients: Beef 52 %, Onions, Breadcrumbs (Wheat, Yeast, Salt), Tomato, Whey (Milk), Pepper.'
    const reading = await ocr.read(await drawLabel({ text: strip, width: 900 }).png().toBuffer())
    expect(characterError(strip, reading.text)).toBe(0)
  })
})

describe('reports the missing part of a label:', () => {
  const glaring = async () => {
    const shine = '<ellipse cx="330" cy="95" rx="110" ry="45" fill="#fff"/>'
    const input = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="170">${shine}</svg>`,
    )
    return (await settled(label())).composite([{ input, left: 0, top: 0 }])
  }
  const smeared = async () => {
    const whole = await settled(label())
    const part = { left: 230, top: 65, width: 190, height: 110 }
    const input = await sharp(await whole.clone().extract(part).png().toBuffer())
      .blur(5)
      .toBuffer()
    return whole.composite([{ input, left: part.left, top: part.top }])
  }
  /** The list beside another text of which the edge leaves only the beginnings of lines. */
  const besideAnother = async () => {
    const list = await label()
      .extend({ top: 40, bottom: 40, right: 250, left: 40, background: '#fff' })
      .png()
      .toBuffer()
    const other = await sharp(await drawLabel({ text: capitals, width: 700 }).png().toBuffer())
      .extract({ left: 0, top: 0, width: 140, height: 200 })
      .png()
      .toBuffer()
    return sharp(list).composite([{ input: other, left: 1150, top: 40 }])
  }
  it.each([
    ['nothing is missing of a label with a margin', label, []],
    ['words under a glare are missing', glaring, ['middle']],
    ['words out of focus are missing', smeared, ['middle']],
    ['nothing is missing when only the text beside it is cut off', besideAnother, []],
  ] as const)('%s', async (_, image, missing) => {
    const reading = await ocr.read(await (await image()).png().toBuffer())
    expect(reading).toMatchObject({ missing, seen: missing.length > 0 ? 'part' : 'unknown' })
  })
})

describe('reports that nothing is worth reading:', () => {
  const ground = { width: 450, height: 350, channels: 3, background: '#d8d2c4' } as const
  it.each([
    ['on plain ground', () => sharp({ create: ground })],
    ['in grain', () => grainy(sharp({ create: ground }), 60, random)],
  ])('%s', async (_, image) => {
    expect(await ocr.read(await (await image()).png().toBuffer())).toMatchObject({ readable: false })
  })
})
