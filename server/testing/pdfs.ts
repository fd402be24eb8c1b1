import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { makeTriplet } from '@shared/domain/sample-triplet/sample-triplet'

/** A valid PDF of at least `size` bytes; `mark` distinguishes it from others. */
export const soundPdf = (size = 0, mark = ''): Buffer =>
  paddedPdf(
    makeTriplet({
      sampleId: 'S1',
      clientName: 'Jane Doe',
      unit: 'µg/ml',
      results: [{ food: 'Rice', value: 1.1 }],
    }).pdf,
    size,
    mark,
  )

/**
 * Pads one of our PDFs to at least `size` bytes with a comment before the xref table, which begins
 * with `mark`.
 */
export function paddedPdf(pdf: Uint8Array, size: number, mark = ''): Buffer {
  const text = Buffer.from(pdf).toString('latin1')
  const at = text.lastIndexOf('xref\n0 ')
  const withDots = (dots: number) => {
    const comment = `%${mark}${'.'.repeat(Math.max(0, dots))}\n`
    const contents = text.slice(at).replace(/startxref\n\d+/, `startxref\n${at + comment.length}`)
    return text.slice(0, at) + comment + contents
  }
  const missing = size - withDots(0).length
  // The padding may add digits to the offset of the xref table.
  const tooMany = Math.max(0, withDots(missing).length - size)
  return Buffer.from(withDots(missing - (missing > 0 ? tooMany : 0)), 'latin1')
}

type Made = {
  /** PDF drawing operators of each page. */
  pages: string[]
  /** Compresses the pages, and maps the compressed bytes. */
  packed?: (deflated: Buffer) => Buffer
  /** Passwords: with an empty `user` the file opens but is protected against changes. */
  locked?: { user: string; owner: string }
}

/**
 * A PDF with these pages, compressed if `packed` is set and encrypted with 40-bit RC4 if `locked`
 * is set.
 */
export function madePdf({ pages, packed, locked }: Made): Buffer {
  const lock = locked && lockOf(locked)
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font,
    ...pages.flatMap((page, at) => {
      const plain = packed ? packed(deflateSync(Buffer.from(page, 'latin1'))).toString('latin1') : page
      const content = lock ? lock.seal(plain, 5 + at * 2) : plain
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
        `<< /Length ${content.length}${packed ? ' /Filter /FlateDecode' : ''} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R${lock ? lock.trailer : ''} >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}${trailer}`, 'latin1')
}

// ISO 32000-1, 7.6.3: the standard handler, revision 2.
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const padded = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32)
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()
const mayPrint = Buffer.from([0xc4, 0xff, 0xff, 0xff])

function lockOf({ user, owner }: { user: string; owner: string }) {
  const id = Buffer.from('0123456789abcdef')
  const o = rc4(md5(padded(owner)).subarray(0, 5), padded(user))
  const key = md5(padded(user), o, mayPrint, id).subarray(0, 5)
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`
  return {
    trailer: ` /ID [${hex(id)} ${hex(id)}] /Encrypt << /Filter /Standard /V 1 /R 2 /O ${hex(o)} /U ${hex(rc4(key, padding))} /P ${mayPrint.readInt32LE()} >>`,
    seal: (content: string, object: number) =>
      rc4(
        md5(key, Buffer.from([object, 0, 0, 0, 0])).subarray(0, 10),
        Buffer.from(content, 'latin1'),
      ).toString('latin1'),
  }
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, at) => at)
  const at = (place: number) => state[place & 255] ?? 0
  const swap = (one: number, other: number) => {
    const kept = at(one)
    state[one & 255] = at(other)
    state[other & 255] = kept
  }
  for (let i = 0, j = 0; i < 256; i += 1) {
    j += at(i) + (key[i % key.length] ?? 0)
    swap(i, j & 255)
  }
  let j = 0
  return Buffer.from(
    data.map((byte, index) => {
      const i = index + 1
      j = (j + at(i)) & 255
      swap(i, j)
      return byte ^ at(at(i) + at(j))
    }),
  )
}
