import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atSize, runs } from '../../testing/runs'
import { marksOf } from '../food-matcher/list-place'
import { listIngredients } from './ingredients'
import { checkLabel } from './label-check'
import type { MissingPart } from './label-parts'
import { notRecognisedIn, type Photo, coverageOf } from './label-coverage'
import { NOTHING_MATCHED } from './label-summary'
import { knowledge, matcher } from '../../testing/seeded-knowledge'

const seen = (text: string, ...missing: MissingPart[]) => summaryOf(text, { missing })
function summaryOf(text: string, photo?: Photo) {
  const { seen, missing } = coverageOf(matcher.read(text), photo)
  return [seen, ...missing].join(' ')
}

describe('the visible part of a list', () => {
  it.each([
    ['Ingredients: water, salt.', 'whole'],
    ['Ingredients: water, salt', 'part end'],
    ['Zutaten: Wasser, Salz.', 'whole'],
    ['Ingredients', 'part end'],
    ['Ingrédients : eau, sel. Peut contenir du lait.', 'whole'],
    ['Ingredientes: agua, sal. Conservar en lugar seco', 'whole'],
    ['lngredients: water, salt.\nMay contain milk.', 'whole'],
    ['Ingredients: wheat flour, sugar, salt. Suitable for vegetarians. 400 g', 'whole'],
    ['Ingredients: wheat flour, sugar\nNutrition per 100 g', 'whole'],
    ['Ingredients: wheat flour, sugar, salt. May contain', 'part end'],
    ['Ingredients: wheat flour, sugar, salt. May contain milk', 'part end'],
    ['Ingredients: wheat flour, sugar, salt. May contain milk. Store co', 'whole'],
    ['Ingredients: wheat flour, sugar (12.', 'part end'],
    ['Ingredients: wheat flour, sugar 12.', 'part end'],
    ['Ingredients: wheat flour, vit.', 'part end'],
    ['Ingredients: wheat flour (sugar, salt.', 'part end'],
    ['Ingredients: wheat flour, sug-', 'part end'],
    ['Ingredients: wheat flour, sugar and.', 'part end'],
    // Longer than a typed list, so a pack would continue after it.
    ['Ingredients: wheat flour, sugar, palm oil, whey powder, glucose syrup, salt, flavouring.', 'part end'],
    ['Ingredients: wheat flour (60%), salt.', 'part end'],
    [
      'Ingredients: wheat flour, sugar, palm oil, whey powder, glucose syrup, salt, yeast, raising agent (E500), natural flavouring. Keep cool.',
      'unknown',
    ],
    // A second list after the first.
    ['Ingredients: rice. May contain milk. Zutaten: Reis (', 'part end'],
    // Without a heading.
    ['water, sugar, salt', 'unknown'],
    ['Water, sugar, salt.', 'unknown'],
    ['wheat flour sugar salt', 'unknown'],
    ['rice', 'unknown'],
    ['flour, salt.', 'part start'],
    ['MILK powder, sugar.', 'part start'],
    ['Zucker, Salz.', 'part start'],
    [', salt', 'part start end'],
    ['powder), sugar, salt', 'part start end'],
    ['12 % sugar, salt', 'part start end'],
    ['and salt, sugar', 'part start end'],
    ['Sugar, salt. May contain milk.', 'part start'],
    ['Sugar, salt\nNet weight 400 g', 'part start'],
    ['water, sugar,', 'part end'],
    ['water, sugar (', 'part end'],
    // No list.
    ['May contain nuts.', 'part list'],
    ['Contains milk and wheat.', 'part list'],
    ['Store in a cool dry place. Made by Marlow Ltd, London.', 'part list'],
    ['Energy 1890 kJ\nFat 12 g\nSalt 1 g', 'part list'],
    ['Crunchy Oat Bar', 'part list'],
    ['Tomato soup\nIngr', 'part list'],
    ['London', 'part list'],
  ])('the visible part of "%s" is %s', (text, parts) => {
    expect(summaryOf(text)).toBe(parts)
  })

  it('is less certain in a photo', () => {
    expect(seen('water, sugar, salt')).toBe('unknown')
    expect(seen('Ingredients: water, salt.')).toBe('unknown')
    expect(seen('Ingredients: water, salt.', 'end')).toBe('part end')
    expect(seen('Ingredients: water, salt')).toBe('part end')
    expect(seen('Ingredients: water, salt. Keep cool.')).toBe('unknown')
    expect(seen('Ingredients: water, salt. May contain milk.')).toBe('whole')
    expect(seen('Ingredients: water, salt. Keep cool. 400 g. Produced by Marlow Ltd.')).toBe('whole')
    expect(seen('Ingredients: water, salt. May contain milk.', 'right')).toBe('part right')
    expect(seen('Ingredients: water, salt', 'left')).toBe('part left end')
    // The photo reported no list, but its text shows one.
    expect(seen('Ingredients: water, salt. May contain milk.', 'list')).toBe('whole')
  })

  it('is not cut only because the frame is close', () => {
    expect(seen('Ingredients: water, salt. May contain milk.', 'start', 'end')).toBe('whole')
    expect(seen('Oat bar\nIngredients: water, salt. May contain milk.', 'start')).toBe('part start')
    expect(seen('Ingredients: water, salt. Keep cool.', 'start', 'end')).toBe('unknown')
    // The edge runs through the first line.
    expect(seen('Ingredients: vvalcr, sall\nsugar. May contain milk.', 'start')).toBe('part start')
  })

  it('is judged for a photo without words, too', () => {
    expect(seen('', 'list')).toBe('part list')
    expect(seen('')).toBe('part list')
  })

  it('is cut where many lines end in cut words', () => {
    const lines = [
      'Ingredients: wheat flour, cane',
      'sugar, palm oil, barley malt extract,',
      'skimmed milk powder, salt, raising',
      'agents, natural flavouring, whey powder.',
      'May contain milk and hazelnuts.',
      'Store in a cool, dry place.',
    ]
    expect(summaryOf(lines.join('\n'))).toBe('whole')
    expect(summaryOf(lines.map((line) => line.slice(0, -3)).join('\n'))).toMatch(/right/)
    expect(summaryOf(lines.map((line) => line.slice(3)).join('\n'))).toMatch(/left|start/)
  })

  it('is not cut where the rows of a table begin with unknown words', () => {
    const rows = ['Ferfl', 'warof vezradigt', 'Koolhidrat', 'Ziukers', 'Eiwyt', 'Zoltz'].map(
      (name) => `${name} 11 g`,
    )
    const text = `Ingredients: wheat flour, sugar, salt.\nMay contain milk.\nNutrition per 100 g\n${rows.join('\n')}`
    expect(summaryOf(text)).toBe('whole')
  })

  it('is followed by what to photograph next, unless nothing is missing', () => {
    const nextOf = (text: string, photo?: Photo) => coverageOf(matcher.read(text), photo).next
    expect(nextOf('Ingredients: water, salt.')).toBeNull()
    expect(nextOf('water, salt')).toBeNull()
    for (const name of ['Tomato', 'rice', 'Sugar', 'Salz', 'RICE', 'Rice, water, salt.', 'water and salt']) {
      expect([name, summaryOf(name), nextOf(name)]).toEqual([name, 'unknown', null])
      expect(nextOf(name, { missing: [] })).not.toBeNull()
    }
    for (const front of ['Gazpacho', 'Tomato soup\nwith basil', 'Oat bar\nwith honey, nuts and milk'])
      expect(nextOf(front)).toMatch(/list of ingredients/)
    expect(nextOf('Ingredients: water')).toMatch(/^Please photograph the end of the list/)
    expect(nextOf('flour, salt', { missing: ['start', 'left'] })).toMatch(
      /the start of the list.* and the left edge/,
    )
    expect(nextOf('water, salt', { missing: [] })).toMatch(/the start of the list/)
  })
})

