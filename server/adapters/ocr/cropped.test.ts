import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cropped, cutsOf, sidesOf } from '../../testing/crops'
import { drawLabel, grainy, seeded } from '../../testing/label-picture'
import { wordRecall } from '../../testing/reading-score'
import { type Ocr, startOcr } from './ocr'

/** `npm run bench:crops` makes it 30, each cropped in five ways. */
const LABELS = Number(process.env['PEARWELL_CROPS'] ?? 2)
/** As many of its words a crop may lose by chance, not by the cut. */
const BY_CHANCE = 0.03

let ocr: Ocr
beforeAll(() => {
  const log = { error: console.error, warn: console.warn }
  ocr = startOcr({ workers: 1, queueLimit: 20, timeLimitMs: 60_000, log })
})
afterAll(() => ocr.stop())

const lists = [
  'Ingredients: Wheat flour, butter (milk) 21%, sugar, free range egg, almonds 9%, raising agent (sodium bicarbonate), salt, ' +
    'soya lecithin, vanilla extract. May contain sesame seeds, peanuts and hazelnuts. Store in a cool, dry place.',
  'Zutaten: Wasser, Tomaten 32%, Zwiebeln, Sellerie, Sahne (Milch), Weizenmehl, Rapsöl, Zucker, Speisesalz, Stärke, ' +
    'Gewürze, Senfsaat, Knoblauch. Kann Spuren von Eiern, Soja und Schalenfrüchten enthalten. Kühl und trocken lagern.',
  'INGREDIENTS: CHICKPEAS (44%), WATER, SESAME PASTE 17%, RAPESEED OIL, LEMON JUICE, GARLIC, SEA SALT, CUMIN, PAPRIKA, ' +
    'CITRIC ACID. MADE IN A KITCHEN THAT HANDLES FISH, MUSTARD, CELERY AND CASHEW NUTS. KEEP REFRIGERATED.',
  'Ingrédients : farine de blé, sucre, beurre (lait) 18%, oeufs, amandes, miel, sel, poudre à lever, lécithine de soja, arôme ' +
    "naturel. Peut contenir des traces d'arachides, de sésame et de noisettes. À conserver à l'abri de l'humidité.",
]
const looks = [
  { ink: '#111', paper: '#fff' },
  { ink: '#f4f0e2', paper: '#7a1420' },
  { ink: '#20140c', paper: '#dcc59a' },
]
const fonts = ['Liberation Sans', 'DejaVu Serif', 'DejaVu Sans Condensed', 'Liberation Serif']
const random = seeded(31)

/** A label with a margin of paper, every third one lying askew, all of them somewhat grainy. */
async function label(number: number) {
  const look = looks[number % looks.length] as (typeof looks)[number]
  const text = lists[number % lists.length] as string
  const font = `${fonts[Math.floor(number / 2) % fonts.length]}, sans-serif`
  const size = 26 + ((number * 7) % 18)
  const drawn = drawLabel({ ...look, text, font, size, width: size * (24 + ((number * 5) % 17)) })
  const framed = await drawn
    .extend({ top: 40, bottom: 40, left: 30, right: 30, background: look.paper })
    .toBuffer()
  const laid = sharp(framed).rotate(number % 3 === 2 ? -5 + (number % 11) : 0, { background: '#8a8f94' })
  return { text, picture: await (await grainy(laid, 4 + (number % 5), random)).png().toBuffer() }
}

it(
  `${LABELS} labels are seen as they are, and what is cut off any of them is missed`,
  async () => {
    const alarms: string[] = []
    const silent: string[] = []
    const elsewhere: string[] = []
    let cuts = 0
    for (let number = 0; number < LABELS; number += 1) {
      const { text, picture } = await label(number)
      const whole = await ocr.read(picture)
      if (whole.missing.length > 0) alarms.push(`${number}: ${whole.missing.join()}`)
      for (const cut of cutsOf((number * 0.37) % 1)) {
        const part = await ocr.read(await cropped(picture, cut))
        if (wordRecall(text, part.text) > wordRecall(text, whole.text) - BY_CHANCE) continue
        cuts += 1
        const told = `${number} ${JSON.stringify(cut)}: ${part.missing.join()}, ${part.text}`
        if (part.seen !== 'part') silent.push(told)
        else if (!sidesOf(cut).every((side) => part.missing.includes(side))) elsewhere.push(told)
      }
    }
    console.log(`${cuts} cuts took words, of ${elsewhere.length} the side was not told`, elsewhere)
    expect({ alarms, silent }).toEqual({ alarms: [], silent: [] })
  },
  60_000 + LABELS * 30_000,
)
