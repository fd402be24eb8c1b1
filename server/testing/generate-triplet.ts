import iconv from 'iconv-lite'
import { writeCsvRow } from '@shared/domain/text/csv'
import { type Level, levelOf, type ScaleName } from '@shared/domain/reports/levels'
import { printedSample } from '@shared/domain/sample-triplet/report'
import { writeSampleHtml } from '@shared/domain/sample-triplet/write-html'
import { writeSamplePdf } from '@shared/domain/sample-triplet/write-pdf'
import type { FileKind } from '../adapters/files/file-store'

/** A triplet with known content in a random format. */
export type GeneratedTriplet = {
  bytes: Record<FileKind, Buffer>
  named: { sampleId: string; clientName: string; fileNames: Record<FileKind, string> }
  /** The correct level of each food. */
  levels: Map<string, Level>
  /**
   * Reasons it must not be completed: another person or sample, an impossible date, an unknown
   * unit.
   */
  troubles: string[]
  /**
   * Reasons it may be held back for a person to check; if completed, its levels must be right.
   */
  doubts: string[]
  /** The format chosen, to find the cause of a failure. */
  dress: string[]
}

type Random = () => number
type Person = { sampleId: string; name: string; born: string }

const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
const chance = (random: Random, share: number) => random() < share

const people = ['Ada Stone', 'Jane Doe', 'Bob Miller', 'Lena Fischer', 'Marc Dubois', 'Ivo Kral', 'Rosa Lind']

/** Foods by group of languages, with the encodings that can represent them. */
const kitchens = [
  {
    foods: [
      'Milk',
      'Egg white',
      'Wheat',
      'Hazelnut',
      'Soya bean',
      'Cod',
      'Garlic',
      'Rice',
      'Tomato',
      'Milk, goat',
    ],
    encodings: ['utf8', 'utf8-bom', 'utf16le', 'win1252', 'cp850', 'macroman'],
  },
  {
    foods: [
      'Käse',
      'Haselnüsse',
      'Möhren',
      'Kürbis',
      'Grünkohl',
      'Kuhmilch',
      'Hühnerei',
      'Weizen',
      'Reis',
      'Süßkartoffel',
    ],
    encodings: ['utf8', 'utf8-bom', 'utf16le', 'win1252', 'cp850', 'macroman'],
  },
  {
    foods: [
      'Crème fraîche',
      'Épinards',
      'Pêche',
      'Blé',
      'Lait de chèvre',
      'Riz',
      'Mûre',
      'Ail',
      'Noix',
      'Maïs',
    ],
    encodings: ['utf8', 'utf8-bom', 'utf16le', 'win1252', 'cp850', 'macroman'],
  },
  {
    foods: [
      'Čočka',
      'Špenát',
      'Žito',
      'Pšenice',
      'Mléko',
      'Masło',
      'Jabłko',
      'Mąka żytnia',
      'Česnek',
      'Ryba',
    ],
    encodings: ['utf8', 'utf8-bom', 'utf16le', 'win1250'],
  },
  {
    foods: ['Молоко', 'Пшеница', 'Гречка', 'Яйцо', 'Чеснок', 'Рис', 'Фундук', 'Треска', 'Горох', 'Яблоко'],
    encodings: ['utf8', 'utf8-bom', 'utf16le', 'win1251'],
  },
] as const

const charsets: Record<string, string> = {
  win1252: 'windows-1252',
  win1250: 'windows-1250',
  win1251: 'windows-1251',
  cp850: 'ibm850',
  macroman: 'macintosh',
}

const foodHeads = ['Food', 'Allergen', 'Food item', 'Lebensmittel', 'Nahrungsmittel', 'Aliment', 'Alimento']
const resultHeads = ['Result', 'Value', 'Concentration', 'IgG', 'Ergebnis', 'Wert', 'Résultat', 'Resultado']

const units = [
  'µg/ml',
  'μg/ml',
  'µg/mL',
  'ug/ml',
  'mcg/mL',
  'ug_ml',
  'µg/ml serum',
  'µg ml⁻¹',
  'µg·mL-1',
  'micrograms/ml',
  'micrograms per ml',
  'micrograms per millilitre',
  'Mikrogramm/ml',
  'Âµg/ml',
  'µg/ml IgG',
  'µg IgG/ml',
]
const unitsNobodyGrades = ['U/ml', 'AU', 'kU/l', 'IU/ml', '%', 'mg/dl', 'ng/ml', 'RU', 'µg/dl']
const unitPlaces = ['head', 'second head', 'title', 'column', 'column without head', 'cell'] as const

