/**
 * A text as feature rows with their weights, the index of its label, and a seed for all its random
 * choices, so that adding a text does not change the others. The first `steady` rows are never
 * dropped.
 */
export type Example = {
  rows: readonly number[]
  weights: readonly number[]
  steady: number
  right: number
  seed: number
}

/** A seed from 1 on for a text: FNV-1a. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 1) + 1
}

/** Smaller errors are ignored. */
const LEAST_ERROR = 0.02

/**
 * Writes the probability of each label into `shares`: the softmax of the example's weighted sum
 * over a table of rows × labels.
 */
function share(
  table: Float32Array,
  shares: Float64Array,
  { rows, weights }: Pick<Example, 'rows' | 'weights'>,
): void {
  const size = shares.length
  shares.fill(0)
  for (let at = 0; at < rows.length; at++) {
    const start = (rows[at] as number) * size
    const weight = weights[at] as number
    for (let label = 0; label < size; label++)
      shares[label] = (shares[label] as number) + weight * (table[start + label] as number)
  }
  const most = shares.reduce((one, other) => Math.max(one, other), -Infinity)
  let whole = 0
  for (let label = 0; label < size; label++)
    whole += shares[label] = Math.exp((shares[label] as number) - most)
  for (let label = 0; label < size; label++) shares[label] = (shares[label] as number) / whole
}

/** The accuracy of a table of rows × `size` labels on some examples, from 0 to 1. */
export function understood(table: Float32Array, size: number, examples: readonly Example[]): number {
  const shares = new Float64Array(size)
  const right = examples.filter((one) => {
    share(table, shares, one)
    return shares.every((each) => each <= (shares[one.right] as number))
  })
  return right.length / examples.length
}

/**
 * Dropout: this share of a text's rows is left out in each step, so that no single word decides.
 */
const LEFT_OUT = 0.3

/** A random generator from 0 to 1, deterministic for a seed. */
function drawing(start: number): () => number {
  let seed = start % 2147483647 || 1
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647
}

/**
 * Trains a table with one gradient step for each example: multinomial logistic regression. `round`
 * seeds the order and the dropout.
 */
export function teach(
  table: Float32Array,
  size: number,
  examples: readonly Example[],
  { rate, round }: { rate: number; round: number },
): void {
  const shares = new Float64Array(size)
  const more = 1 / Math.sqrt(1 - LEFT_OUT)
  for (const { right, seed, ...text } of mixed(examples, round)) {
    const draw = drawing(seed + 7919 * round)
    draw()
    const rows: number[] = []
    const weights: number[] = []
    for (let at = 0; at < text.rows.length; at++) {
      if (at >= text.steady && draw() < LEFT_OUT) continue
      rows.push(text.rows[at] as number)
      weights.push((text.weights[at] as number) * (at < text.steady ? 1 : more))
    }
    share(table, shares, { rows, weights })
    const erring: number[] = []
    const steps: number[] = []
    for (let label = 0; label < size; label++) {
      const error = Number(label === right) - (shares[label] as number)
      if (Math.abs(error) < LEAST_ERROR) continue
      erring.push(label)
      steps.push(rate * error)
    }
    for (let at = 0; at < rows.length; at++) {
      const start = (rows[at] as number) * size
      const weight = weights[at] as number
      for (let one = 0; one < erring.length; one++) {
        const place = start + (erring[one] as number)
        table[place] = (table[place] as number) + (steps[one] as number) * weight
      }
    }
  }
}

/** Shuffles the examples, in the same order for the same round. */
const mixed = (examples: readonly Example[], round: number): Example[] =>
  examples
    .map((example) => ({ example, place: drawing(example.seed + 104_729 * round)() }))
    .sort((one, other) => one.place - other.place)
    .map(({ example }) => example)
