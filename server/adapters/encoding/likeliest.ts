import { createRequire } from 'node:module'
import path from 'node:path'
import { readSections } from '@shared/knowledge/read-knowledge'
import iconv from 'iconv-lite'
import type * as Jschardet from 'jschardet'
import { projectRoot } from '../../config/project-root'
import { asBuffer } from './bytes'
import { candidates } from './charsets'
import { arePossible, isCyrillicOrGreek, isOdd, indicatesCharset, isUsualWord } from './plausible'

/** The non-ASCII words in one character set; `trust`: how usual their letter pairs are. */
type Reading = { charset: string; words: string[]; known: number; odd: number; trust: number }

/** How many times as plausible as another (`trust`) a reading must be to win without doubt. */
const CLEARLY = 4
/** The same where the other reading has odd words and this one has none. */
const MORE = 2
/**
 * Up to so many unknown words pass as names. None do in a set that is not the expected one and
 * gives no known word either.
 */
const MOST_NAMES = 2

/**
 * The character set in which a single-byte text makes most sense. Sets that give impossible words
 * are out; then the number of known food words decides, then whether it is the expected set, then
 * how usual the words are. `doubt` is undefined if the choice is clear; else it has a word as read
 * and, if there is one, the alternative reading.
 * @param said whether a declaration names the expected set
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

/** Re-decodes bytes, given as a Latin-1 string, in another set. */
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

/** Whether `one` has as many known words, no odd ones and more usual letters than `other`. */
const isMoreUsual = (one: Reading, other: Reading) =>
  one.known === other.known && one.odd === 0 && other.odd > 0 && one.trust > other.trust * MORE

/**
 * An unknown word if there are more unknown than known ones, since the text may be in a set that is
 * not supported. Undefined if they may be names, or the library detects the same words in another
 * script.
 */
function unknownOf(
  { charset, words, known }: Reading,
  written: readonly string[],
  mostNames: number,
): string | undefined {
  const unknown = words.filter(
    (word) => indicatesCharset(word) && !isUsualWord(word, charset) && !isKnown(word),
  )
  if (unknown.length <= Math.max(known, mostNames)) return undefined
  return words.some(isCyrillicOrGreek) && isDetected(written, words) ? undefined : unknown[0]
}

/** Every plausible reading; sets that give the same words count once. */
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
/** Words end at spaces and at what separates the cells of a CSV and the tags of a page. */
const word = /[^\0-\x20;,"<>=&()[\]]+/g

/** Non-ASCII words, each byte as a Latin-1 character. */
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

/** Whether the first guess of the library over all its sets gives the same words. */
function isDetected(written: readonly string[], words: readonly string[]): boolean {
  const sample = written.join('\n')
  const all = detectAll(sample).map(({ encoding }) => encoding ?? '')
  const first = all.find((encoding) => iconv.encodingExists(encoding))
  return first !== undefined && decodeAs(sample, first) === words.join('\n')
}

/** Sorted by confidence, highest first. */
function detectAll(sample: string, only?: readonly string[]) {
  // Loaded on demand: its tables take 50 MB, and most servers never meet a file that needs them.
  const jschardet = createRequire(import.meta.url)('jschardet') as typeof Jschardet
  return jschardet
    .detectAll(Buffer.from(sample, 'latin1'), {
      minimumThreshold: 0,
      ...(only && { detectEncodings: [...only] }),
    })
    .toSorted((a, b) => b.confidence - a.confidence)
}

/** How usual the letter pairs are in each set; empty at the library's default confidence. */
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

/** Food words from the knowledge that are not ASCII or have an apostrophe, read once. */
const known = () =>
  (knownWords ??= new Set(
    Object.values(readSections(path.join(projectRoot, 'shared', 'knowledge')))
      .flatMap(wordsOf)
      .filter((word) => /[^\0-\x7f]|\p{L}'/u.test(word)),
  ))
let knownWords: Set<string> | undefined

const isKnown = (word: string) => wordsOf(word).some((one) => known().has(one))
