import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { makeTriplet } from '@shared/domain/sample-triplet/sample-triplet'
import { describe, expect, it } from 'vitest'
import { madePdf, soundPdf } from '../../../testing/pdfs'
import { readPdf } from './read-pdf'
import { readTriplet } from './read-triplet'

const results = Array.from({ length: 120 }, (_, at) => ({ food: `Food ${at}`, value: at }))
const own = (clientName: string) =>
  makeTriplet({ sampleId: 'S1', clientName, unit: 'µg/ml', results, reportDate: '2026-11-14' }).pdf
const text = (x: number, y: number, words: string) => `BT /F 12 Tf ${x} ${y} Td (${words}) Tj ET`
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => text(50, 800 - at * 15, `line ${at} of ${at * 7919}`)).join('\n')
const producers = path.join(import.meta.dirname, '../fixtures', 'pdfs')
const problemOf = async (bytes: Uint8Array) => (await readPdf(bytes)).problem

describe('a PDF that opens', () => {
  it('gives its text by lines and cells', async () => {
    const { problem, lines } = await readPdf(own('Łukasz Nowak'))
    expect(problem).toBeNull()
    expect(lines.slice(0, 5)).toEqual([
      ['Food Intolerance Report'],
      ['IgG antibodies against 120 foods'],
      ['Sample ID', 'S1'],
      ['Client Name', '?ukasz Nowak'],
      ['Report Date', '14.11.2026'],
    ])
    expect(lines.flat()).toContain('Food 119')
  })

  it('gives the texts of a line from left to right, not in drawing order', async () => {
    const page = [
      text(200, 700, 'Jane'),
      text(100, 650, 'S1'),
      text(50, 701, 'Name'),
      text(230, 700, 'Doe'),
      text(50, 600, 'J'),
      text(56, 600, 'o'),
    ]
    const { lines } = await readPdf(madePdf({ pages: [page.join('\n')] }))
    expect(lines).toEqual([['Name', 'Jane Doe'], ['S1'], ['Jo']])
  })

  it.each(readdirSync(producers))('is read when made by another program: %s', async (name) => {
    const { problem, lines } = await readPdf(readFileSync(path.join(producers, name)))
    expect(problem).toBeNull()
    expect(lines.flat().join(' ')).toContain('Jane Doe')
  })

  it('may be compressed, even with an empty part', async () => {
    const pages = lines(40)
    expect(await readPdf(madePdf({ pages: [pages], packed: (deflated) => deflated }))).toMatchObject({
      problem: null,
      lines: { length: 40 },
    })
    expect(await problemOf(madePdf({ pages: [''], packed: () => Buffer.alloc(0) }))).toBeNull()
  })

  it('needs no text', async () => {
    const picture = 'q 200 0 0 200 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \xff EI Q'
    expect(await readPdf(madePdf({ pages: [picture] }))).toEqual({ problem: null, lines: [] })
  })

  it('may have a comment in the middle, zeros or lines at its end, and text before it', async () => {
    expect(await problemOf(soundPdf(60_000, 'other'))).toBeNull()
    expect(await problemOf(Buffer.concat([own('Jane Doe'), Buffer.alloc(5000)]))).toBeNull()
    expect(await problemOf(Buffer.concat([own('Jane Doe'), Buffer.from('\r\n\r\n')]))).toBeNull()
    expect(await problemOf(Buffer.concat([Buffer.from('sent by a mail\r\n'), own('Jane Doe')]))).toBeNull()
  })

  it('may be locked against changes', async () => {
    const pdf = madePdf({ pages: [text(50, 700, 'Jane Doe')], locked: { user: '', owner: 'of the lab' } })
    expect(await readPdf(pdf)).toEqual({ problem: null, lines: [['Jane Doe']] })
  })

  it('is read up to 20 pages and 200,000 characters', async () => {
    const pages = Array.from({ length: 25 }, (_, at) => text(50, 700, `page ${at + 1}`))
    expect((await readPdf(madePdf({ pages }))).lines.at(-1)).toEqual(['page 20'])
    const full = `BT /F 1 Tf 1 TL 50 800 Td ${`(${'x'.repeat(100)}) Tj T* `.repeat(600)} ET`
    const long = madePdf({ pages: Array.from({ length: 5 }, () => full) })
    expect((await readPdf(long)).lines.flat().join('')).toHaveLength(200_000)
  })

  it('is not changed by reading it', async () => {
    const pdf = own('Jane Doe')
    await readPdf(pdf)
    expect(pdf).toEqual(own('Jane Doe'))
  })
})

