import { describe, expect, it } from 'vitest'
import { coveredPlace } from './covered'
import { identity } from './point-map'
import { blankRaster } from './raster'
import type { Word } from './read-words'

const [LETTER, SPACE, TALL, PITCH] = [10, 10, 28, 40]

type Line = { text: string; left?: number; top?: number }

/** Words as print: `~` before one is a space, `?` behind it is unsure, `??` doubtful. */
function printed(lines: readonly (string | Line)[]): Word[] {
  let start = 0
  return lines.flatMap((line, at) => {
    const { text, left = 40, top = 40 + at * PITCH }: Line = typeof line === 'string' ? { text: line } : line
    let x = left
    return text.split(' ').map((word): Word => {
      x += LETTER * (/^~*/u.exec(word)?.[0].length ?? 0)
      const shown = word.replace(/^~+|\?+$/gu, '')
      const right = x + shown.length * LETTER
      const letters = shown.match(/[\p{L}\p{N}]/gu)?.length ?? 0
      const confidence = word.endsWith('??') ? 60 : word.endsWith('?') ? 20 : 95
      const made = { text: shown, letters, confidence, start, left: x, right }
      start += shown.length + 1
      x = right + SPACE
      return { ...made, top, bottom: top + TALL }
    })
  })
}

const paper = blankRaster(700, 700)
const placeIn = (lines: readonly (string | Line)[], opened = paper) =>
  coveredPlace(printed(lines), opened, identity)

const ragged = [
  'Ingredients: wheat flour, cane sugar, palm',
  'oil, barley malt extract, skimmed milk',
  'powder, salt, raising agents, flavouring,',
  'whey powder, cocoa butter, rapeseed oil,',
  'emulsifier (soya lecithin), ground almonds.',
  'May contain hazelnuts and sesame.',
]
const withLine = (at: number, line: string | Line) => ragged.map((one, index) => (index === at ? line : one))

describe('a complete label has no covered place', () => {
  it.each([
    ['in ragged lines', ragged],
    ['in justified lines', withLine(3, 'whey ~~~~powder, ~~~~cocoa ~~~~butter, ~~~~oil,')],
    ['in airy lines', ragged.map((text, at) => ({ text, top: 40 + at * 2 * PITCH }))],
    ['with a paragraph apart', [...ragged, { text: 'Store in a cool, dry place.', top: 40 + 8 * PITCH }]],
    [
      'with one item to a line',
      ['Ingredients:', 'wheat flour', 'cane sugar', 'palm oil', 'salt', 'whey powder'],
    ],
    [
      'in centred lines',
      [
        'Ingredients: wheat flour, cane',
        'sugar, palm oil, barley malt,',
        'skimmed milk powder, salt,',
        'whey.',
      ].map((text) => ({ text, left: 300 - text.length * 5 })),
    ],
    [
      'above a table',
      [
        ...ragged,
        'Energy ~~~~~~~~~~~~~~~1590 kJ',
        'Fat ~~~~~~~~~~~~~~~~~~~~~11 g',
        'Salt ~~~~~~~~~~~~~~~~~~~~0.6 g',
      ],
    ],
    [
      'in paragraphs of which the first ends early',
      ragged.map((text, at) => ({
        text: at === 2 ? 'powder, salt,' : text,
        top: 40 + (at > 2 ? at + 0.4 : at) * PITCH,
      })),
    ],
    [
      'in lines in a circle above a wide one',
      [
        ...[
          'Ingredients:',
          'wheat flour, cane',
          'sugar, palm oil, barley malt',
          'extract, skimmed milk powder, salt,',
          'raising agents, flavouring,',
          'whey powder, cocoa',
          'butter.',
        ].map((text) => ({ text, left: 300 - text.length * 5 })),
        { text: 'Keep cool and dry. Once it is opened, consume within 24', top: 40 + 7.5 * PITCH },
        { text: 'hours.', left: 270, top: 40 + 8.5 * PITCH },
      ],
    ],
    [
      'beside the edge of the label',
      withLine(3, { text: 'wy? ~~~~~~~~~~~~whey powder, cocoa butter, rapeseed oil,', left: -110 }),
    ],
    [
      'beside a table that rows of it are level with',
      ragged.flatMap((text, at) => {
        const top = 40 + at * PITCH
        return at === 2 || at === 3
          ? [{ text, top }]
          : [
              { text, top },
              { text: 'Energy', left: 560, top },
            ]
      }),
    ],
  ] satisfies [string, (string | Line)[]][])('%s', (_, lines) => {
    expect(placeIn(lines)).toBeUndefined()
  })
})

describe('a covered place is found', () => {
  it.each([
    ['in a wide space of one line', withLine(3, 'whey powder, ~~~~~~~~~~~~~~~~rapeseed oil,')],
    ['beside a cut word', withLine(3, 'whey powder, co? ~~~~tter, rapeseed oil,')],
    ['where a line ends early', withLine(2, 'powder, salt, rai')],
    ['where a line begins late', withLine(2, { text: 'agents, flavouring,', left: 250 })],
    [
      'where a line is missing',
      ragged.map((text, at) => ({ text, top: 40 + (at > 2 ? at + 1.3 : at) * PITCH })),
    ],
    [
      'where lines are folded together',
      ragged.map((text, at) => ({ text, top: 40 + (at > 2 ? at - 0.4 : at) * PITCH })),
    ],
    [
      'where unsure words are below each other',
      withLine(2, 'powder, saIl? raising agents, flavouring,').map((line, at) =>
        at === 3 ? 'whey povv? cocoa butter, rapeseed oil,' : line,
      ),
    ],
    ['where a whole line is doubtful', withLine(2, 'povder,?? salt,?? ralsing?? aqents,?? flav0uring,??')],
  ] satisfies [string, (string | Line)[]][])('%s', (_, lines) => {
    expect(placeIn(lines)).toBeDefined()
  })

  it('where the ground between words is another than that of the words', () => {
    const opened = blankRaster(700, 700)
    for (let y = 100; y < 200; y += 1) opened.pixels.fill(150, y * 700 + 370, y * 700 + 640)
    const lines = [
      ...ragged.slice(0, 2),
      'powder, salt, raising agents, a.',
      'Whey powder, cocoa butter, oil.',
      ...ragged.slice(4),
    ]
    expect(placeIn(lines)).toBeUndefined()
    expect(placeIn(lines, opened)).toBeDefined()
  })
})
