import { excerpt } from '@shared/domain/text/characters'
import iconv from 'iconv-lite'
import { asBuffer } from './bytes'
import { declaredCharset } from './charsets'
import { likeliest } from './likeliest'

/**
 * A file's text. `doubt` says why its encoding is doubtful, as the rest of a sentence that begins
 * with the file's name.
 */
export type Decoded = { text: string; doubt: string | null }

/**
 * Decodes a page by its byte order mark, else its declaration, else as valid UTF-8, else by the
 * most plausible letters. A declaration that contradicts the bytes sets `doubt`. Never throws.
 */
export function decodeHtml(bytes: Uint8Array): Decoded {
  const declared = declaredCharset(bytes)
  const unicode = unicodeOf(bytes)
  if (unicode !== undefined) {
    const isFalse = declared !== undefined && declared !== 'utf-8' && !isMarked(bytes) && !isAscii(unicode)
    return isFalse
      ? { text: unicode, doubt: `says that it is in ${declared}, but is in UTF-8.` }
      : withLostLetters(unicode)
  }
  if (declared === undefined || declared === 'utf-8') return decodeByLetters(bytes, { declared })
  return withLostLetters(iconv.decode(asBuffer(bytes), declared))
}

/**
 * Decodes a CSV, which can only declare its encoding by a byte order mark: UTF-16 and UTF-8 are
 * recognised by their bytes, other sets by the most plausible letters. Never throws.
 * @param beside the page of the same report: its declared set is tried first
 */
export function decodeCsv(bytes: Uint8Array, beside?: Uint8Array): Decoded {
  const unicode = unicodeOf(bytes)
  const decoded =
    unicode === undefined
      ? decodeByLetters(bytes, { beside: beside && declaredCharset(beside) })
      : withLostLetters(unicode)
  const [asked] = decoded.doubt === null ? (lostToMarks.exec(decoded.text) ?? []) : []
  return asked === undefined ? decoded : { ...decoded, doubt: `has lost letters, as in "${excerpt(asked)}".` }
}

/** A word with a question mark that replaced a letter the writing program did not know. */
const lostToMarks = /(?<![^\s,;"|])[\p{L}'-]+\?[\p{L}'-]+(?![^\s,;"|])/u

/** A text of which only the ASCII characters are reliable. */
export const decodeRoughly = (bytes: Uint8Array): string =>
  unicodeOf(bytes) ?? asBuffer(bytes).toString('latin1')

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)

/** A replaced letter sets `doubt`, except before g/ml, where it can only be micro. */
function withLostLetters(text: string): Decoded {
  const at = text.search(/\ufffd(?!g\/m?l)/i)
  if (at === -1) return { text, doubt: null }
  const before = /[^\s,;"<>]*$/.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? ''
  const after = /^[^\s,;"<>]*/.exec(text.slice(at, at + 20))?.[0] ?? ''
  return { text, doubt: `has lost letters, as in "${before}${after}".` }
}

/** The most plausible decoding. A page that wrongly declares UTF-8 is always in doubt. */
function decodeByLetters(
  bytes: Uint8Array,
  { declared, beside }: { declared?: string; beside?: string },
): Decoded {
  const said = beside === undefined || beside === 'utf-8' ? undefined : beside
  const own = isMarked(bytes) ? bytes.subarray(3) : bytes
  const { charset, doubt } = likeliest(own, { expected: said ?? 'windows-1252', said: said !== undefined })
  const text = iconv.decode(asBuffer(own), charset)
  if (declared !== undefined || own !== bytes) return { text, doubt: 'says that it is in UTF-8, but is not.' }
  if (!doubt) return withLostLetters(text)
  const read = `"${excerpt(doubt.read)}"`
  return {
    text,
    doubt:
      doubt.maybe === undefined
        ? `does not say its encoding: ${read} may be a different word.`
        : `does not say its encoding: ${read} may be "${excerpt(doubt.maybe)}".`,
  }
}

const isMarked = (bytes: Uint8Array) => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf

/** The text if the bytes are UTF-16 or UTF-8. */
function unicodeOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Western text in UTF-16 has a zero in almost every pair of bytes, always on the same side. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const pairs = Math.min(bytes.length >> 1, 2048)
  let [even, odd] = [0, 0]
  for (let pair = 0; pair < pairs; pair += 1) {
    if (bytes[pair * 2] === 0) even += 1
    if (bytes[pair * 2 + 1] === 0) odd += 1
  }
  if (odd > pairs * 0.4 && even < pairs * 0.1) return 'utf-16le'
  return even > pairs * 0.4 && odd < pairs * 0.1 ? 'utf-16be' : undefined
}
