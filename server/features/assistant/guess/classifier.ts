import { WordTable } from '@shared/domain/word-table'
import { fit, sharesOf, type Weighed } from './fit'

/** What speaks for a label in a text, each once, with its weight. */
export type Features = ReadonlyMap<string, number>
export type Example<Label> = { label: Label; features: Features }
/** `share`: how likely the label is, of 1 for all labels together. */
export type Likelihood<Label> = { label: Label; share: number }
export type Classifier<Label> = (features: Features) => Likelihood<Label>[]

/** What stands in one example alone is chance. */
const LEAST_EXAMPLES = 2
/** All features of a text weigh together as much as those of any other: a long one is not surer. */
const WHOLE = 2
/** What speaks for a label in any text. */
const BIAS = 0.3
const BIAS_ROW = 0

/**
 * Learns from examples which label a text has, by multinomial logistic regression in gradient steps that are the same
 * each time. Gives way to what else waits meanwhile.
 */
export async function learn<Label>(examples: readonly Example<Label>[]): Promise<Classifier<Label>> {
  const places = new Map<Label, number>()
  for (const { label } of examples) if (!places.has(label)) places.set(label, places.size)
  const labels = [...places.keys()]
  const size = labels.length
  const rowOf = rowsFor(examples.map(({ features }) => features))

  function weighed(features: Features): Weighed {
    const [rows, weights] = [[BIAS_ROW], [BIAS]]
    let squares = 0
    for (const [feature, weight] of features) {
      const row = rowOf.get(feature)
      if (row === undefined) continue
      rows.push(row)
      weights.push(weight)
      squares += weight * weight
    }
    const scale = WHOLE / (Math.sqrt(squares) || 1)
    for (let at = 1; at < weights.length; at++) weights[at] = (weights[at] as number) * scale
    return { rows, weights }
  }

  const given = mixed(
    examples.map(({ label, features }) => ({ right: places.get(label) as number, text: weighed(features) })),
  )
  const table = await fit(given, size, BIAS_ROW + 1 + rowOf.size)
  return (features) => {
    const shares = sharesOf(table, size, weighed(features))
    return labels
      .map((label, at) => ({ label, share: shares[at] ?? 0 }))
      .sort((one, other) => other.share - one.share)
  }
}

/** The rows of the features that stand in enough examples. */
function rowsFor(all: readonly Features[]): WordTable {
  const counts = new Map<string, number>()
  for (const features of all)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const rows = new Map<string, number>()
  for (const [feature, count] of counts)
    if (count >= LEAST_EXAMPLES) rows.set(feature, BIAS_ROW + 1 + rows.size)
  return new WordTable(rows)
}

/** In an order that mixes what stands together, and is always the same. */
function mixed<T>(items: readonly T[]): T[] {
  let seed = 1
  const drawn = items.map((item) => ({ item, place: (seed = (seed * 16807) % 2147483647) }))
  return drawn.sort((one, other) => one.place - other.place).map(({ item }) => item)
}
