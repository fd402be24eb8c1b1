import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Sharp } from 'sharp'
import { drawLabel, grainy, type LabelLook, linesOf, seeded } from '../../server/testing/label-picture'
import { handHeld } from './hand-held'
import { type Label, labelsByLanguage } from '../../server/testing/labels-by-language'
import { aroundCan, type Bend, bent, lying, type Made, pictureOf, settled, sharpOf, wavy } from './picture'
import { texts } from './texts'

/**
 * One image of the bench; errors are counted by `category`. `language` is that of its text, English
 * if absent; `label` is the whole label with its foods, of which `lost` were cropped away.
 */
export type LabelImage = {
  file: string
  truth_text: string
  category: string
  language?: string
  label?: Label
  lost?: string | undefined
}

const fonts = [
  'Liberation Sans',
  'DejaVu Sans Condensed',
  'Liberation Serif',
  'Nimbus Sans Narrow',
  'URW Gothic',
  'DejaVu Serif',
  'Liberation Mono',
]
const colours = [
  ['#20140c', '#e9d3a8'],
  ['#fff6ee', '#b3141f'],
  ['#f4f2dd', '#1d3b22'],
  ['#1f2f52', '#dfe8f1'],
  ['#262626', '#f2cf3a'],
] as const

const random = seeded(20240611)

/** A photo of a label: bent, in uneven light, with grain and soft edges, saved as JPEG. */
const photo =
  (
    bend: Bend,
    width: number,
    grain: number,
    softness: number,
    look: Partial<LabelLook> = {},
  ): Made['image'] =>
  async (label) => {
    const source = await pictureOf(label({ size: 44, width: 1000, ...look }))
    const seen = sharpOf(bent(source, width, Math.round(width * 0.75), bend))
    return (await grainy(await settled(seen.blur(softness)), grain, random)).toColourspace('srgb')
  }

