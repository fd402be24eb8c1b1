import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Example, seedOf, teach, understood } from '../../../../scripts/fit'
import { weighed } from './classify'
import { featuresOf } from './features'
import { heads, packed, readWeights, ROW_BITS, rowOf, unpacked, weightsFile } from './weights'

const ROWS = 2 ** ROW_BITS
const labels = ['results.count', 'faq.contact', 'none.off-topic']
const texts = [
  ['how many foods are high', 0],
  ['number of raised foods', 0],
  ['how do i reach you', 1],
  ['phone number of the laboratory', 1],
  ['who won the match', 2],
  ['will it rain tomorrow', 2],
] as const
const examples = texts.map(([text, right]): Example => ({
  ...weighed(featuresOf(text), []),
  right,
  seed: seedOf(text),
}))

function taught(some: readonly Example[]): Float32Array {
  const table = new Float32Array(ROWS * labels.length)
  for (let round = 1; round <= 6; round++) teach(table, labels.length, some, { rate: 1 / round, round })
  return table
}

it('the same ways of asking in any order train the same bytes and are understood', () => {
  const [once, again] = [taught(examples), taught(examples.toReversed())]
  expect(Buffer.from(once.buffer).equals(Buffer.from(again.buffer))).toBe(true)
  expect(understood(once, labels.length, examples)).toBe(1)
})

it('packing and unpacking keep every byte', () => {
  const starts = new Uint32Array(ROWS + 1).fill(2, rowOf('milk') + 1)
  const head = { scale: 0.5, steps: new Int8Array(ROWS).fill(-3, 7, 9) }
  const weights = {
    ...{ stamp: 'made up', labels, scale: 0.25, starts },
    ...{ whose: Uint16Array.of(0, 2), steps: Int8Array.of(127, -127) },
    heads: { urgent: head, eaten: { ...head, scale: 2 } },
  }
  const file = packed(weights)
  expect(packed(unpacked(file)).equals(file)).toBe(true)
  expect(unpacked(file)).toEqual(weights)
})

it('the trained weights have at most three megabytes and every head', () => {
  expect(readFileSync(weightsFile).length).toBeLessThanOrEqual(3 * 1024 * 1024)
  const weights = readWeights()
  expect(Object.keys(weights.heads)).toEqual([...heads])
  expect(weights.labels.length).toBeGreaterThan(100)
})
