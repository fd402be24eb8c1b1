import { listPlace } from './list-place'
import type { Speech } from './speech'
import { gaps } from './tokens'
import type { Reading } from './verdicts'

/** Listed foods that a statement from outside their item seems to negate; the item counts. */
export function overriddenPhrases(
  reading: Pick<Reading, 'text' | 'tokens' | 'phrases' | 'modes'>,
  speech: readonly Speech[],
): ReadonlySet<number> {
  const silenced = new Set<number>()
  const { tokens, phrases } = reading
  let list: { start: number; end: number } | undefined
  let itemOf: Int32Array | undefined
  for (const [index, { entry, first }] of phrases.entries()) {
    const silence = speech[index]?.silence
    if (!silence || entry?.kind !== 'food' || (silence.doubt === 'none' && !silence.isList)) continue
    if (silence.doubt === 'anywhere') {
      silenced.add(index)
      continue
    }
    list ??= listPlace(reading)
    itemOf ??= itemsOf(reading)
    const start = tokens[first]?.start ?? 0
    const isListed = silence.from > 0 && start >= list.start && start < list.end
    const isOfItem = itemOf[silence.from] === itemOf[first]
    const isDoubted = silence.doubt === 'in list' || (silence.isList && list.start > 0)
    if (isListed && !isOfItem && isDoubted) silenced.add(index)
  }
  return silenced
}

/** For each word the number of its item. */
function itemsOf({ tokens }: Pick<Reading, 'tokens'>): Int32Array {
  const items = new Int32Array(tokens.length)
  let item = 0
  for (const [at, { gap }] of tokens.entries()) {
    if (gap & (gaps.comma | gaps.semicolon | gaps.stop)) item++
    items[at] = item
  }
  return items
}
