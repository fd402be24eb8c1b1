import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../../config/project-root'

const file = path.join(projectRoot, 'server', 'features', 'assistant', 'understand', 'word-vectors.bin')

/**
 * Word vectors: words of similar meaning are close together, including words that no training
 * question uses. The file has the words on its first line, separated by spaces, then `size` signed
 * bytes for each; rare words have longer vectors. scripts/word-vectors.mjs derives it from GloVe
 * (public domain, nlp.stanford.edu/projects/glove).
 */
function readVectors(): { size: number; at: ReadonlyMap<string, number>; steps: Int8Array } {
  const read = readFileSync(file)
  const end = read.indexOf('\n')
  const words = read.toString('utf8', 0, end).split(' ')
  const steps = Int8Array.from(read.subarray(end + 1))
  return { size: steps.length / words.length, at: new Map(words.map((word, at) => [word, at])), steps }
}

let loaded: ReturnType<typeof readVectors> | undefined

/** The joint meaning of words, as a vector of length 1, or of zeros if no word is known. */
export function meaningOfAll(words: readonly string[]): Float64Array {
  const { size, at, steps } = (loaded ??= readVectors())
  const sum = new Float64Array(size)
  for (const word of words) {
    const place = at.get(word)
    if (place === undefined) continue
    for (let one = 0; one < size; one++)
      sum[one] = (sum[one] as number) + (steps[place * size + one] as number)
  }
  const length = Math.hypot(...sum) || 1
  return sum.map((one) => one / length)
}