describe('the unrecognised words', () => {
  const listed = (text: string) => notRecognisedIn(matcher.read(text))

  it('are given as printed, in order, each once', () => {
    expect(
      listed(
        'Ingredients: Quixel, wheat flour, dried Zorble  berries (3%), quixel, E999, vitamin B12, salt.',
      ),
    ).toEqual(['Quixel', 'Zorble berries'])
    expect(listed('quixel, wheat flour, sugar')).toEqual(['quixel'])
  })

  it('come from a list only', () => {
    expect(listed('Zorble Ltd, Quixelville. Ingredients: salt. May contain milk. Quixel Road')).toEqual([])
    expect(listed('Quixel Road, Zorbleton')).toEqual([])
    expect(
      listed(`Ingredients: ${Array.from({ length: 90 }, (_, at) => `qu${'xyz'.repeat(at)}`).join(', ')}`),
    ).toHaveLength(36)
  })
})

const labels = readFileSync(new URL('fixtures/whole-labels.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')

describe('sixty labels in four languages', () => {
  it('are seen whole, typed or photographed, with hardly an unrecognised word', () => {
    let [items, words] = [0, 0]
    for (const label of labels) {
      const reading = matcher.read(label)
      expect([label, summaryOf(label), seen(label)]).toEqual([label, 'whole', 'whole'])
      items += listIngredients(reading).length
      words += notRecognisedIn(reading).length
    }
    expect(labels).toHaveLength(60)
    expect(words / items).toBeLessThan(0.03)
  })

  it('cut so that a food is lost never report no match, except a short closed list and a lone name', () => {
    const foods = matcher.resolve(knowledge.foods.map(({ name }) => ({ name })))
    const slipped: Record<'typed' | 'photographed', string[]> = { typed: [], photographed: [] }
    for (const [index, label] of labels.entries()) {
      const named = foodsIn(label)
      for (const crop of cropsOf(label, index % 40 === 0)) {
        const reading = matcher.read(crop)
        const hasLost = matcher.verdicts(reading, named).some(({ verdict }) => verdict === 'none')
        if (!hasLost) continue
        for (const [kind, photo] of [
          ['typed', undefined],
          ['photographed', { missing: [] }],
        ] as const)
          if (coverageOf(reading, photo).seen !== 'part' && saysNothing(crop, photo))
            slipped[kind].push(crop.trim())
      }
    }
    expect(slipped.photographed).toEqual([])
    expect(new Set(slipped.typed)).toEqual(
      new Set(['Ingredients: Durum wheat semolina, water.', 'Tomato', 'Peanut']),
    )

    function saysNothing(text: string, photo: Photo | undefined) {
      return checkLabel(matcher, text, [], [], photo).summary.includes(NOTHING_MATCHED)
    }

    /** The foods that a label's list and statements name. */
    function foodsIn(label: string) {
      const reading = matcher.read(label)
      const marks = marksOf(reading)
      const speaksOfFood = (place: number) =>
        ['heading', 'traces', 'statement'].includes(marks.findLast(({ start }) => start <= place)?.kind ?? '')
      const verdicts = matcher.verdicts(reading, foods)
      return foods.filter((_, at) => verdicts[at]?.spans.some(({ start }) => speaksOfFood(start)))
    }
  })
})

/** Cut at every sixth position in ordinary runs, at each in full ones. */
const step = atSize(6, 1)

/** The beginnings and ends of a text, cut at every word or at every character. */
function cropsOf(text: string, everywhere: boolean): string[] {
  const cuts = everywhere
    ? Array.from(text, (_, at) => at)
    : [...text.matchAll(/\s+/gu)].flatMap(({ 0: space, index }) => [index, index + space.length])
  // Always cut at full stops, where a crop looks most like a whole.
  const taken = cuts.filter((at, index) => index % step === 0 || /[.!]\s*$/u.test(text.slice(0, at)))
  return taken.flatMap((at) => [text.slice(0, at), text.slice(at)]).filter((crop) => crop.trim() !== '')
}

it.each([
  'Zutaten: Reis, Salz. Kühl lagern. Nährwerte je 100 g: Fett 1 g, Salz 1 g. Kann Spu',
  'Ingredientes: arroz, sal. Conservar en lugar fresco. Sal 1 g. Puede con',
  'Ingredients: rice, salt. Store in a cool dry place. Also not suitable for pean',
  'g, Sugar, Salt. Filling Ingredients: Sugar, Salt. Store in a cool dry place. Fat 2 g.',
  ', Sugar, Salt. Filling Ingredients: Sugar, Salt. Store in a cool dry place. Fat 2 g.',
])('a cut statement, or the rest of a list before another, is reported as a missing part: %s', (text) => {
  for (const photo of [undefined, { missing: [] }])
    expect(coverageOf(matcher.read(text), photo).seen).toBe('part')
})

it('any text is judged without an error', () => {
  const words = [
    'Ingredients:', 'Zutaten', 'milk', 'sugar', 'May contain', 'Store in', '(', ')', ',', '.', '\n',
    'quixel', '12', '%', 'E330', 'and', '-', 'Contains:',
  ] // prettier-ignore
  const label = fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((parts) => parts.join(' '))
  fc.assert(
    fc.property(
      fc.oneof(label, fc.string({ unit: 'binary', maxLength: 400 })),
      fc.boolean(),
      (text, isPhoto) => {
        const reading = matcher.read(text)
        const { seen, missing, next } = coverageOf(reading, isPhoto ? { missing: [] } : undefined)
        expect(missing.length > 0).toBe(seen === 'part')
        if (seen !== 'unknown') expect(next === null).toBe(seen === 'whole')
        for (const words of notRecognisedIn(reading)) expect(text.replace(/\s+/gu, ' ')).toContain(words)
      },
    ),
    { numRuns: runs(400) },
  )
})
