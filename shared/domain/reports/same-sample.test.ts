import { expect, it } from 'vitest'
import { namesSample, sameSample, samplesIn } from './same-sample'

it('sample IDs are equal regardless of case and separators, but not otherwise', () => {
  expect(sameSample('A.1/2', 'a-1-2')).toBe(true)
  expect(sameSample('EF 20418', 'ef_20418')).toBe(true)
  expect(sameSample('A-12', 'A-1-2')).toBe(false)
  expect(sameSample('EF20418', 'EF20419')).toBe(false)
})

it("a sample's material and its day are no IDs", () => {
  expect(['Serum', 'EDTA blood', '10.11.2026', '-'].filter(namesSample)).toEqual([])
  expect(['ZZ-999', '20418', 'Bob', 'IGG-12'].filter(namesSample)).toEqual([
    'ZZ-999',
    '20418',
    'Bob',
    'IGG-12',
  ])
})

it.each<[string, string, string[]]>([
  ['Report QM31877 of November 2026', 'EF20418', ['QM31877']],
  ['Results for sample ZZ-999.', 'EF20418', ['ZZ-999']],
  ['Probe Nr. 4711', 'EF20418', ['4711']],
  ['EF20418 and EF20419', 'EF20418', ['EF20418', 'EF20419']],
  ['Panel F2 of 220 foods, IgG4', 'S1', []],
  ['Sample results of serum', 'EF20418', []],
  ['Ada Stone, ab1023@example.com, www.ab1023.example', 'AB1024', []],
  ['20419', '20418', []],
  ['Food | ZZ-999 | EF20418', 'EF20418', ['EF20418', 'ZZ-999']],
  ['Wert 2025 | Wert 2026 | IgG4', 'EF20418', []],
])('%j contains besides %s the IDs %j', (title, own, ids) => {
  expect(samplesIn(title, own)).toEqual(ids)
})