const made: Made[] = [
  ...[26, 30, 20, 36, 28].map((size, at): Made => ({
    name: `clean-${at}`,
    category: 'clean',
    look: at,
    image: (label) => label({ size, width: size * 36 }),
  })),
  ...[16, 18, 22, 20, 15].map((size, at): Made => ({
    name: `digital-${at}`,
    category: 'digital',
    look: at + 1,
    type: at % 2 ? 'jpg' : 'png',
    image: (label) => {
      const [ink, paper] = colours[at % colours.length] as readonly [string, string]
      return label({ size, width: size * 40, ink, paper })
    },
  })),
  ...(
    [
      ['#f5f5f5', '#151515'],
      ['#ffe9b0', '#3a1020'],
      ['#ffffff', '#1560a8'],
    ] as const
  ).map(([ink, paper], at): Made => ({
    name: `light-on-dark-${at}`,
    category: 'light on dark',
    look: at + 2,
    image: (label) => label({ ink, paper, size: 26, width: 1000 }),
  })),
  ...(
    [
      ['#8a8a8a', '#b4b4b4'],
      ['#c9c2b0', '#e6e0cf'],
      ['#50606a', '#708088'],
    ] as const
  ).map(([ink, paper], at): Made => ({
    name: `low-contrast-${at}`,
    category: 'low contrast',
    look: at + 3,
    image: async (label) => grainy(label({ ink, paper, size: 28, width: 1100 }), 3, random),
  })),
  ...[18, 28, 40].map((grain, at): Made => ({
    name: `noisy-${at}`,
    category: 'noisy',
    look: at,
    type: 'jpg',
    image: (label) => grainy(label({ size: 30, width: 1200, paper: '#eee' }), grain, random),
  })),
  {
    name: 'rotated-exif-6',
    category: 'rotated',
    look: 0,
    type: 'jpg',
    image: async (label) =>
      (await settled((await settled(label())).rotate(270))).withMetadata({ orientation: 6 }),
  },
  {
    name: 'rotated-exif-3',
    category: 'rotated',
    look: 1,
    type: 'jpg',
    image: async (label) =>
      (await settled((await settled(label())).rotate(180))).withMetadata({ orientation: 3 }),
  },
  {
    name: 'rotated-180',
    category: 'rotated',
    look: 2,
    image: async (label) => (await settled(label())).rotate(180),
  },
  {
    name: 'rotated-90',
    category: 'rotated',
    look: 3,
    image: async (label) => (await settled(label())).rotate(90),
  },
  {
    name: 'rotated-7-degrees',
    category: 'rotated',
    look: 4,
    image: async (label) => (await settled(label())).rotate(7, { background: '#fff' }),
  },
  {
    name: 'rotated-minus-12-degrees',
    category: 'rotated',
    look: 5,
    image: async (label) => (await settled(label())).rotate(-12, { background: '#ddd' }),
  },
  {
    name: 'curved-can-0',
    category: 'curved',
    look: 0,
    type: 'jpg',
    image: photo(aroundCan(0.05), 1800, 5, 0.6),
  },
  {
    name: 'curved-can-1',
    category: 'curved',
    look: 5,
    type: 'jpg',
    image: photo(aroundCan(0.08), 2200, 6, 0.8, { ink: '#f8f4e8', paper: '#a01822' }),
  },
  { name: 'curved-film-0', category: 'curved', look: 1, type: 'jpg', image: photo(wavy(0.02), 1700, 6, 0.7) },
  {
    name: 'curved-film-1',
    category: 'curved',
    look: 6,
    type: 'jpg',
    image: photo(wavy(0.03), 2000, 8, 0.8, { ink: '#4a2d10', paper: '#d9b57c' }),
  },
  ...(
    [
      [3, 0.1, '#161616', '#f4f4f0'],
      [-6, 0.2, '#f2f2e0', '#1c3a1e'],
      [8, 0.15, '#fff4f0', '#c31220'],
      [-2, 0.35, '#2a3a55', '#dfe9f2'],
      [11, 0.05, '#4a2d10', '#d9b57c'],
      [0, 0.25, '#dddddd', '#222222'],
    ] as const
  ).map(([degrees, tip, ink, paper], at): Made => ({
    name: `photo-${at}`,
    category: 'photo',
    look: at,
    type: 'jpg',
    image: photo(lying(degrees, tip), 1600 + 120 * at, 5 + at, 0.6 + at * 0.08, { ink, paper }),
  })),
  ...(
    [
      [2, 0.1, 900, 1.1],
      [-4, 0.15, 1050, 1.3],
      [5, 0.2, 1200, 1.6],
      [-1, 0.1, 1400, 2.2],
    ] as const
  ).map(([degrees, tip, width, softness], at): Made => ({
    name: `small-soft-${at}`,
    category: 'small soft',
    look: at,
    type: 'jpg',
    image: photo(lying(degrees, tip), width, 5, softness, { ink: '#1c1c1c', paper: '#ece6d8' }),
  })),
  {
    name: 'megapixels-12-flat',
    category: '12 megapixels',
    look: 0,
    type: 'jpg',
    image: photo(lying(2, 0.1), 4000, 8, 1.2),
  },
  {
    name: 'megapixels-12-can',
    category: '12 megapixels',
    look: 3,
    type: 'jpg',
    image: photo(aroundCan(0.06), 4000, 9, 1.4),
  },
  {
    name: 'megapixels-12-dark',
    category: '12 megapixels',
    look: 4,
    type: 'jpg',
    image: photo(lying(-5, 0.2), 4000, 10, 1.5, { ink: '#f2f2e0', paper: '#20262c' }),
  },
  ...handHeld,
]

type Way = Pick<Made, 'category' | 'type'> & { image?: Made['image'] }

