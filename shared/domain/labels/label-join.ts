import { fold } from '../text/fold'
import { isOneApart, lookOf } from '../food-matcher/look-alike'
import type { MissingPart } from './label-parts'

/** The text of a label's photos, and the parts of its list they do not show. */
export type LabelText = { text: string; missing: readonly MissingPart[] }
export type JoinedLabel = { text: string; missing: MissingPart[]; overlap: boolean }

/** Fewer common words may occur in two places of a list by chance. */
const FEWEST_WORDS = 3
const FEWEST_LETTERS = 12
const LEAST_SAME = 0.7
/** The most words at a photo's edge that may be cut. */
const MOST_AT_EDGE = 8
/** Words that are read as two, or two as one, shift the following ones by at most so many. */
const FARTHEST = 6
/** A word in more places does not show which of them is meant. */
const MOST_PLACES = 8
const FEWEST_LINES = 3
const SHARE_OF_LINES = 0.6
const LONGEST_LINE = 200
const MOST_LINES_APART = 3
const FEWEST_SIGNS = 4
const MOST_SIGNS_AT_EDGE = 1

/**
 * Joins the texts of two photos of one label, in either order: where one continues the other, or
 * where one shows the left halves of the lines and the other the right ones. Common text appears
 * once, misread letters or not. `missing` are the parts that neither shows. Without an `overlap`
 * the texts are put one below the other, and nothing is lost.
 */
export function joinLabels(one: LabelText, other: LabelText): JoinedLabel {
  const [text, further] = [one.text.trim(), other.text.trim()]
  if (further === '') return { ...one, missing: [...one.missing], overlap: false }
  if (text === '') return { ...other, missing: [...other.missing], overlap: false }
  if (text === further) {
    const missing = one.missing.filter((part) => other.missing.includes(part))
    return { text: one.text, missing, overlap: true }
  }
  return (
    withoutCover(one, other) ??
    withoutCover(other, one) ??
    oneAfterOther(one, other, 1) ??
    sideBySide(one, other) ??
    sideBySide(other, one) ??
    oneAfterOther(one, other, LEAST_SAME) ??
    apart(one, other)
  )
}

type Word = { look: string; start: number; end: number }
/** The positions of a word in both texts. */
type Pair = readonly [number, number]

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    look: lookOf(fold(word)),
    start: index,
    end: index + word.length,
  }))

/**
 * The text of the `clear` photo, with the words before and behind it that only the `covered` one
 * shows; undefined if the clear one has not nearly all the words of the other.
 */
function withoutCover(covered: LabelText, clear: LabelText): JoinedLabel | undefined {
  const isClear = clear.missing.every((part) => part === 'start' || part === 'end')
  if (!covered.missing.includes('middle') || !isClear) return undefined
  const [words, further] = [covered, clear].map(({ text }) =>
    // Shorter ones occur anywhere, and a cover's edges are read as such.
    wordsOf(text).filter(({ look }) => look.length > 2),
  ) as [Word[], Word[]]
  const clearLooks = new Set(further.map(({ look }) => look))
  const shared = words.flatMap(({ look }, at) => (clearLooks.has(look) ? [at] : []))
  const [first, last] = [shared[0], shared.at(-1)]
  const letters = shared.reduce((sum, at) => sum + (words[at]?.look.length ?? 0), 0)
  if (first === undefined || last === undefined || letters < FEWEST_LETTERS) return undefined
  const unshared = [-1, ...shared].map((at, index) => (shared[index] ?? words.length) - at - 1)
  const isHeld = shared.length >= Math.max(FEWEST_WORDS, LEAST_SAME * words.length)
  if (!isHeld || unshared.some((run) => run > MOST_AT_EDGE)) return undefined
  const isAbove = first > further.findIndex(({ look }) => look === words[first]?.look)
  const isBelow =
    words.length - last > further.length - further.findLastIndex(({ look }) => look === words[last]?.look)
  const missing = allMissing(covered, clear, (part, photo) =>
    part === 'start'
      ? photo === (isAbove ? covered : clear)
      : part === 'end'
        ? photo === (isBelow ? covered : clear)
        : photo === clear,
  )
  const above = isAbove ? covered.text.slice(0, words[first]?.start) : ''
  const below = isBelow ? covered.text.slice(words[last]?.end) : ''
  return { text: `${above}${clear.text.trim()}${below}`, missing, overlap: true }
}