describe('a PDF with a page that does not unpack', () => {
  const packed = (change: (deflated: Buffer) => Buffer) =>
    readPdf(madePdf({ pages: [text(50, 700, 'first'), lines(40)], packed: onLong(change) }))
  /** Changes only long streams, so the short first page stays readable. */
  const onLong = (change: (deflated: Buffer) => Buffer) => (deflated: Buffer) =>
    deflated.length < 100 ? deflated : change(Buffer.from(deflated))

  it.each([2, 5, 30, 60, 95])('is damaged when that page is cut off after %i %%', async (percent) => {
    const { problem, lines } = await packed((whole) =>
      whole.subarray(0, Math.floor((whole.length * percent) / 100)),
    )
    expect(problem).toMatch(/^The PDF file is damaged: (?:page 2|a part of it) cannot be read\.$/)
    expect(lines[0]).toEqual(['first'])
  })

  it('is damaged if any byte of the page is wrong', async () => {
    const length = deflateSync(lines(40)).length
    for (let at = 0; at < length; at += 3) {
      const { problem } = await packed((whole) => whole.fill((whole[at] ?? 0) ^ 0x5a, at, at + 1))
      expect([at, problem]).toEqual([
        at,
        expect.stringMatching(/^The PDF file is damaged: .+ cannot be read\.$/),
      ])
    }
  })

  it("is damaged when the page is overwritten with zeros, and still gives the other pages' text", async () => {
    const { problem, lines } = await packed((whole) => whole.fill(0))
    expect([problem, lines]).toEqual(['The PDF file is damaged: a part of it cannot be read.', [['first']]])
  })

  it('is damaged when the page is encoded as ASCII and a character is wrong', async () => {
    const sound = readFileSync(path.join(producers, 'reportlab.pdf'))
    const start = sound.indexOf('stream\n') + 'stream\n'.length
    const end = sound.indexOf('~>', start)
    for (let at = start; at < end; at += 7) {
      const changed = Buffer.from(sound)
      changed[at] = (sound[at] ?? 0) === 0x40 ? 0x41 : 0x40
      expect([at, await problemOf(changed)]).toEqual([
        at,
        expect.stringMatching(/^The PDF file is damaged: .+ cannot be read\.$/),
      ])
    }
  })

  it('gives the report one warning, and its results are read', async () => {
    const pdf = await packed((whole) => whole.fill(0))
    const named = { sampleId: 'K9', clientName: 'Cora Reed', fileNames: { html: '', pdf: '', csv: '' } }
    const bytes = { html: Buffer.from('<p>'), csv: Buffer.from('No;Food;µg/ml\n1;Milk;32') }
    const reading = readTriplet(bytes, named, { bareScale: 'index', today: '2026-11-16' }, pdf)
    expect(reading.warnings).toEqual([{ line: null, code: 'pdf', message: pdf.problem }])
    expect(reading.results).toMatchObject([{ food: 'Milk', value: 32 }])
  })
})

describe('a PDF that does not open', () => {
  const cutOff = 'The PDF file is cut off: it ends before its table of contents.'
  it.each([1, 10, 50, 90, 99])('is reported as cut off after %i %% of it', async (percent) => {
    const whole = own('Jane Doe')
    expect(await problemOf(whole.slice(0, Math.floor((whole.length * percent) / 100)))).toBe(cutOff)
  })

  it('is reported as cut off after 100 bytes, as in a given file', async () => {
    expect(await problemOf(readFileSync(path.join(import.meta.dirname, '../fixtures', 'cut-off.pdf')))).toBe(
      cutOff,
    )
  })

  it('is refused when it has only its first line', async () => {
    for (const nothing of ['', '%PDF-1.4', '%PDF-1.4\n%%EOF'])
      expect(await problemOf(Buffer.from(nothing))).toBe(cutOff)
  })

  it('is refused without a piece of its middle or without its table of contents', async () => {
    const lost = 'The PDF file is damaged: its table of contents is not where it says.'
    const whole = own('Jane Doe')
    const half = Math.floor(whole.length / 2)
    expect(await problemOf(Buffer.concat([whole.slice(0, half), whole.slice(half + 500)]))).toBe(lost)
    expect(await problemOf(Buffer.from('%PDF-1.4\nstartxref\n0\n%%EOF'))).toBe(lost)
  })

  it('is refused without a page', async () => {
    expect(await problemOf(madePdf({ pages: [] }))).toBe('The PDF file has no pages.')
  })

  it('is refused when it asks for a password', async () => {
    const pdf = madePdf({ pages: [text(50, 700, 'Jane Doe')], locked: { user: 'secret', owner: 'lab' } })
    expect(await problemOf(pdf)).toBe('The PDF file is locked with a password.')
  })

  it('is refused when it is damaged inside', async () => {
    const damaged = Buffer.from(own('Jane Doe'))
      .toString('latin1')
      .replace('/Type /Catalog', '/Typo /Wrong!!')
    expect(await problemOf(Buffer.from(damaged.replace('/Pages 2 0 R', '/Pager 9 0 R'), 'latin1'))).toBe(
      'The PDF file is damaged and cannot be opened.',
    )
  })
})

it('the test helper makes a PDF of the requested size', async () => {
  for (const size of [2_500, 9_990, 10_000, 10_010, 99_990, 150_000]) {
    expect(soundPdf(size, 'one of many')).toHaveLength(size)
    expect(await problemOf(soundPdf(size, 'one of many'))).toBeNull()
  }
})
