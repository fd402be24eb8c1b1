import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFileName } from '../text/file-name'
import { readResults } from '../results-csv/read-results'
import { makeTriplet } from './sample-triplet'

const sample = {
  sampleId: 'FI-1001',
  clientName: 'Jane <b>Doe</b>',
  email: 'jane@example.org',
  dateOfBirth: '1980-02-29',
  reportDate: '2026-11-04',
  unit: 'µg/ml' as const,
  results: [
    { food: 'Milk', category: 'Dairy', value: 20 },
    { food: 'PEPPER, BLACK', category: 'Spices', value: 7.46 },
    { food: 'Corn "sweet"', value: 7.44 },
    { food: 'Goat & <sheep>', category: 'Dairy', value: 0 },
  ],
}
const textOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

describe('makeTriplet', () => {
  const triplet = makeTriplet(sample)

  it('writes a CSV that is parsed to the levels that the page shows', () => {
    expect(triplet.csv).toBe(
      'No,Food,Result (µg/ml)\r\n1,Milk,20.0\r\n2,Goat & <sheep>,0.0\r\n3,"PEPPER, BLACK",7.5\r\n4,"Corn ""sweet""",7.4\r\n',
    )
    const read = readResults(triplet.csv, { bareScale: 'index' })
    expect(read).toMatchObject({ scale: 'µg/ml', warnings: [], rowCount: 4 })
    expect(read.results.map(({ food, level }) => [food, level])).toEqual([
      ['Milk', 'high'],
      ['Goat & <sheep>', 'low'],
      ['PEPPER, BLACK', 'moderate'],
      ['Corn "sweet"', 'low'],
    ])
    expect(triplet.html).toContain(
      '<td>PEPPER, BLACK</td><td class="value">7.5</td><td class="moderate">Moderate</td>',
    )
  })

  it('escapes every text in the page and has no scripts', () => {
    expect(triplet.html).toContain('Jane &lt;b&gt;Doe&lt;/b&gt;')
    expect(triplet.html).toContain('Goat &amp; &lt;sheep&gt;')
    expect(triplet.html).toContain('<th scope="row">Date of Birth</th><td>29.02.1980</td>')
    expect(triplet.html).not.toMatch(/<script|<b>Doe|Phone|Gender/)
  })

  it('writes a PDF with every result, over as many pages as needed', () => {
    const results = Array.from({ length: 220 }, (_, index) => ({
      food: `Food ${index}`,
      category: `Group ${index % 9}`,
      value: (index % 400) / 10,
    }))
    const pdf = textOf(makeTriplet({ ...sample, results }).pdf)
    const pages = Number(/\/Count (\d+)/.exec(pdf)?.[1])
    expect(pages).toBeGreaterThan(3)
    expect(pdf).toContain(`${pages} / ${pages}) Tj`)
    for (const { food } of results) expect(pdf).toContain(`(${food}) Tj`)
    const lowest = [...pdf.matchAll(/ (-?[\d.]+) Td/g)].map((match) => Number(match[1]))
    expect(Math.min(...lowest)).toBeGreaterThan(30)
  })

  it('names files by the rule of the upload', () => {
    expect(makeTriplet({ ...sample, clientName: 'Jane Doe' }).names).toEqual({
      html: 'FI-1001_Jane_Doe.html',
      pdf: 'FI-1001_Jane_Doe.pdf',
      csv: 'FI-1001_Jane_Doe.csv',
    })
    const name = fc.constantFrom('Jane Doe', 'Anna-Maria  Löw', 'J. R. Hart', "O'Neill", 'A_B')
    fc.assert(
      fc.property(name, fc.constantFrom('S1', 'S_1', 'S.1 a', 'a/b'), (clientName, sampleId) => {
        const read = readFileName(makeTriplet({ ...sample, clientName, sampleId }).names.html)
        expect(read).toMatchObject({
          sampleId: sampleId.replace(/[\s._/]/g, '-'),
          clientName: clientName.replace(/[\s._]+/g, ' '),
        })
      }),
    )
  })

  it('always gives the same bytes', () => {
    expect(makeTriplet(sample)).toEqual(triplet)
  })
})
