import { growth } from '@shared/testing/growth/growth'
import { expect, it } from 'vitest'
import { readTriplet } from './read-triplet'

const named = { sampleId: 'EF20418', clientName: 'Ada Stone', fileNames: { html: '', pdf: '', csv: '' } }
const options = { bareScale: 'index', today: '2026-11-16' } as const
const html = Buffer.from('<p>x')
const rows = 'No,Food,Result\n1,Milk,3'

it.each<[string, (count: number) => string]>([
  [
    'rows of many samples',
    (count) => `Sample,Food,Result\n${Array.from({ length: count }, (_, at) => `S${at},Milk,3\n`).join('')}`,
  ],
  ['words of a title', (count) => `${'Results of Ada '.repeat(count)}\n${rows}`],
  ['capitals of a title', (count) => `${'Ada '.repeat(count)}\n${rows}`],
  ['IDs of a title', (count) => `${'QM31877 '.repeat(count)}\n${rows}`],
])('%s are compared in linear time', async (_, csvOf) => {
  const read = (csv: string) => readTriplet({ html, csv: Buffer.from(csv) }, named, options, null)
  expect(await growth(100, csvOf, read)).toBeLessThan(2.5)
})

it.each<[string, (count: number) => string[][]]>([
  ['lines', (count) => Array.from({ length: count }, () => ['Sample ID', 'QM31877'])],
  ['cells', (count) => [Array.from({ length: count }, () => 'Sample ID: QM31877')]],
  ['letters', (count) => [['Client Name', 'A?a…'.repeat(count)]]],
  ['labels in one cell', (count) => [['Patient: '.repeat(count)]]],
])('%s of a PDF are compared in linear time', async (_, linesOf) => {
  const read = (lines: string[][]) =>
    readTriplet({ html, csv: Buffer.from(rows) }, named, options, { problem: null, lines })
  expect(await growth(100, linesOf, read)).toBeLessThan(2.5)
})

it.each(['Ada_Stone_', 'QM31877 ', 'sample ', '(1)', '-copy'])(
  'a file’s name of many %j is compared in linear time',
  async (part) => {
    const read = (pdf: string) =>
      readTriplet(
        { html, csv: Buffer.from(rows) },
        { ...named, fileNames: { ...named.fileNames, pdf } },
        options,
        null,
      )
    expect(await growth(100, (count) => `${part.repeat(count)}.pdf`, read)).toBeLessThan(2.5)
  },
)
