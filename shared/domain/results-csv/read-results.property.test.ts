import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeCsv } from '../../../server/adapters/encoding/decode'
import { atSize, runs } from '../../testing/runs'
import { type Delimiter, readCsvRows, writeCsvRow } from '../text/csv'
import { readResults } from './read-results'

/** The level of a number in tenths, computed with integers only. */
function levelOfTenths(tenths: number, scale: 'µg/ml' | 'index') {
  const [moderate, high] = scale === 'index' ? [150, 300] : [75, 200]
  return tenths >= high ? 'high' : tenths >= moderate ? 'moderate' : 'low'
}

const printed = (tenths: number, point: string) => `${Math.floor(tenths / 10)}${point}${tenths % 10}`
/** A sample of the values, and all around the bounds of the levels; all of them in full runs. */
const allTenths = Array.from({ length: 601 }, (_, tenths) => tenths).filter(
  (tenths) =>
    tenths % atSize(25, 1) === 0 || [75, 150, 200, 300].some((bound) => Math.abs(tenths - bound) < 3),
)

type Shape = {
  delimiter: Delimiter
  point: string
  end: string
  header: string[] | null
  beside: string
  quoted: boolean
}

/** A whole file; a decimal comma is quoted where the comma is the delimiter. */
function fileOf(shape: Shape, rows: readonly { food: string; result: string }[]) {
  const lines = rows.map(({ food, result }, index) => {
    const cells = [String(index + 1), food, result + shape.beside]
    return shape.quoted
      ? cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(shape.delimiter)
      : writeCsvRow(cells, shape.delimiter)
  })
  const header = shape.header ? [writeCsvRow(shape.header, shape.delimiter)] : []
  return [...header, ...lines].join(shape.end)
}

const encodings: Record<string, (text: string) => Uint8Array> = {
  'UTF-8': (text) => new TextEncoder().encode(text),
  'UTF-8 with BOM': (text) => new TextEncoder().encode(`\ufeff${text}`),
  'UTF-16 LE': (text) => wide(text, false),
  'UTF-16 LE with BOM': (text) => wide(`\ufeff${text}`, false),
  'UTF-16 BE': (text) => wide(text, true),
  'UTF-16 BE with BOM': (text) => wide(`\ufeff${text}`, true),
  'Latin-1': (text) => Uint8Array.from(text, (one) => one.charCodeAt(0)),
}

function wide(text: string, bigEndian: boolean) {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), !bigEndian)
  return new Uint8Array(view.buffer)
}

const headers: Record<'µg/ml' | 'index', (string[] | null)[]> = {
  'µg/ml': [
    ['No', 'Food', 'Result (µg/ml)'],
    ['Nr', 'Nahrungsmittel', 'Wert [µg/ml]'],
    ['#', 'Allergen', 'UG/ML'],
  ],
  index: [null, ['No', 'Food', 'Result'], ['Eins', 'Zwei', 'Drei']],
}

