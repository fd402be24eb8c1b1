import fc from 'fast-check'
import { expect, it } from 'vitest'
import { atSize, runs } from '../../testing/runs'
import { type Delimiter, writeCsvRow } from '../text/csv'
import { type Level, levelOf } from '../reports/levels'
import { readResults } from './read-results'

/* Files of known content in the formats of laboratories: their units, headers, columns, delimiters
   and quotes, and typical errors. Usual ones are valid and quoted as their delimiter requires. */

const foods = [
  'Milk',
  'Egg',
  'Rye',
  'Oat',
  'Käse',
  'PEPPER, BLACK',
  'Wheat; raw',
  'Rice (brown)',
  'Cow’s milk',
]
const known = [
  'µg/ml',
  'ug/ml',
  'UG/ML',
  'mcg/mL',
  'ug_ml',
  'Âµg/ml',
  'æg/ml',
  'µg·mL-1',
  'micrograms/ml',
  'µg IgG/ml',
  'µg per ml',
  'IgG µg/ml',
]
const odd = ['furlongs', 'x 10']
const unknown = ['U/ml', 'kUA/l', 'ng/ml', 'mg/l', '%', 'AU', 'arb. units', ...odd]
const unitPlaces = [
  'header',
  'tail',
  'second line',
  'title',
  'last line',
  'column',
  'nameless column',
  'cell',
  'leftover',
] as const
const names = [
  'Result',
  'Value',
  'IgG',
  'Wert',
  'Ergebnis',
  'Concentration',
  'Result 2026',
  'Your result',
  'Antibody level',
]
const extras = [
  ...[
    'Class',
    'Comment',
    'Latin name',
    'Previous result',
    'Result 2025',
    'Raw value',
    'IgA',
    'IgG4',
    'Reference',
  ],
  ...['Value', 'Result 2031', 'Result', 'Batch'],
]

const dress = fc
  .record({
    rows: fc.uniqueArray(
      fc.record({
        food: fc.constantFrom(...foods),
        tenths: fc.integer({ min: 0, max: 450 }),
        other: fc.integer({ min: 0, max: 450 }),
      }),
      { minLength: 1, maxLength: 6, selector: ({ food }) => food },
    ),
    unit: fc.oneof(fc.constant(''), fc.constantFrom(...known), fc.constantFrom(...unknown)),
    unitAt: fc.constantFrom(...unitPlaces),
    name: fc.constantFrom(...names),
    extra: fc.option(fc.constantFrom(...extras)),
    isExtraFirst: fc.boolean(),
    hasNumbers: fc.boolean(),
    header: fc.constantFrom('named', 'named', 'named', 'plain', 'none'),
    delimiter: fc.constantFrom<Delimiter>(',', ';', '\t'),
    point: fc.constantFrom('.', ','),
    isQuoted: fc.boolean(),
    isWhole: fc.boolean(),
  })
  // Beside the results, or in a title, a word that is no unit is a remark.
  .filter(
    ({ unit, unitAt, header }) =>
      !odd.includes(unit) ||
      !['nameless column', 'title', ...(header === 'named' ? [] : ['column'])].includes(unitAt),
  )
  // Whole numbers below seven in a column of levels are classes beside a column named result.
  .filter(
    ({ name, extra }) =>
      name !== 'Antibody level' || !['Value', 'Result', 'Result 2031'].includes(extra ?? ''),
  )
  // A file without column names has its columns where S2 section 5 expects them.
  .map((made) => (made.header === 'named' ? made : { ...made, hasNumbers: true, isExtraFirst: false }))
type Dress = typeof dress extends fc.Arbitrary<infer T> ? T : never

/** The cells of a row, with the given cells for the result. */
function cellsOf(
  made: Dress,
  number: string,
  food: string,
  result: string[],
  other: string | null,
): string[] {
  const around = other === null ? [] : [other]
  const [before, behind] = made.isExtraFirst ? [around, []] : [[], around]
  return [...(made.hasNumbers ? [number] : []), food, ...before, ...result, ...behind]
}