/** Joins texts of which one begins or ends in the other; undefined if too little is the same. */
function oneAfterOther(one: LabelText, other: LabelText, share: number): JoinedLabel | undefined {
  const [words, further] = [wordsOf(one.text), wordsOf(other.text)]
  const pairs = pairsOf(words, further, share === 1 ? isExact : isSame)
  const [first, last] = [pairs[0], pairs.at(-1)]
  if (!first || !last || !isSure(pairs, words, share)) return undefined
  const heads = first
  const tails: Pair = [words.length - 1 - last[0], further.length - 1 - last[1]]
  if (Math.min(...heads) > MOST_AT_EDGE || Math.min(...tails) > MOST_AT_EDGE) return undefined
  const upper = heads[0] >= heads[1] ? one : other
  const lower = tails[0] === tails[1] ? upper : tails[0] > tails[1] ? one : other
  const missing = allMissing(one, other, (part, photo) =>
    part === 'start'
      ? photo === upper
      : part === 'end'
        ? photo === lower
        : upper !== lower || photo === upper,
  )
  if (upper === lower) return { text: upper.text, missing, overlap: true }
  const [at, below] = pairs[pairs.length >> 1] ?? first
  const [inOne, inOther] = [words[at]?.start ?? 0, further[below]?.start ?? 0]
  const text =
    upper === one
      ? one.text.slice(0, inOne) + other.text.slice(inOther)
      : other.text.slice(0, inOther) + one.text.slice(inOne)
  return { text, missing, overlap: true }
}

/** The common words of two texts, in order, where most of them are equally far apart. */
function pairsOf(words: readonly Word[], further: readonly Word[], same: Same): Pair[] {
  const places = new Map<string, number[]>()
  for (const [at, { look }] of further.entries()) {
    const known = places.get(look)
    if (known) known.push(at)
    else places.set(look, [at])
  }
  const votes = new Map<number, number>()
  let shift: number | undefined
  for (const [at, { look }] of words.entries()) {
    const found = places.get(look) ?? []
    if (found.length > MOST_PLACES) continue
    for (const place of found) {
      const vote = (votes.get(place - at) ?? 0) + look.length / found.length
      votes.set(place - at, vote)
      if (shift === undefined || vote > (votes.get(shift) ?? 0)) shift = place - at
    }
  }
  return shift === undefined ? [] : pairsAlong(words, further, shift, same)
}

function pairsAlong(words: readonly Word[], further: readonly Word[], from: number, same: Same): Pair[] {
  const pairs: Pair[] = []
  let [shift, behind] = [from, -1]
  for (const [at, word] of words.entries()) {
    for (const far of word.look.length < 3 ? [0] : distances) {
      const place = at + shift + far
      const met = further[place]
      if (!met || place <= behind || !same(word.look, met.look)) continue
      pairs.push([at, place])
      behind = place
      shift += far
      break
    }
  }
  return pairs
}

const distances = Array.from({ length: FARTHEST }, (_, at) => [at, -at - 1]).flat()

type Same = (one: string, other: string) => boolean

const isExact: Same = (one, other) => one === other
const isSame: Same = (one, other) =>
  one === other || (Math.min(one.length, other.length) > 3 && isOneApart(one, other))

function isSure(pairs: readonly Pair[], words: readonly Word[], share: number): boolean {
  const [first, last] = [pairs[0], pairs.at(-1)]
  if (!first || !last || pairs.length < FEWEST_WORDS) return false
  const letters = pairs.reduce((sum, [at]) => sum + (words[at]?.look.length ?? 0), 0)
  const longest = Math.max(last[0] - first[0], last[1] - first[1]) + 1
  return letters >= FEWEST_LETTERS && pairs.length / longest >= share
}