describe.each(['µg/ml', 'index'] as const)('values from 0.0 to 60.0 on the scale %s', (scale) => {
  const expected = allTenths.map((tenths) => ({
    food: `Food ${tenths} Käse`,
    value: tenths / 10,
    level: levelOfTenths(tenths, scale),
  }))

  for (const [encoding, encode] of Object.entries(encodings))
    for (const delimiter of [',', ';', '\t'] as const)
      it(`in ${encoding} with ${JSON.stringify(delimiter)}`, () => {
        for (const point of ['.', ','])
          for (const end of ['\n', '\r\n'])
            for (const header of headers[scale])
              for (const quoted of [true, false]) {
                const rows = allTenths.map((tenths) => ({
                  food: `Food ${tenths} Käse`,
                  result: printed(tenths, point),
                }))
                const text = fileOf({ delimiter, point, end, header, beside: '', quoted }, rows)
                // With the other scale for bare numbers, only the unit can decide.
                const read = readResults(decodeCsv(encode(text)).text, { bareScale: 'index' })
                expect(read.warnings).toEqual([])
                expect(read.scale).toBe(scale)
                expect(read.rowCount).toBe(allTenths.length)
                expect(read.results.map(({ food, value, level }) => ({ food, value, level }))).toEqual(
                  expected,
                )
                expect(read.results.map(({ line }) => line)).toEqual(
                  allTenths.map((_, index) => index + (header ? 2 : 1)),
                )
              }
      })

  it('are graded by the setting for bare numbers, and by the unit beside each', () => {
    const rows = (beside: string) =>
      allTenths.map((tenths) => ({ food: `Food ${tenths} Käse`, result: printed(tenths, '.') + beside }))
    const shape: Shape = { delimiter: ';', point: '.', end: '\n', header: null, beside: '', quoted: false }
    const bare = readResults(fileOf(shape, rows('')), { bareScale: scale })
    expect(bare.results.map(({ food, value, level }) => ({ food, value, level }))).toEqual(expected)
    if (scale === 'index') return
    for (const unit of [' µg/ml', 'µg/mL', ' \u03bcg/ml', ' ug/ml', ' mcg/ml', ' (µg/ml)']) {
      const read = readResults(fileOf(shape, rows(unit)), { bareScale: 'index' })
      expect(read.results.map(({ food, value, level }) => ({ food, value, level }))).toEqual(expected)
      expect(read.warnings).toEqual([])
    }
  })

  it('are graded as bounds: below x just below it, above x at least at it', () => {
    for (const tenths of allTenths) {
      const below = readResults(`1;Milk;<${printed(tenths, ',')}`, { bareScale: scale })
      expect(below.results[0]?.level).toBe(levelOfTenths(tenths - 1, scale))
      expect(below.warnings.length).toBe(levelOfTenths(tenths - 1, scale) === 'low' ? 0 : 1)
      const above = readResults(`1;Milk;>${printed(tenths, '.')}`, { bareScale: scale })
      const level = levelOfTenths(tenths, scale)
      expect(above.results[0]?.level).toBe(level === 'low' ? undefined : level)
      expect(above.warnings.length).toBe(level === 'high' ? 0 : 1)
    }
  })
})

const letters = 'a b c d e f g h i j k l m n o p q r s t u v w x y z ä ö ü é ñ'
const word = fc
  .string({ unit: fc.constantFrom(...letters.split(' ')), minLength: 3, maxLength: 9 })
  .map((text) => `q${text}`)
const food = fc
  .tuple(word, word, fc.constantFrom('plain', 'capitals', 'inverted', 'synonym', 'quoted'))
  .map(([first, second, style]) => {
    if (style === 'capitals') return `${first} ${second}`.toUpperCase()
    if (style === 'inverted') return `${first}, ${second}`.toUpperCase()
    if (style === 'synonym') return `${first} (${second})`
    return style === 'quoted' ? `${first} "${second}"` : first
  })
const readable = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 600 }), fc.constantFrom('.', ','))
    .map(([tenths, point]) => ({ result: printed(tenths, point), level: levelOfTenths(tenths, 'index') })),
  fc.constantFrom(
    ...[
      { result: '<7.5', level: 'low' },
      { result: '>200', level: 'high' },
      { result: '> 200,0', level: 'high' },
    ],
    ...[
      'High',
      'ELEVATED',
      'Severe',
      'strong',
      'positive',
      'Class 3',
      'class IV',
      'Class 3/4',
      'CLASS 6',
    ].map((result) => ({ result, level: 'high' })),
    ...['Moderate', 'medium', 'MILD', 'BORDERLINE', 'Class 2', 'class ii'].map((result) => ({
      result,
      level: 'moderate',
    })),
    ...['Normal', 'unelevated', 'NOT ELEVATED', 'negative', 'Class 0', 'Class I', 'low'].map((result) => ({
      result,
      level: 'low',
    })),
  ),
)
const unreadable = fc.constantFrom(
  ...[
    'n/a',
    'see note',
    'abnormal',
    '-',
    '-3',
    'NaN',
    '1e999',
    '3 U/ml',
    '3 ng/ml',
    '3 %',
    'retest',
    '',
    'Class 8',
  ],
  ...['above normal', 'not normal', '3-4', '3 of 4', 'insufficient', 'low volume', '#N/A', '3 ?', '>3'],
)
const shape = fc.record({
  delimiter: fc.constantFrom<Delimiter>(',', ';', '\t'),
  end: fc.constantFrom('\n', '\r\n', '\r'),
  header: fc.constantFrom<string[] | null>(null, ['No', 'Food', 'Result'], ['Index', 'Antigen', 'Value']),
  quoted: fc.boolean(),
  encoding: fc.constantFrom(...Object.keys(encodings)),
})

