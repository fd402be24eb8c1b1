import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflate } from 'node:zlib'

const isDeflated = /\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\b/

/**
 * Whether each compressed part of a PDF, such as what a page draws, unpacks to its end and to the sum that stands behind it.
 * Programs that open PDFs show what they could unpack, a blank or half page, and say nothing. Of an encrypted one, and of a
 * part that is packed by something else before, it tells nothing.
 */
export async function areStreamsWhole(bytes: Uint8Array): Promise<boolean> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text)) return true
  const mark = />>\s*stream[ \t]*(?:\r\n?|\n)/g
  for (let last = 0, found = mark.exec(text); found; found = mark.exec(text)) {
    const before = text.slice(last, found.index)
    const end = text.indexOf('endstream', mark.lastIndex)
    if (end === -1) return false
    // Some write an empty one.
    const isEmpty = text.slice(mark.lastIndex, end).trim() === ''
    if (!isEmpty && isDeflated.test(before.slice(before.lastIndexOf(' obj')))) {
      if (!(await unpacks(bytes.subarray(mark.lastIndex, end)))) return false
    }
    last = mark.lastIndex = end
  }
  return true
}

/** What comes out is kept nowhere: a small part may unpack to gigabytes. */
async function unpacks(data: Uint8Array): Promise<boolean> {
  const nowhere = new Writable({ write: (_part, _encoding, done) => done() })
  try {
    await pipeline([data], createInflate(), nowhere)
    return true
  } catch {
    return false
  }
}