/** A triplet that depends on `random` alone. `today` is an ISO day; valid dates are before it. */
export function generateTriplet(random: Random, today: string): GeneratedTriplet {
  const dress: string[] = []
  const troubles: string[] = []
  const doubts: string[] = []
  const wear = <T extends string>(what: string, it: T): T => {
    dress.push(`${what}: ${it}`)
    return it
  }
  const [own, other] = twoPeople(random)

  const kitchen = pick(random, kitchens)
  const encoding = wear('encoding', pick(random, kitchen.encodings))
  const isDeclared = encoding in charsets && chance(random, 0.6)
  if (encoding in charsets && !isDeclared && encoding !== 'win1252')
    doubts.push('encoding that nothing declares')

  const scale: ScaleName = chance(random, 0.65) ? 'µg/ml' : 'index'
  const isUnknown = chance(random, 0.08)
  const unit = isUnknown ? pick(random, unitsNobodyGrades) : scale === 'index' ? '' : pick(random, units)
  if (isUnknown) troubles.push('unit that nobody grades')
  wear('unit', unit)
  const foods = kitchen.foods.filter(() => chance(random, 0.8))
  const rows = (foods.length > 2 ? foods : kitchen.foods).map((food) => ({
    food,
    tenths: Math.floor(random() * 450),
  }))
  const levels = new Map(rows.map(({ food, tenths }) => [food, levelOf(tenths / 10, scale)]))

  const csv = csvOf({ random, rows, unit, own, other, wear, troubles, doubts })
  const dates = datesOf(random, own, today, troubles)
  const place = chance(random, 0.12)
    ? pick(random, ['HTML name', 'HTML sample', 'PDF', 'PDF name', 'CSV file name', 'PDF file name'] as const)
    : null
  if (place) troubles.push(`another person in the ${place}`)
  const sample = (person: Person, name = person.name, { sampleId } = person) =>
    printedSample({
      sampleId,
      clientName: name,
      email: 'ada@example.test',
      ...dates,
      unit: 'µg/ml',
      results: rows.map(({ food, tenths }) => ({ food, value: tenths / 10 })),
    })
  const html = writeSampleHtml(
    place === 'HTML name'
      ? sample(own, other.name)
      : place === 'HTML sample'
        ? sample(own, own.name, other)
        : sample(own),
  )
  const nameOf = (person: Person, kind: FileKind) =>
    `${person.sampleId}_${person.name.replaceAll(' ', '_')}.${kind}`
  return {
    bytes: {
      html: isDeclared
        ? iconv.encode(
            html.replace('charset="utf-8"', `charset="${wear('declared', charsets[encoding] as string)}"`),
            encoding,
          )
        : Buffer.from(html),
      pdf: Buffer.from(
        writeSamplePdf(
          place === 'PDF' ? sample(other) : place === 'PDF name' ? sample(own, other.name) : sample(own),
        ),
      ),
      csv: encoded(csv, encoding),
    },
    named: {
      sampleId: own.sampleId,
      clientName: own.name,
      fileNames: {
        html: nameOf(own, 'html'),
        pdf: nameOf(place === 'PDF file name' ? other : own, 'pdf'),
        csv: nameOf(place === 'CSV file name' ? other : own, 'csv'),
      },
    },
    levels,
    troubles,
    doubts,
    dress,
  }
}

function twoPeople(random: Random): [Person, Person] {
  const first = Math.floor(random() * people.length)
  const second = (first + 1 + Math.floor(random() * (people.length - 1))) % people.length
  const form = pick(random, ['EF', 'S', 'LAB-', '2026-'])
  const person = (at: number): Person => ({
    sampleId: `${form}${20_000 + Math.floor(random() * 70_000)}`,
    name: people[at] as string,
    born: `${1950 + Math.floor(random() * 50)}-0${1 + Math.floor(random() * 9)}-${11 + Math.floor(random() * 17)}`,
  })
  return [person(first), person(second)]
}