describe('any file', () => {
  it('gives each readable row its level, and each unreadable row a warning with its line and no level', () => {
    const row = fc.record({ food, readable, bad: fc.option(unreadable, { freq: 4 }) })
    const rows = fc.uniqueArray(row, {
      minLength: 1,
      maxLength: 30,
      selector: (one) => one.food.toLowerCase(),
    })
    fc.assert(
      fc.property(rows, shape, (many, form) => {
        const printedRows = many.map((one) => ({ food: one.food, result: one.bad ?? one.readable.result }))
        const text = fileOf({ ...form, point: '', beside: '' }, printedRows)
        const read = readResults(
          decodeCsv((encodings[form.encoding] as (text: string) => Uint8Array)(text)).text,
          { bareScale: 'index' },
        )
        const lineOf = (index: number) => index + (form.header ? 2 : 1)
        const good = many.flatMap((one, index) =>
          one.bad === null ? [{ food: one.food, level: one.readable.level, line: lineOf(index) }] : [],
        )
        // An unknown unit is reported once, at the first row that has it.
        const isTold = (one: (typeof many)[number], index: number) =>
          /^3 (?:U|ng|%)/.test(one.bad ?? '') && many.findIndex(({ bad: other }) => other === one.bad) < index
        const bad = many.flatMap((one, index) =>
          one.bad === null || isTold(one, index) ? [] : [lineOf(index)],
        )
        expect(read.results.map((one) => ({ food: one.food, level: one.level, line: one.line }))).toEqual(
          good,
        )
        expect(read.warnings.map((one) => one.line)).toEqual(bad)
        expect(read.unread.map((one) => [one.food, one.line])).toEqual(
          many.flatMap((one, index) => (one.bad === null ? [] : [[one.food, lineOf(index)]])),
        )
        for (const { line, message } of read.warnings)
          expect(message).toMatch(new RegExp(`^Line ${line ?? ''}: .+\\.$`, 's'))
      }),
      { numRuns: runs(400) },
    )
  })

  it('with two columns is low throughout, with a warning where a result reads elevated', () => {
    const rows = fc.uniqueArray(fc.record({ food, readable }), {
      minLength: 1,
      selector: (one) => one.food.toLowerCase(),
    })
    fc.assert(
      fc.property(rows, fc.constantFrom<Delimiter>(',', ';', '\t'), (many, delimiter) => {
        const text = [
          'Alpha,Beta'.replace(',', delimiter),
          ...many.map((one) => writeCsvRow([one.readable.result, one.food], delimiter)),
        ]
        const read = readResults(text.join('\n'), { bareScale: 'index' })
        expect(read.results.map(({ food: name, level }) => [name, level])).toEqual(
          many.map((one) => [one.food, 'low']),
        )
        const elevated = many.flatMap((one, index) => (one.readable.level === 'low' ? [] : [index + 2]))
        expect(read.warnings.map(({ line, code }) => [line, code])).toEqual(
          elevated.map((line) => [line, 'two-column-elevated']),
        )
      }),
    )
  })

  it('never throws, and accounts for every row', () => {
    const noise = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.constantFrom(
            ...Array.from('1,;\t"\n\r<> .µg/ml-'),
            'Milk',
            'High',
            'n/a',
            'Food',
            'Result',
            'U/ml',
            '7,5',
          ),
        )
        .map((all) => all.join('')),
    )
    fc.assert(
      fc.property(noise, (text) => {
        const read = readResults(text, { bareScale: 'µg/ml' })
        const lines = new Set([...read.results, ...read.warnings, ...read.skipped].map((one) => one.line))
        lines.delete(null)
        expect(lines.size).toBeGreaterThanOrEqual(read.rowCount)
        const physical = text.split(/\r\n|\r|\n/).length
        for (const line of lines) expect(line).toBeLessThanOrEqual(physical)
        expect(read.rowCount).toBeLessThanOrEqual(
          readCsvRows(text, ',').length + readCsvRows(text, ';').length + readCsvRows(text, '\t').length,
        )
      }),
      { numRuns: atSize(100, 3000) },
    )
  })

  const unread = (count: number) =>
    Array.from({ length: count }, (_, index) => `${index},"Food; ${index}",see note ${index}`).join('\n')

  it('gives a warning for each of many unreadable rows', () => {
    const many = atSize(1_000, 20_000)
    expect(readResults(unread(many), { bareScale: 'index' }).warnings).toHaveLength(many)
  })
})
