import { windows1252Upper } from './windows-1252'

/** A colour as red, green and blue from 0 to 1. */
export type PdfColor = readonly [number, number, number]

/** Lengths are in points from the top left; `y` of a text is its baseline. */
export type PdfItem =
  | {
      kind: 'text'
      x: number
      y: number
      size: number
      text: string
      bold?: boolean
      color?: PdfColor
      align?: 'right'
    }
  | { kind: 'box'; x: number; y: number; width: number; height: number; color: PdfColor }

export const pdfPage = { width: 595, height: 842 }

const asciiWidths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]

/** One byte for each character of WinAnsiEncoding; others lose their accents, or become `?`. */
function winAnsi(text: string): number[] {
  return Array.from(text.normalize('NFC').replace(/\s/gu, ' ')).flatMap((character) => {
    const own = byteOf(character)
    if (own !== undefined) return [own]
    const base = Array.from(character.normalize('NFD'))[0] ?? ''
    return [byteOf(base) ?? 0x3f]
  })
}

function byteOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return code
  const upper = windows1252Upper.indexOf(character)
  return upper === -1 || character === ' ' ? undefined : 0x80 + upper
}

/** The width of a text in Helvetica, in points; bold and accented letters are approximated. */
export function pdfTextWidth(text: string, size: number, bold = false): number {
  const units = winAnsi(text).reduce((sum, byte) => sum + (asciiWidths[byte - 32] ?? 556), 0)
  return (units * size * (bold ? 1.06 : 1)) / 1000
}

/** The text, cut with an ellipsis where it would be wider than `width` points. */
export function fitPdfText(text: string, size: number, width: number, bold = false): string {
  if (pdfTextWidth(text, size, bold) <= width) return text
  const letters = Array.from(text)
  while (letters.length > 0 && pdfTextWidth(`${letters.join('')}…`, size, bold) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

const number = (value: number) => String(Math.round(value * 100) / 100)
const escaped = (bytes: readonly number[]) =>
  bytes
    .map((byte) =>
      byte === 0x28 || byte === 0x29 || byte === 0x5c
        ? `\\${String.fromCharCode(byte)}`
        : byte < 0x7f
          ? String.fromCharCode(byte)
          : `\\${byte.toString(8)}`,
    )
    .join('')

function drawn(item: PdfItem): string {
  const [red, green, blue] = item.color ?? [0, 0, 0]
  const fill = `${number(red)} ${number(green)} ${number(blue)} rg`
  if (item.kind === 'box') {
    const bottom = pdfPage.height - item.y - item.height
    return `${fill} ${number(item.x)} ${number(bottom)} ${number(item.width)} ${number(item.height)} re f`
  }
  const left = item.align === 'right' ? item.x - pdfTextWidth(item.text, item.size, item.bold) : item.x
  const place = `${number(left)} ${number(pdfPage.height - item.y)} Td`
  return `${fill} BT /${item.bold ? 'B' : 'R'} ${number(item.size)} Tf ${place} (${escaped(winAnsi(item.text))}) Tj ET`
}

/** Writes a PDF 1.4 of A4 pages; text outside Windows-1252 is simplified. */
export function writePdf(title: string, pages: readonly (readonly PdfItem[])[]): Uint8Array {
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const first = 6
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(winAnsi(title))}) >>`,
    ...pages.flatMap((items, index) => {
      const content = items.map(drawn).join('\n')
      const box = `/MediaBox [0 0 ${pdfPage.width} ${pdfPage.height}]`
      const resources = '/Resources << /Font << /R 3 0 R /B 4 0 R >> >>'
      return [
        `<< /Type /Page /Parent 2 0 R ${box} ${resources} /Contents ${first + index * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  // All is ASCII now (other bytes are escaped), so lengths in characters equal lengths in bytes.
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return new TextEncoder().encode(`${body}xref\n0 ${size}\n0000000000 65535 f \n${entries}${trailer}`)
}
