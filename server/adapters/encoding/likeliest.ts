import { createRequire } from 'node:module'
import path from 'node:path'
import { readSections } from '@shared/knowledge/read-knowledge'
import iconv from 'iconv-lite'
import type * as Jschardet from 'jschardet'
import { projectRoot } from '../../project-root'
import { asBuffer } from './bytes'
import { candidates } from './charsets'
import { arePossible, isForeign, isOdd, isTelling, isUsualWord } from './plausible'

/** The words beyond ASCII as a character set reads them; `trust` is how usual its letters are beside each other, to compare. */
type Reading = { charset: string; words: string[]; known: number; odd: number; trust: number }

/** By how much one set must make more usual words than another to be the right one. */
const CLEARLY = 4
/** The same of one that makes odd words. */
const MORE = 2
/** So many unknown words may be somebody's name, but not where nothing but they tells of another set than is expected. */
const MOST_NAMES = 2

/**
 * The character set that makes most sense of a text in which every byte is a character: those are out that make no words
 * of it, then more words win that our knowledge of foods has, then what is expected, then more usual words. `doubt` has a
 * word as it is read, and as it may be meant, if it can be; undefined where there is nothing to wonder about.
 * @param said whether something says that it is the expected one
 */
export function likeliest(
  bytes: Uint8Array,
  { expected, said }: { expected: string; said: boolean },
): { charset: string; doubt?: { read: string; maybe?: string } } {
  const written = wordsBeyondAscii(bytes)
  const readings = readingsOf(written, expected)
  const isExpected = ({ charset }: Reading) => Number(charset === expected)
  const [first, ...rest] = readings.toSorted(
    (a, b) => b.known - a.known || isExpected(b) - isExpected(a) || b.trust - a.trust,
  )
  const best = rest.find((one) => first && !said && isMoreUsual(one, first)) ?? first
  const others = readings.filter((one) => one !== best)
  if (!best) return { charset: expected, doubt: { read: decodeAs(written[0] ?? '', expected) } }
  const other = others.find((one) => !isBeyondDoubt(best, one, { expected, said }))
  if (other) {
    const at = best.words.findIndex((word, index) => word !== other.words[index])
    return { charset: best.charset, doubt: { read: best.words[at] ?? '', maybe: other.words[at] ?? '' } }
  }
  if (best.charset === expected && said) return { charset: best.charset }
  const unknown = unknownOf(best, written, best.charset === expected || best.known > 0 ? MOST_NAMES : 0)
  return { charset: best.charset, ...(unknown !== undefined && { doubt: { read: unknown } }) }
}

/** What stands for bytes, a character of Latin-1 each, in another set. */
const decodeAs = (sample: string, charset: string) => iconv.decode(Buffer.from(sample, 'latin1'), charset)

function isBeyondDoubt(
  best: Reading,
  other: Reading,
  { expected, said }: { expected: string; said: boolean },
) {
  if (best.known > other.known)
    return best.known * 2 >= best.words.length || best.trust * CLEARLY >= other.trust
  if (best.charset !== expected) return best.trust > other.trust * CLEARLY || isMoreUsual(best, other)
  if (best.odd > 0) return best.odd < other.odd
  return said || (best.trust > 0 && best.trust >= other.trust) || best.odd < other.odd
}

/** Whether a reading makes as many known words as another that makes odd ones, and more usual ones. */
const isMoreUsual = (one: Reading, other: Reading) =>
  one.known === other.known && one.odd === 0 && other.odd > 0 && one.trust > other.trust * MORE

/**
 * A word that our knowledge lacks, where it lacks more than it has: they may be of a set that is none of ours.
 * Undefined where they may be names as the set has many, or the library reads the same of another script.
 */
function unknownOf(
  { charset, words, known }: Reading,
  written: readonly string[],
  mostNames: number,
): string | undefined {
  const unknown = words.filter((word) => isTelling(word) && !isUsualWord(word, charset) && !isKnown(word))
  if (unknown.length <= Math.max(known, mostNames)) return undefined
  return words.some(isForeign) && isDetected(written, words) ? undefined : unknown[0]
}

/** Each that is possible, once for the same words. */
function readingsOf(written: readonly string[], expected: string): Reading[] {
  const sample = written.join('\n')
  const trust = trustIn(sample)
  const readings: Reading[] = []
  for (const charset of new Set([expected, ...candidates])) {
    const words = decodeAs(sample, charset).split('\n')
    const same = readings.find((one) => one.words.every((word, at) => word === words[at]))
    if (same) same.trust = Math.max(same.trust, trust.get(charset) ?? 0)
    else if (arePossible(words))
      readings.push({
        charset,
        words,
        known: words.filter(isKnown).length,
        odd: words.filter((word) => isOdd(word, charset)).length,
        trust: trust.get(charset) ?? 0,
      })
  }
  return readings
}

const MOST_BYTES = 64_000
const LONGEST_WORD = 200
/** Between spaces, and what parts the cells of a CSV and the tags of a page. */
const word = /[^\0-\x20;,"<>=&()[\]]+/g

/** Bytes as characters of Latin-1. */
function wordsBeyondAscii(bytes: Uint8Array): string[] {
  const words = new Set<string>()
  let left = MOST_BYTES
  for (const [run] of asBuffer(bytes).toString('latin1').matchAll(word)) {
    if (!/[\x80-\xff]/.test(run)) continue
    const written = run.slice(0, LONGEST_WORD)
    if (words.has(written)) continue
    left -= written.length + 1
    if (left < 0) break
    words.add(written)
  }
  return [...words]
}

/** Whether the library reads the same, of all sets that it knows; it tells them well in scripts that are not ours. */
function isDetected(written: readonly string[], words: readonly string[]): boolean {
  const sample = written.join('\n')
  const all = detectAll(sample).map(({ encoding }) => encoding ?? '')
  const first = all.find((encoding) => iconv.encodingExists(encoding))
  return first !== undefined && decodeAs(sample, first) === words.join('\n')
}

/** Most sure first. */
function detectAll(sample: string, only?: readonly string[]) {
  // Its tables take 50 MB, and most servers never meet a file that needs them.
  const jschardet = createRequire(import.meta.url)('jschardet') as typeof Jschardet
  return jschardet
    .detectAll(Buffer.from(sample, 'latin1'), {
      minimumThreshold: 0,
      ...(only && { detectEncodings: [...only] }),
    })
    .toSorted((a, b) => b.confidence - a.confidence)
}

/** How usual the letters beside each other are by each set; nothing where the library only says what it says of anything. */
function trustIn(sample: string): Map<string, number> {
  const ranked = detectAll(sample, candidates)
  if (ranked.length < 2) return new Map()
  return new Map(ranked.map(({ encoding, confidence }) => [encoding?.toLowerCase() ?? '', confidence]))
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}']{3,}/gu) ?? []

/** Words of the knowledge of foods that are not ASCII, or have an apostrophe, read once. */
const known = () =>
  (knownWords ??= new Set(
    Object.values(readSections(path.join(projectRoot, 'shared', 'knowledge')))
      .flatMap(wordsOf)
      .filter((word) => /[^\0-\x7f]|\p{L}'/u.test(word)),
  ))
let knownWords: Set<string> | undefined

const isKnown = (word: string) => wordsOf(word).some((one) => known().has(one))