/** Joins the lines of a label's left and right halves; undefined where they do not pair up. */
function sideBySide(left: LabelText, right: LabelText): JoinedLabel | undefined {
  const [lines, further] = [left.text.trim().split('\n'), right.text.trim().split('\n')]
  if (Math.min(lines.length, further.length) < FEWEST_LINES) return undefined
  let best: { shift: number; met: number } | undefined
  for (let shift = -MOST_LINES_APART; shift <= MOST_LINES_APART; shift++) {
    const met = lines.filter((line, at) => overlapOf(line, further[at + shift] ?? '')).length
    const most = Math.min(lines.length, further.length) - Math.abs(shift)
    if (met >= FEWEST_LINES && met / most >= SHARE_OF_LINES && met > (best?.met ?? 0)) best = { shift, met }
  }
  if (!best) return undefined
  const { shift } = best
  const from = Math.min(0, -shift)
  const to = Math.max(lines.length, further.length - shift)
  const joined = Array.from({ length: to - from }, (_, at) =>
    joinLines(lines[at + from] ?? '', further[at + from + shift] ?? ''),
  )
  const missing = allMissing(left, right, (part, photo) =>
    part === 'left' ? photo === left : part !== 'right' || photo === right,
  )
  return { text: joined.join('\n'), missing, overlap: true }
}

function joinLines(line: string, further: string): string {
  const met = overlapOf(line, further)
  if (met) return line.slice(0, line.length - met.end) + further.slice(met.start + met.signs)
  return [line.trimEnd(), further.trimStart()].filter((part) => part !== '').join(' ')
}

/**
 * Where a line ends as another begins: the length of the overlap, and how many characters are
 * skipped at the end of the one and the start of the other. Each line has to add something.
 */
function overlapOf(line: string, further: string): { signs: number; end: number; start: number } | undefined {
  const [one, other] = [line.toLowerCase(), further.toLowerCase()]
  if (Math.max(one.length, other.length) > LONGEST_LINE) return undefined
  for (let signs = Math.min(one.length, other.length) - 1; signs >= FEWEST_SIGNS; signs--)
    for (let end = 0; end <= MOST_SIGNS_AT_EDGE; end++)
      for (let start = 0; start <= MOST_SIGNS_AT_EDGE; start++)
        if (isAlike(one, one.length - end - signs, other, start, signs)) return { signs, end, start }
  return undefined
}

function isAlike(one: string, from: number, other: string, start: number, signs: number): boolean {
  if (from <= 0 || start + signs >= other.length) return false
  let wrong = 0
  for (let at = 0; at < signs && wrong * FEWEST_SIGNS * 2 <= signs; at++)
    if (one[from + at] !== other[start + at]) wrong++
  return wrong * FEWEST_SIGNS * 2 <= signs
}

/** Texts without an overlap, beginning first; words may be missing between them. */
function apart(one: LabelText, other: LabelText): JoinedLabel {
  const lacks = (photo: LabelText, part: MissingPart) => photo.missing.includes(part)
  const isBelow = lacks(one, 'start') && !lacks(one, 'end') && lacks(other, 'end') && !lacks(other, 'start')
  const [upper, lower] = isBelow ? [other, one] : [one, other]
  const isGap = lacks(upper, 'end') && lacks(lower, 'start')
  const missing = allMissing(upper, lower, (part, photo) =>
    isGap && part === 'end' ? photo === lower : isGap && part === 'start' ? photo === upper : true,
  )
  return {
    text: `${upper.text.trimEnd()}\n${lower.text}`,
    missing: isGap ? [...new Set([...missing, 'middle' as const])] : missing,
    overlap: false,
  }
}

/** The parts missing from both photos, each by the photo that can `tell`. */
function allMissing(
  one: LabelText,
  other: LabelText,
  tells: (part: MissingPart, photo: LabelText) => boolean,
): MissingPart[] {
  const hasList = [one, other].some(({ missing }) => !missing.includes('list'))
  const found = [one, other].flatMap((photo) => photo.missing.filter((part) => tells(part, photo)))
  return [...new Set(found)].filter((part) => part !== 'list' || !hasList)
}
