/** What speaks for a label in a text, each once, with its weight. */
export type Features = ReadonlyMap<string, number>
export type Example<Label> = { label: Label; features: Features }
/** `share`: how likely the label is, of 1 for all labels together. */
export type Likelihood<Label> = { label: Label; share: number }
export type Classifier<Label> = (features: Features) => Likelihood<Label>[]

const ROUNDS = 3
const RATE = 1
/** What stands in one example alone is chance. */
const LEAST_EXAMPLES = 2
/** Errors so small teach nothing. */
const LEAST_ERROR = 0.01
/** All features of a text weigh together as much as those of any other: a long one is not surer. */
const WHOLE = 2
/** What speaks for a label in any text. */
const BIAS = 0.3

/** A feature of a text: what it speaks for each label, and how much it counts here. */
type Weighed = { row: Float32Array; weight: number }

/**
 * Learns from examples which label a text has, by multinomial logistic regression in gradient steps that are the same
 * each time. Gives way to what else waits meanwhile.
 */
export async function learn<Label>(examples: readonly Example<Label>[]): Promise<Classifier<Label>> {
  const labels = [...new Set(examples.map(({ label }) => label))]
  const bias = new Float32Array(labels.length)
  const rows = rowsFor(
    examples.map(({ features }) => features),
    labels.length,
  )

  function weighed(features: Features): Weighed[] {
    const known = [...features].flatMap(([feature, weight]) => {
      const row = rows.get(feature)
      return row ? [{ row, weight }] : []
    })
    const length = Math.sqrt(known.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1
    return [
      { row: bias, weight: BIAS },
      ...known.map(({ row, weight }) => ({ row, weight: (WHOLE * weight) / length })),
    ]
  }

  const given = mixed(
    examples.map(({ label, features }) => ({ at: labels.indexOf(label), features: weighed(features) })),
  )
  for (let round = 1; round <= ROUNDS; round++)
    await inSlices(given, ({ at, features }) => {
      const shares = sharesOf(features, labels.length)
      for (let label = 0; label < labels.length; label++) {
        const error = Number(label === at) - (shares[label] ?? 0)
        if (Math.abs(error) < LEAST_ERROR) continue
        const step = (RATE / round) * error
        for (const { row, weight } of features) row[label] = (row[label] ?? 0) + step * weight
      }
    })
  return (features) => {
    const shares = sharesOf(weighed(features), labels.length)
    return labels
      .map((label, at) => ({ label, share: shares[at] ?? 0 }))
      .sort((one, other) => other.share - one.share)
  }
}

/** Items between two looks at what else waits. */
const AT_ONCE = 50

/** Does the same to each of many items, and gives way to what else waits meanwhile. */
export async function inSlices<Item, Done>(
  items: readonly Item[],
  each: (item: Item) => Done,
): Promise<Done[]> {
  const done: Done[] = []
  for (const [number, item] of items.entries()) {
    if (number % AT_ONCE === 0) await new Promise(setImmediate)
    done.push(each(item))
  }
  return done
}

/** How likely each label is, of 1 for all together. */
function sharesOf(features: readonly Weighed[], size: number): Float32Array {
  const sums = new Float32Array(size)
  for (const { row, weight } of features)
    for (let at = 0; at < size; at++) sums[at] = (sums[at] ?? 0) + weight * (row[at] ?? 0)
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const whole = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / whole)
}

function rowsFor(all: readonly Features[], size: number): Map<string, Float32Array> {
  const counts = new Map<string, number>()
  for (const features of all)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count >= LEAST_EXAMPLES)
  return new Map(often.map(([feature]) => [feature, new Float32Array(size)]))
}

/** In an order that mixes what stands together, and is always the same. */
function mixed<T>(items: readonly T[]): T[] {
  let seed = 1
  const drawn = items.map((item) => ({ item, place: (seed = (seed * 16807) % 2147483647) }))
  return drawn.sort((one, other) => one.place - other.place).map(({ item }) => item)
}
