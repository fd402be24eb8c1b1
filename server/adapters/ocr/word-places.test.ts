import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawLabel } from '../../testing/label-picture'
import { type Ocr, startOcr } from './ocr'
import type { PhotoText } from './read-label'

let ocr: Ocr
/** The label as drawn: its file, its reading, and the places of its words. */
let label: Buffer
let straight: PhotoText
let places: ReturnType<typeof middlesOf>
beforeAll(async () => {
  const log = { error: console.error, warn: console.warn }
  ocr = startOcr({ threads: 1, queueLimit: 20, timeLimitMs: 60_000, log })
  label = await drawLabel({ text })
    .extend({ top: 90, bottom: 10, left: 120, right: 30, background: '#fff' })
    .png()
    .toBuffer()
  straight = await ocr.read(label)
  places = middlesOf(straight)
})
afterAll(() => ocr.stop())

const text =
  'Ingredients: wheat flour, water, sunflower seeds, rapeseed oil, barley malt, skimmed milk powder, salt.'
const words = ['Ingredients:', 'water,', 'milk', 'salt.']
const ground = '#c8c8c8'
/** As a fraction of the picture: about a letter's width. */
const NEAR = 0.03

/** The middle of each of the words, and whether it runs from left to right there. */
function middlesOf(read: PhotoText) {
  return words.map((word) => {
    const found = read.words.find(({ start, end }) => read.text.slice(start, end) === word)
    const corners = found?.corners ?? []
    const mean = (from: number) => [0, 2, 4, 6].reduce((sum, at) => sum + (corners[at + from] ?? NaN), 0) / 4
    const across = [(corners[2] ?? NaN) - (corners[0] ?? NaN), (corners[3] ?? NaN) - (corners[1] ?? NaN)]
    return { x: mean(0), y: mean(1), across }
  })
}

it('the places of words cover their print and begin at the upper left', async () => {
  const { data, info } = await sharp(label).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  expect(straight.words.map(({ start, end }) => straight.text.slice(start, end)).join(' ')).toBe(
    straight.text.trim().replace(/\s+/g, ' '),
  )
  const dark = new Set<number>()
  data.forEach((value, at) => value < 100 && dark.add(at))
  let covered = 0
  for (const { corners } of straight.words) {
    const [left = 0, top = 0, , , right = 0, bottom = 0] = corners
    for (let y = Math.floor(top * height) - 1; y <= bottom * height + 1; y += 1)
      for (let x = Math.floor(left * width) - 1; x <= right * width + 1; x += 1)
        covered += dark.delete(y * width + x) ? 1 : 0
  }
  expect(dark.size / (dark.size + covered)).toBeLessThan(0.02)
})

it.each([
  ['turned to the right', (picture: Sharp) => picture.rotate(90), (x: number, y: number) => [1 - y, x]],
  ['turned to the left', (picture: Sharp) => picture.rotate(270), (x: number, y: number) => [y, 1 - x]],
  ['upside down', (picture: Sharp) => picture.rotate(180), (x: number, y: number) => [1 - x, 1 - y]],
  [
    'turned by its EXIF orientation',
    async (picture: Sharp) =>
      sharp(await picture.rotate(270).png().toBuffer()).withMetadata({ orientation: 6 }),
    (x: number, y: number) => [x, y],
  ],
])('words are found in a picture %s', async (_, turn, to) => {
  const picture = await turn(sharp(label))
  const turned = middlesOf(await ocr.read(await picture.png().toBuffer()))
  for (const [at, { x, y }] of places.entries()) {
    const [wantedX = 0, wantedY = 0] = to(x, y)
    expect(Math.abs((turned[at]?.x ?? NaN) - wantedX), words[at]).toBeLessThan(NEAR)
    expect(Math.abs((turned[at]?.y ?? NaN) - wantedY), words[at]).toBeLessThan(NEAR)
  }
})

it('words are found along their line in a rotated picture', async () => {
  const { width, height } = await sharp(label).metadata()
  const degrees = 9
  const askew = await sharp(label).rotate(degrees, { background: ground }).png().toBuffer()
  const size = await sharp(askew).metadata()
  const turned = middlesOf(await ocr.read(askew))
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  for (const [at, { x, y }] of places.entries()) {
    const [dx, dy] = [(x - 0.5) * width, (y - 0.5) * height]
    const wantedX = 0.5 + (dx * cos - dy * sin) / size.width
    const wantedY = 0.5 + (dx * sin + dy * cos) / size.height
    expect(Math.abs((turned[at]?.x ?? NaN) - wantedX), words[at]).toBeLessThan(NEAR)
    expect(Math.abs((turned[at]?.y ?? NaN) - wantedY), words[at]).toBeLessThan(NEAR)
    const [acrossX = 0, acrossY = 0] = turned[at]?.across ?? []
    expect(Math.atan2(acrossY * size.height, acrossX * size.width)).toBeCloseTo(Math.atan2(sin, cos), 1)
  }
})
