import { WordTable } from '@shared/domain/word-table'

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
const BIAS_ROW = 0

/** The features of a text that are known, by their rows in the table of what speaks for which label, with how much each counts here. */
type Weighed = { rows: readonly number[]; weights: readonly number[] }

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
  // One for all rows: a first question waits for millions of looks into it.
  const table = new Float32Array((BIAS_ROW + 1 + rowOf.size) * size)

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

  /** How likely each label is, of 1 for all together. */
  function sharesOf({ rows, weights }: Weighed): Float64Array {
    const shares = new Float64Array(size)
    for (let at = 0; at < rows.length; at++) {
      const [start, weight] = [(rows[at] as number) * size, weights[at] as number]
      for (let label = 0; label < size; label++)
        shares[label] = (shares[label] as number) + weight * (table[start + label] as number)
    }
    const most = shares.reduce((one, other) => Math.max(one, other), -Infinity)
    let whole = 0
    for (let label = 0; label < size; label++)
      whole += shares[label] = Math.exp((shares[label] as number) - most)
    for (let label = 0; label < size; label++) shares[label] = (shares[label] as number) / whole
    return shares
  }

  function step(text: Weighed, right: number, rate: number): void {
    const shares = sharesOf(text)
    const [erring, steps]: [number[], number[]] = [[], []]
    for (let label = 0; label < size; label++) {
      const error = Number(label === right) - (shares[label] as number)
      if (Math.abs(error) < LEAST_ERROR) continue
      erring.push(label)
      steps.push(rate * error)
    }
    const { rows, weights } = text
    for (let at = 0; at < rows.length; at++) {
      const [start, weight] = [(rows[at] as number) * size, weights[at] as number]
      for (let one = 0; one < erring.length; one++) {
        const place = start + (erring[one] as number)
        table[place] = (table[place] as number) + (steps[one] as number) * weight
      }
    }
  }

  const given = mixed(
    examples.map(({ label, features }) => ({ right: places.get(label) as number, text: weighed(features) })),
  )
  for (let round = 1; round <= ROUNDS; round++)
    await inSlices(given, ({ right, text }) => step(text, right, RATE / round))
  return (features) => {
    const shares = sharesOf(weighed(features))
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
