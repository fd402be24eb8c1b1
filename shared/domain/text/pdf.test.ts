import { describe, expect, it } from 'vitest'
import { fitPdfText, pdfTextWidth, writePdf } from './pdf'

const textOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

describe('writePdf', () => {
  const item = { kind: 'text' as const, x: 50, y: 50, size: 12 }
  const pdf = textOf(
    writePdf('Tést (1)', [
      [{ ...item, text: 'µg/ml (a\\b) é € 你 ő \n' }],
      [
        { ...item, text: 'two', bold: true, align: 'right' },
        { kind: 'box', x: 0, y: 0, width: 5, height: 6, color: [1, 0, 0] },
      ],
    ]),
  )

  it('has a cross-reference table that points at every object', () => {
    expect(pdf.startsWith('%PDF-1.4\n')).toBe(true)
    expect(pdf.endsWith('%%EOF\n')).toBe(true)
    const start = Number(/startxref\n(\d+)\n/.exec(pdf)?.[1])
    expect(pdf.slice(start, start + 5)).toBe('xref\n')
    const entries = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map((entry) => Number(entry[1]))
    expect(entries).toHaveLength(9)
    entries.forEach((offset, index) => {
      expect(pdf.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
    })
    expect(pdf).toContain('/Size 10 /Root 1 0 R')
    expect(pdf).toContain('/Count 2')
  })

  it('states the true length of each stream', () => {
    const streams = [...pdf.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)]
    expect(streams).toHaveLength(2)
    for (const [, length, content] of streams) expect(content).toHaveLength(Number(length))
  })

  it('escapes text and encodes it as Windows-1252', () => {
    expect(pdf).toContain('(\\265g/ml \\(a\\\\b\\) \\351 \\200 ? o  ) Tj')
    expect(pdf).toContain('/Title (T\\351st \\(1\\))')
    expect(Math.max(...Array.from(pdf, (one) => one.charCodeAt(0)))).toBeLessThan(128)
  })

  it('measures and fits text', () => {
    expect(pdfTextWidth('Hello', 10)).toBeCloseTo(22.78)
    expect(fitPdfText('Hello', 10, 30)).toBe('Hello')
    const cut = fitPdfText('A rather long name of a food', 10, 60)
    expect(cut.endsWith('…')).toBe(true)
    expect(pdfTextWidth(cut, 10)).toBeLessThanOrEqual(60)
  })
})
