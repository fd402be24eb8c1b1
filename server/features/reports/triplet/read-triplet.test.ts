import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadTriplet, readTriplet } from './read-triplet'

const named = { sampleId: 'S1', clientName: 'Jane Doe', fileNames: { html: '', pdf: '', csv: '' } }
const options = { bareScale: 'index', today: '2026-11-16' } as const
const read = (html: string, csv: string, as = named) =>
  readTriplet({ html: Buffer.from(html), csv: Buffer.from(csv) }, as, options, null)

describe('every text can be stored in the database', () => {
  const isTaken = (data: unknown): boolean =>
    typeof data === 'string'
      ? data.isWellFormed() && !data.includes('\0')
      : typeof data !== 'object' || data === null || Object.values(data).every(isTaken)

  it('when a message or a name cuts an emoji in half', () => {
    const csv = `No,Food,Result\n1,Egg,${'x'.repeat(58)}😀abc\n2,${'y'.repeat(199)}😀z,40\n3,${'z'.repeat(58)}😀zab,`
    const reading = read('<p>x', csv)
    expect(isTaken(reading)).toBe(true)
    expect(reading.warnings.map(({ message }) => message)).toEqual([
      `Line 2: "${'x'.repeat(58)}😀…" is not a result that can be read. The food "Egg" has no level.`,
      `Line 3: The name "${'y'.repeat(59)}…" was cut to 200 characters.`,
      `Line 4: The food "${'z'.repeat(58)}😀…" has no result, and so no level.`,
    ])
    expect(reading.results[0]?.food).toBe(`${'y'.repeat(199)}😀`)
  })

  it('when a cell, a value or a line is longer than the part that is read', () => {
    const csv = `1,Milk,12 ${'x'.repeat(996)}😀\n2,${'y'.repeat(999)}😀,40`
    for (const pad of [58, 191, 199, 1993, 1994])
      expect(
        isTaken(read(`<p>Name: ${'x'.repeat(pad)}😀 zzz</p><p>Email: ${'x'.repeat(pad)}😀 z`, csv)),
      ).toBe(true)
  })

  it('when the files contain lone surrogates and NUL', () => {
    const html = '<p>Name: a&#xD83D;b\0c&#0;</p><p>Phone: \ud83d&#xDE00;</p><p>Sample ID: Z\udc00</p>'
    expect(
      isTaken(
        read(html, '1,\ud83dMilk\udc00,40\n2,Egg\ud83d,', {
          ...named,
          sampleId: 'a\0\ud83d',
          clientName: '\udc00',
        }),
      ),
    ).toBe(true)
    const wide = Buffer.from('\ufeff1,\ud83dMilk\udc00,40\n2,\ud83d,x\ud83d', 'utf16le')
    expect(
      isTaken(readTriplet({ html: Buffer.from(html, 'utf16le'), csv: wide }, named, options, null)),
    ).toBe(true)
  })
})

it('gives the first 100 warnings of each file and counts the rest', () => {
  const html = Array.from({ length: 130 }, (_, at) => `<p>Report date: soon ${at}</p>`).join('')
  const csv = Array.from({ length: 350 }, (_, at) => `${at},Food ${at},later`).join('\n')
  const { warnings } = read(html, csv)
  expect(warnings).toHaveLength(202)
  expect(warnings[100]).toEqual({ line: null, code: 'more-warnings', message: '… and 30 more.' })
  expect(warnings[201]).toEqual({ line: null, code: 'more-warnings', message: '… and 250 more.' })
})

it('decodes the table by the encoding that the page declares', async () => {
  const given = (name: string) => readFile(path.join(import.meta.dirname, '../fixtures', name))
  const bytes = { html: await given('declared-windows-1250.html'), csv: await given('windows-1250.csv') }
  const { results, warnings } = readTriplet(
    bytes,
    { ...named, sampleId: 'H1', clientName: 'Anna Nowak' },
    options,
    null,
  )
  expect(warnings).toEqual([])
  expect(results.map(({ food, value, level }) => [food, value, level])).toEqual([
    ['Masło', 32, 'high'],
    ['Pszenica', 3, 'low'],
  ])
})

it('warns of each file whose encoding is in doubt', () => {
  const html = Buffer.from('<meta charset="utf-8"><p>Name: Jane Doe</p><p>K\xe4se</p>', 'latin1')
  const csv = Buffer.from('1,Qo\xe8k,32', 'latin1')
  expect(readTriplet({ html, csv }, named, options, null).warnings).toEqual([
    { line: null, code: 'encoding', message: 'The HTML file says that it is in UTF-8, but is not.' },
    {
      line: null,
      code: 'encoding',
      message: 'The CSV file does not say its encoding: "Qoèk" may be "Qočk".',
    },
  ])
})

describe('loadTriplet', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pearwell-triplet-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  const loadWith = async (html: string) => {
    const paths = {
      html: path.join(folder, 'html'),
      pdf: path.join(folder, 'pdf'),
      csv: path.join(folder, 'csv'),
    }
    await Promise.all([
      writeFile(paths.html, html),
      writeFile(paths.pdf, '%PDF-1.4'),
      writeFile(paths.csv, '1,Milk,2'),
    ])
    return loadTriplet(paths)
  }

  it('accepts any page with a tag as HTML', async () => {
    for (const html of ['<p>x', 'x <!doctype html>', '<a title="<">x</a>', '< b <i>'])
      expect((await loadWith(html)).html.toString()).toBe(html)
    await expect(loadWith('1 < 2 and 3 > 2')).rejects.toThrow('has no HTML in it')
  })

  it.each(['<a', '<a ', '<!', '<'])('refuses 10 MB of %j as HTML in short time', async (part) => {
    await expect(loadWith(part.repeat(10_000_000 / part.length))).rejects.toThrow('has no HTML in it')
  })
})
