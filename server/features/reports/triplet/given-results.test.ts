import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { statusAfterReading } from '@shared/domain/reports/report-transitions'
import { readTriplet } from './read-triplet'

const read = (name: string) => {
  const csv = readFileSync(path.join(import.meta.dirname, '../fixtures', name))
  const named = { sampleId: 'S1', clientName: 'Ada Stone', fileNames: { html: '', pdf: '', csv: '' } }
  const options = { bareScale: 'index', today: '2026-11-28' } as const
  const reading = readTriplet({ html: Buffer.from('<p>x'), csv }, named, options, null)
  return { ...reading, status: statusAfterReading({ ...reading, held: false }) }
}
const valuesOf = ({ results }: ReturnType<typeof read>) =>
  results.map(({ food, value, level }) => `${food} ${value} ${level}`)

it.each([
  ['unit-igg-in-bracket.csv', 'µg/ml', ['Milk 12.5 moderate', 'Egg 2 low']],
  ['decimal-comma-unquoted-with-unit.csv', 'µg/ml', ['Milk 12.5 moderate', 'Egg 2.1 low']],
  ['previous-result-first.csv', 'index', ['Milk 32 high', 'Egg 3 low']],
])('%s is read in %s', (name, scale, values) => {
  const reading = read(name)
  expect(reading).toMatchObject({ scale, warnings: [], status: 'completed' })
  expect(valuesOf(reading)).toEqual(values)
})

it('unknown-unit-flips-delimiter.csv has no levels and one warning that names the unit', () => {
  const reading = read('unknown-unit-flips-delimiter.csv')
  expect(reading).toMatchObject({ results: [], status: 'failed' })
  expect(reading.warnings).toEqual([
    {
      line: 1,
      code: 'unknown-unit',
      message: 'Line 1: "U/ml" is a unit that cannot be graded. 3 foods have no level (lines 2 to 4).',
    },
  ])
  expect(reading.tally.skipped.map(({ line, text }) => `${line} ${text}`)).toEqual([
    ...['2 1;Milk;21,5', '3 2;Egg;3,2', '4 3;Rye;44,0'],
  ])
})
