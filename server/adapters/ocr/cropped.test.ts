import { buildMatcher } from '@shared/domain/food-matcher/food-matcher'
import { checkLabel } from '@shared/domain/labels/label-check'
import { NOTHING_MATCHED } from '@shared/domain/labels/label-summary'
import { readKnowledge } from '@shared/knowledge/read-knowledge'
import { atSize } from '@shared/testing/runs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cropped, cropsOf } from '../../testing/crops'
import { drawLabel, grainy, seeded } from '../../testing/label-picture'
import { type Label, labelsByLanguage } from '../../testing/labels-by-language'
import { type Ocr, startOcr } from './ocr'
import type { PhotoText } from './read-label'

/** Each is cropped in five ways. */
const LABELS = atSize(1, 30)

let ocr: Ocr
beforeAll(() => {
  const log = { error: console.error, warn: console.warn }
  ocr = startOcr({ threads: 1, queueLimit: 20, timeLimitMs: 60_000, log })
})
afterAll(() => ocr.stop())

const matcher = buildMatcher(readKnowledge())
const names =
  "Wheat, Rye, Barley, Oats, Cow's milk, Egg white, Soybean, Peanut, Hazelnut, Almond, Walnut, Cashew nut, Sesame, Mustard, Celery, " +
  'Lupin, Salmon, Mackerel, Anchovy, Shrimp, Mussel, Squid, Tomato, Onion, Garlic, Carrot, Sunflower seed, Rice, Yeast, Cocoa, Honey'
const list = names
  .split(', ')
  .map((foodName) => ({ foodName, level: 'high' as const, carriedOverFrom: null }))
const foods = matcher.resolve(list.map(({ foodName }) => ({ name: foodName })))
/** The labels alternate between the languages. */
const labels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((at) =>
  Object.values(labelsByLanguage).flatMap((own) => own[at] ?? []),
)
const looks = [
  { ink: '#111', paper: '#fff' },
  { ink: '#f4f0e2', paper: '#7a1420' },
  { ink: '#20140c', paper: '#dcc59a' },
]
const fonts = ['Liberation Sans', 'DejaVu Serif', 'DejaVu Sans Condensed', 'Liberation Serif']
const random = seeded(31)

/** A slightly grainy label with a margin of paper; every third one is rotated. */
async function label(number: number) {
  const look = looks[number % looks.length] as (typeof looks)[number]
  const { text } = labels[number] as Label
  const font = `${fonts[Math.floor(number / 2) % fonts.length]}, sans-serif`
  const size = 26 + ((number * 7) % 18)
  const drawn = drawLabel({ ...look, text, font, size, width: size * (24 + ((number * 5) % 17)) })
  const framed = await drawn
    .extend({ top: 40, bottom: 40, left: 30, right: 30, background: look.paper })
    .toBuffer()
  const laid = sharp(framed).rotate(number % 3 === 2 ? -5 + (number % 11) : 0, { background: '#8a8f94' })
  return { text, picture: await (await grainy(laid, 4 + (number % 5), random)).png().toBuffer() }
}

/** The result of a label check, and the foods of `list` that it names. */
function checked({ text, missing }: Pick<PhotoText, 'text' | 'missing'>) {
  const result = checkLabel(matcher, text, list, foods, { missing })
  return { ...result, named: new Set(result.userIntolerances.map(({ foodName }) => foodName)) }
}

/** Whether a check with this food alone claims that nothing matched. */
function isSilent({ text, missing }: PhotoText, food: string) {
  const at = list.findIndex(({ foodName }) => foodName === food)
  const result = checkLabel(matcher, text, list.slice(at, at + 1), foods.slice(at, at + 1), { missing })
  return result.summary.includes(NOTHING_MATCHED)
}

it(`${LABELS} whole labels are not reported as cut, and no food cut off a label is missed without a warning`, async () => {
  const alarms: string[] = []
  const silent: string[] = []
  const unsure: string[] = []
  const counts = { crops: 0, 'lost a food': 0, 'said part': 0, 'uncropped, said whole': 0 }
  for (let number = 0; number < LABELS; number += 1) {
    const { text, picture } = await label(number)
    const whole = await ocr.read(picture)
    const { seen, missing } = checked(whole)
    if (seen === 'part') alarms.push(`${number}: ${missing.join()}, ${whole.text}`)
    if (seen === 'whole') counts['uncropped, said whole'] += 1
    const { named } = checked({ text, missing: [] })
    for (const cut of cropsOf((number * 0.37) % 1)) {
      const part = await ocr.read(await cropped(picture, cut))
      const result = checked(part)
      const lost = [...named].filter((food) => !result.named.has(food))
      counts.crops += 1
      if (lost.length === 0) continue
      counts['lost a food'] += 1
      const message = `${number} ${JSON.stringify(cut)} ${lost.join()}: ${part.text}`
      if (result.seen === 'part') counts['said part'] += 1
      else unsure.push(message)
      if (lost.some((food) => isSilent(part, food))) silent.push(message)
    }
  }
  console.log(counts, { silent: silent.length, alarms: alarms.length, unsure })
  expect({ alarms, silent }).toEqual({ alarms: [], silent: [] })
})
