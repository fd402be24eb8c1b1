const ROUNDS = 3
const RATE = 1
/** Errors so small teach nothing. */
const LEAST_ERROR = 0.01

/** The features of a text that are known, by their rows in the table of what speaks for which label, with how much each counts here. */
export type Weighed = { rows: readonly number[]; weights: readonly number[] }

/**
 * What each row speaks for each of `size` labels: a table of `rows` × `size`, by multinomial logistic regression in
 * gradient steps that are the same each time. `given` are the texts, each with the place of its label among the labels.
 * Gives way to what else waits meanwhile.
 */
export async function fit(
  given: readonly { right: number; text: Weighed }[],
  size: number,
  rows: number,
): Promise<Float32Array> {
  // One for all rows: a first question waits for millions of looks into it.
  const table = new Float32Array(rows * size)
  for (let round = 1; round <= ROUNDS; round++)
    await inSlices(given, ({ right, text }) => step(table, size, text, right, RATE / round))
  return table
}

/** How likely each label is, of 1 for all together. */
export function sharesOf(table: Float32Array, size: number, { rows, weights }: Weighed): Float64Array {
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

function step(table: Float32Array, size: number, text: Weighed, right: number, rate: number): void {
  const shares = sharesOf(table, size, text)
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
