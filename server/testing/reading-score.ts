import { withoutAccents } from '@shared/domain/text/fold'

/**
 * Normalised for comparison: accents, types of quotes and dashes, and white space do not count, nor
 * does case.
 */
const plain = (text: string) =>
  withoutAccents(text.replace(/[‘’`´]/g, "'"))
    .replace(/[“”„]/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Edits (insertions, deletions, substitutions) between `truth` and its best match within `read`,
 * per character of `truth`; at most 1.
 */
export function characterError(truth: string, read: string): number {
  const [wanted, found] = [plain(truth), plain(read)]
  let before = new Uint32Array(found.length + 1)
  let now = new Uint32Array(found.length + 1)
  for (let row = 1; row <= wanted.length; row += 1) {
    now[0] = row
    for (let column = 1; column <= found.length; column += 1)
      now[column] = Math.min(
        (before[column - 1] as number) + (wanted[row - 1] === found[column - 1] ? 0 : 1),
        (before[column] as number) + 1,
        (now[column - 1] as number) + 1,
      )
    ;[before, now] = [now, before]
  }
  const least = before.reduce((one, other) => Math.min(one, other))
  return Math.min(1, least / Math.max(1, wanted.length))
}

const wordsOf = (text: string) => plain(text).match(/[a-z0-9]{2,}/g) ?? []

/**
 * The share of the words of `truth` with two letters or more that occur in `read`, counting
 * repetitions.
 */
export function wordRecall(truth: string, read: string): number {
  const left = new Map<string, number>()
  for (const word of wordsOf(read)) left.set(word, (left.get(word) ?? 0) + 1)
  const wanted = wordsOf(truth)
  if (wanted.length === 0) return 1
  const found = wanted.filter((word) => {
    const times = left.get(word) ?? 0
    left.set(word, times - 1)
    return times > 0
  })
  return found.length / wanted.length
}