/** Valid dates; in a tenth of the triplets impossible ones. */
function datesOf(random: Random, { born }: Person, today: string, troubles: string[]) {
  const ago = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
  const sound = { dateOfBirth: born, dateOfReceipt: ago(9), reportDate: ago(2) }
  if (!chance(random, 0.1)) return sound
  const [trouble, odd] = pick(random, [
    ['report in the future', { reportDate: '2062-11-10' }],
    ['report in the future', { reportDate: ago(-20) }],
    ['received after it was reported', { dateOfReceipt: ago(1), reportDate: ago(30) }],
    ['born after receipt', { dateOfBirth: ago(5) }],
    ['over 120 years', { dateOfBirth: '1899-03-04' }],
  ] as const)
  troubles.push(trouble)
  return { ...sound, ...odd }
}

type CsvDress = {
  random: Random
  rows: { food: string; tenths: number }[]
  unit: string
  own: Person
  other: Person
  wear: <T extends string>(what: string, it: T) => T
  troubles: string[]
  doubts: string[]
}

function csvOf({ random, rows, unit, own, other, wear, troubles, doubts }: CsvDress): string {
  const delimiter = wear('delimiter', pick(random, [',', ';', '\t'] as const))
  const point = wear('point', pick(random, ['.', ',']))
  const unitPlace = unit ? wear('unit in', pick(random, unitPlaces)) : null
  const isHeaded =
    unitPlace === 'head' || unitPlace === 'second head' || unitPlace === 'column' || chance(random, 0.7)
  const isQuoted = point === '.' || delimiter !== ',' || chance(random, 0.6)
  if (!isQuoted) doubts.push('decimal commas without quotes in a file of commas')
  const printed = (tenths: number) => `${Math.floor(tenths / 10)}${point}${tenths % 10}`
  const another = () => printed(Math.floor(random() * 450))

  type Column = { head: string; cell: (row: { food: string; tenths: number }, at: number) => string }
  const resultHead = pick(random, resultHeads)
  const inHead = pick(random, [`(${unit})`, `[${unit}]`, unit, `in ${unit}`, `, ${unit}`])
  const result: Column = {
    head: unitPlace === 'head' ? `${resultHead}${inHead.startsWith(',') ? '' : ' '}${inHead}` : resultHead,
    cell: ({ tenths }) => printed(tenths) + (unitPlace === 'cell' ? ` ${unit}` : ''),
  }
  const columns: Column[] = [
    { head: pick(random, ['No', '#', 'Nr']), cell: (_, at) => String(at + 1) },
    { head: pick(random, foodHeads), cell: ({ food }) => food },
    result,
  ]
  if (unitPlace === 'column' || unitPlace === 'column without head')
    columns.push({
      head: unitPlace === 'column' ? pick(random, ['Unit', 'Units', 'Einheit']) : '',
      cell: () => unit,
    })

  if (isHeaded) {
    const extra = wear(
      'extra',
      pick(random, [
        'none',
        'none',
        'comment',
        'category',
        'previous',
        'previous first',
        'raw',
        'IgA',
        'years',
        'reference',
        'sample',
        'patient',
        'rival',
      ]),
    )
    const unitTail = unitPlace === 'head' && chance(random, 0.5) ? ` (${unit})` : ''
    const beside = (head: string, cell: Column['cell'], isFirst = false) =>
      columns.splice(isFirst ? 2 : columns.length, 0, { head, cell })
    if (extra === 'comment') beside('Comment', () => pick(random, ['', '', 'retested', 'seen twice']))
    if (extra === 'category') beside('Category', () => pick(random, ['Dairy', 'Grains', 'Fish']))
    if (extra === 'previous') beside(`Previous result${unitTail}`, another)
    if (extra === 'previous first')
      beside(`${pick(random, ['Previous result', 'Last result', 'Vorwert'])}${unitTail}`, another, true)
    if (extra === 'raw') beside(pick(random, ['Raw value', 'OD']), another, chance(random, 0.5))
    if (extra === 'IgA') {
      result.head = result.head.replace(resultHead, 'IgG')
      beside('IgA', another, true)
    }
    if (extra === 'years') {
      result.head = result.head.replace(resultHead, 'Result 2026')
      beside(`Result 2025${unitTail}`, another, true)
    }
    if (extra === 'reference') beside('Reference', () => `<${printed(unit ? 75 : 150)}`)
    if (extra === 'sample')
      beside(pick(random, ['Sample', 'Sample ID']), () => own.sampleId, chance(random, 0.5))
    if (extra === 'patient')
      beside(pick(random, ['Patient', 'Client name']), () => own.name, chance(random, 0.5))
    if (extra === 'rival') {
      doubts.push('two columns that may be the result')
      result.head = result.head.replace(resultHead, 'Value')
      beside('Concentration', another, chance(random, 0.5))
    }
  }
  const foreign = chance(random, 0.12)
    ? pick(
        random,
        isHeaded
          ? ([
              'lines above',
              'title',
              'sample column',
              'patient column',
              'two samples',
              'birth date above',
            ] as const)
          : (['lines above', 'title'] as const),
      )
    : null
  if (foreign) troubles.push(`another person in the CSV: ${foreign}`)
  if (foreign === 'sample column') columns.push({ head: 'Sample', cell: () => other.sampleId })
  if (foreign === 'patient column') columns.push({ head: 'Patient', cell: () => other.name })
  if (foreign === 'two samples')
    columns.push({ head: 'Sample ID', cell: (_, at) => (at < rows.length / 2 ? own : other).sampleId })

  const above: string[][] = []
  if (foreign === 'lines above')
    above.push(
      ...pick(random, [
        [
          ['Sample', other.sampleId],
          ['Client', other.name],
        ],
        [[`Sample ID: ${other.sampleId}`]],
        [['Patient', other.name]],
      ]),
    )
  else if (foreign === 'birth date above') above.push(['Date of birth', '1931-02-03'])
  else if (chance(random, 0.25))
    above.push(
      ...pick(random, [
        [
          ['Sample', own.sampleId],
          ['Client', own.name],
        ],
        [[`Patient: ${own.name}`]],
      ]),
    )
  if (foreign === 'title')
    above.unshift([
      pick(random, [`Results of ${other.name}, sample ${other.sampleId}`, `Sample ${other.sampleId}`]),
    ])
  else if (chance(random, 0.2))
    above.unshift([pick(random, ['Food intolerance report', `Results of ${own.name}`])])
  if (unitPlace === 'title')
    above.push([pick(random, [`All values in ${unit}`, `Unit: ${unit}`, `Results in ${unit}`])])
  for (const line of above) wear('above', line.join(' | '))

  const line = (cells: string[]) => (isQuoted ? writeCsvRow(cells, delimiter) : cells.join(delimiter))
  const heads = columns.map(({ head }) => head)
  const lines = [
    ...above.map((cells) => writeCsvRow(cells, delimiter)),
    ...(isHeaded ? [writeCsvRow(heads, delimiter)] : []),
    ...(unitPlace === 'second head'
      ? [
          writeCsvRow(
            columns.map((column) => (column === result ? pick(random, [unit, `(${unit})`]) : '')),
            delimiter,
          ),
        ]
      : []),
    ...rows.map((row, at) => line(columns.map(({ cell }) => cell(row, at)))),
  ]
  wear('heads', isHeaded ? heads.join(' | ') : 'none')
  return lines.join(pick(random, ['\n', '\r\n']))
}

/**
 * Encodes the text; characters missing from the encoding (a superscript, the second mu) are
 * replaced as a person would type them.
 */
function encoded(text: string, encoding: string): Buffer {
  if (encoding === 'utf8-bom') return Buffer.from(`\ufeff${text}`)
  if (encoding === 'utf16le') return Buffer.from(`\ufeff${text}`, 'utf16le')
  if (!(encoding in charsets)) return Buffer.from(text)
  const typed = text.replace(/[^\0-\x7f]/gu, (one) =>
    iconv.decode(iconv.encode(one, encoding), encoding) === one
      ? one
      : (typedAs[one] ?? one.normalize('NFD').replace(/\p{M}/gu, '')),
  )
  return iconv.encode(typed, encoding)
}

const typedAs: Record<string, string> = { μ: 'u', µ: 'u', Â: '', '⁻': '-', '¹': '1', '·': '_' }