/** How the ten labels of a language are drawn: in print, in narrow lines, bent, and cropped. */
const printed: Way[] = [
  { category: 'print', image: (label) => label({ size: 26, width: 940 }) },
  {
    category: 'print',
    type: 'jpg',
    image: (label) => label({ size: 18, width: 760, ink: '#f4f4e8', paper: '#233a6b' }),
  },
  {
    category: 'print',
    type: 'jpg',
    image: (label) => grainy(label({ size: 30, width: 1100, paper: '#e8e2d2' }), 14, random),
  },
  { category: 'wrap', image: (label) => label({ size: 28, width: 540 }) },
  { category: 'wrap', type: 'jpg', image: (label) => label({ size: 22, width: 440, paper: '#f2efe6' }) },
  { category: 'curve', type: 'jpg', image: photo(aroundCan(0.05), 1700, 5, 0.6) },
  { category: 'curve', type: 'jpg', image: photo(wavy(0.025), 1600, 6, 0.7) },
  {
    category: 'curve',
    type: 'jpg',
    image: photo(lying(-5, 0.2), 1700, 6, 0.7, { ink: '#f8f4e8', paper: '#7a1822' }),
  },
]

const [CROP_SIZE, CROP_WIDTH, CROP_LINES] = [28, 900, 3]

/** A label whose first or last lines are outside the photo. */
async function cropped({ text }: Label, part: 'start' | 'end', font: string) {
  const lines = linesOf(text, CROP_SIZE, CROP_WIDTH)
  const seen = part === 'start' ? lines.slice(CROP_LINES) : lines.slice(0, -CROP_LINES)
  const lost = part === 'start' ? lines.slice(0, CROP_LINES) : lines.slice(-CROP_LINES)
  const drawn = await settled(drawLabel({ text, font, size: CROP_SIZE, width: CROP_WIDTH }))
  const { height } = await drawn.metadata()
  // The crop falls between two lines, so that nothing of the lost ones is visible.
  const away = Math.round(CROP_SIZE * (0.4 + 1.35 * CROP_LINES) + (part === 'start' ? CROP_SIZE * 0.85 : 0))
  const picture = drawn.extract({
    left: 0,
    top: part === 'start' ? away : 0,
    width: CROP_WIDTH,
    height: height - away,
  })
  return { picture, seen: seen.join(' '), lost: lost.join(' ') }
}

/**
 * The labels of `labelsByLanguage`, ten in each language: three in print, two wrapped, three
 * curved, two cropped.
 */
async function makeLabelsByLanguage(folder: string): Promise<LabelImage[]> {
  const images: LabelImage[] = []
  for (const [language, labels] of Object.entries(labelsByLanguage))
    for (const [at, label] of labels.entries()) {
      const font = `${fonts[at % fonts.length] as string}, sans-serif`
      const { category, image, type = 'png' }: Way = printed[at] ?? { category: 'crop' }
      const { picture, seen, lost } = image
        ? {
            lost: undefined,
            picture: await image((more) => drawLabel({ text: label.text, font, ...more })),
            seen: label.text,
          }
        : await cropped(label, at % 2 ? 'start' : 'end', font)
      const file = `${language}-${at}.${type}`
      await saved(picture, type, path.join(folder, file))
      images.push({ file, category: `${language} ${category}`, language, label, truth_text: seen, lost })
    }
  return images
}

const saved = (drawn: Sharp, type: 'png' | 'jpg', file: string) =>
  (type === 'png' ? drawn.png() : drawn.jpeg({ quality: 78 })).toFile(file)

/**
 * Draws the bench's images into `folder`, with an index.jsonl; every run on one machine gives the
 * same images.
 */
export async function makeLabels(folder: string): Promise<LabelImage[]> {
  mkdirSync(folder, { recursive: true })
  const images: LabelImage[] = []
  for (const { name, category, look, image, type = 'png' } of made) {
    const text = texts[look % texts.length] as string
    const font = `${fonts[look % fonts.length] as string}, sans-serif`
    const file = `${name}.${type}`
    const drawn = await image((more) => drawLabel({ text, font, ...more }))
    await saved(drawn, type, path.join(folder, file))
    images.push({ file, truth_text: text, category })
  }
  images.push(...(await makeLabelsByLanguage(folder)))
  writeFileSync(path.join(folder, 'index.jsonl'), images.map((one) => `${JSON.stringify(one)}\n`).join(''))
  return images
}
