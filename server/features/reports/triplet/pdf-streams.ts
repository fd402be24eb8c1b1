import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflate } from 'node:zlib'

/** Some programs encode compressed data as ASCII (ASCII85) on top. */
const deflated = /\/Filter\s*\[?\s*(\/(?:ASCII85Decode|A85)\s*)?\/(?:FlateDecode|Fl)\b/

/**
 * Whether each compressed stream of a PDF, such as a page's drawing, unpacks to its end with the
 * right checksum. PDF viewers show what they could unpack, perhaps a blank or half page, without a
 * warning. Says nothing about encrypted PDFs and streams with another filter first.
 */
export async function areStreamsWhole(bytes: Uint8Array): Promise<boolean> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text)) return true
  const mark = />>\s*stream[ \t]*(?:\r\n?|\n)/g
  for (let last = 0, found = mark.exec(text); found; found = mark.exec(text)) {
    const before = text.slice(last, found.index)
    const end = text.indexOf('endstream', mark.lastIndex)
    if (end === -1) return false
    // Some programs write an empty stream.
    const isEmpty = text.slice(mark.lastIndex, end).trim() === ''
    const filter = isEmpty ? null : deflated.exec(before.slice(before.lastIndexOf(' obj')))
    if (filter) {
      const data = filter[1]
        ? fromAscii85(text.slice(mark.lastIndex, end))
        : bytes.subarray(mark.lastIndex, end)
      if (!(await unpacks(data))) return false
    }
    last = mark.lastIndex = end
  }
  return true
}

/** ASCII85: five characters encode four bytes, and `z` stands for four zero bytes. */
function fromAscii85(text: string): Uint8Array {
  const letters = text.replace(/~>[^]*$|\s/g, '').replaceAll('z', '!!!!!')
  const bytes = Buffer.alloc(Math.ceil(letters.length / 5) * 4)
  for (let at = 0; at < letters.length; at += 5) {
    const five = letters.slice(at, at + 5).padEnd(5, 'u')
    const value = Array.from(five).reduce((sum, letter) => sum * 85 + letter.charCodeAt(0) - 33, 0)
    bytes.writeUInt32BE(value >>> 0, (at / 5) * 4)
  }
  return bytes.subarray(0, Math.floor((letters.length * 4) / 5))
}

/** The output is discarded because a small stream may unpack to gigabytes. */
async function unpacks(data: Uint8Array): Promise<boolean> {
  const nowhere = new Writable({ write: (_part, _encoding, done) => done() })
  try {
    await pipeline([data], createInflate(), nowhere)
    return true
  } catch {
    return false
  }
}