function fileOf(made: Dress): string {
  const { unit, unitAt, delimiter } = made
  const inUse = (place: (typeof unitPlaces)[number]) => unit !== '' && unitAt === place
  const printed = (tenths: number) =>
    made.isWhole && tenths % 10 === 0
      ? String(tenths / 10)
      : `${Math.floor(tenths / 10)}${made.point}${tenths % 10}`
  const write = (cells: string[]) =>
    made.isQuoted
      ? writeCsvRow(cells, delimiter)
      : cells.map((cell) => cell.replaceAll(';', '')).join(delimiter)
  const head = made.name + (inUse('header') ? ` (${unit})` : inUse('tail') ? ` ${unit}` : '')
  const columns = inUse('column') ? [head, 'Unit'] : inUse('nameless column') ? [head, 'Zwei'] : [head]
  const named = cellsOf(made, 'No', 'Food', columns, made.extra)
  const headers = {
    named: [named],
    plain: [named.map((_, at) => `Spalte ${'ABCDEFG'[at] ?? ''}`)],
    none: [],
  }[made.header]
  const rows = made.rows.map(({ food, tenths, other }, at) => {
    const value = printed(tenths) + (inUse('cell') ? ` ${unit}` : '')
    const besides = {
      Class: '',
      Comment: at % 2 ? 'checked' : '',
      'Latin name': 'Avena',
      Reference: '',
      Batch: 'B7',
    }[made.extra ?? '']
    const result = inUse('column') || inUse('nameless column') ? [value, unit] : [value]
    return [
      ...cellsOf(
        made,
        String(at + 1),
        food,
        result,
        made.extra === null ? null : (besides ?? printed(other)),
      ),
      ...(inUse('leftover') ? [unit] : []),
    ]
  })
  const second =
    headers.length > 0 && inUse('second line')
      ? [
          named.map((_, at) =>
            at === (made.isExtraFirst ? named.lastIndexOf(head) : named.indexOf(head)) ? unit : '',
          ),
        ]
      : []
  const title = inUse('title') ? [[`All values in ${unit}`]] : []
  const last = inUse('last line') ? [[`All values in ${unit}`]] : []
  return [...title, ...headers, ...second, ...rows, ...last].map(write).join('\n')
}

/** The unit, if the file has the chosen place for it. */
const saidUnit = ({ unit, unitAt, header }: Dress): string =>
  header !== 'named' && ['header', 'tail', ...(header === 'none' ? ['second line'] : [])].includes(unitAt)
    ? ''
    : unit

/** The true level of each food, undefined where its number cannot be graded. */
function truthOf(made: Dress): Record<string, Level | undefined> {
  const { rows } = made
  const unit = saidUnit(made)
  const scale = unit === '' ? 'index' : known.includes(unit) ? 'µg/ml' : undefined
  const entries = rows.map(({ food, tenths }) => [
    food.replaceAll(';', ''),
    scale && levelOf(tenths / 10, scale),
  ])
  return Object.fromEntries(entries) as Record<string, Level | undefined>
}

const read = (text: string) => readResults(text, { bareScale: 'index', today: '2026-11-28' })

it('a file in any format gives the right levels, or a warning', () => {
  fc.assert(
    fc.property(dress, (made) => {
      const text = fileOf(made)
      const { results, warnings, headers, skipped, lines } = read(text)
      const allLines = [...results, ...headers, ...skipped].map(({ line }) => line).sort((a, b) => a - b)
      expect(allLines).toEqual(Array.from({ length: lines }, (_, at) => at + 1))
      if (warnings.length > 0) return
      expect(skipped).toEqual([])
      expect(Object.fromEntries(results.map(({ food, level }) => [food.replaceAll(';', ''), level]))).toEqual(
        truthOf(made),
      )
    }),
    { numRuns: atSize(1_000, 30_000), seed: 42 },
  )
})

const isUsual = ({ header, unit, unitAt, isQuoted, extra, hasNumbers, rows, name }: Dress) =>
  header === 'named' &&
  (unit === '' || (known.includes(unit) && unitAt !== 'leftover')) &&
  isQuoted &&
  hasNumbers &&
  rows.length > 0 &&
  !['Value', 'Result', 'Result 2031'].includes(extra ?? '') &&
  (extra !== 'Result 2025' || name === 'Result 2026')

it('at most three in a hundred usual files give a warning', () => {
  const usual = fc.sample(dress, { numRuns: runs(60_000), seed: 42 }).filter(isUsual)
  const waiting = usual.filter((made) => read(fileOf(made)).warnings.length > 0)
  expect(usual.length).toBeGreaterThan(runs(60_000) / 50)
  expect(waiting.length / usual.length).toBeLessThanOrEqual(0.03)
})
