import { foodMatcher } from '../../foods/foods.public'
import { eatingFeaturesOf, featuresOf, withAnyFood, wordsOf, signFeaturesOf } from './features'
import type { Intent } from './intents'
import { type Head, readWeights, rowOf, type Weights } from './weights'
import { meaningOfAll } from './word-vectors'

/** What a question may ask for, from 0 to 1, likeliest first. */
export type Guess = { intent: Intent; share: number }
type Features = ReadonlyMap<string, number>

/** All features of a text weigh together as much as those of any other: a long one is not surer. */
const WHOLE = 2
/** What speaks for a label in any text. */
const BIAS = 0.3
const biasRow = rowOf('')

/**
 * The rows of a text with how much each counts, the first `steady` of them in any text: its bias, and what its words mean
 * together. Shared with the training.
 */
export function weighed(
  features: Features,
  meaning: ArrayLike<number>,
): { rows: number[]; weights: number[]; steady: number } {
  let squares = 0
  for (const weight of features.values()) squares += weight * weight
  const scale = WHOLE / (Math.sqrt(squares) || 1)
  const meanings = Array.from(meaning)
  return {
    rows: [biasRow, ...meanings.map((_, at) => rowOf(`#${at}`)), ...[...features.keys()].map(rowOf)],
    weights: [BIAS, ...meanings, ...[...features.values()].map((weight) => weight * scale)],
    steady: 1 + meanings.length,
  }
}

/** A question as it is weighed, for a head of its own or for what it asks for. */
export function weighedQuestion(question: string, head?: Head) {
  const text = withAnyFood(foodMatcher(), question)
  // An emergency is known by what is said, and not by what is like it.
  if (head === 'eaten') return weighed(eatingFeaturesOf(text), [])
  const features = featuresOf(text)
  return head
    ? weighed(features, [])
    : weighed(new Map([...features, ...signFeaturesOf(question)]), meaningOfAll(wordsOf(question)))
}

let loaded: Weights | undefined

/** What a question may ask for among the intents that the asker `may` have, by what the build has learnt. */
export function guessesOf(question: string, may: (intent: Intent) => boolean): Guess[] {
  const { labels, scale, starts, whose, steps } = (loaded ??= readWeights())
  const { rows, weights } = weighedQuestion(question)
  const scores = new Float64Array(labels.length)
  for (const [at, row] of rows.entries()) {
    const weight = (weights[at] as number) * scale
    for (let place = starts[row] as number; place < (starts[row + 1] as number); place++)
      scores[whose[place] as number] =
        (scores[whose[place] as number] as number) + weight * (steps[place] as number)
  }
  const guesses = (labels as readonly Intent[]).flatMap((intent, at) =>
    may(intent) ? [{ intent, share: Math.exp(scores[at] as number) }] : [],
  )
  const whole = guesses.reduce((sum, { share }) => sum + share, 0)
  return guesses
    .map(({ intent, share }) => ({ intent, share: share / whole }))
    .sort((one, other) => other.share - one.share)
}

/** How likely a text tells of what a head knows, from 0 to 1. */
export function shareOf(head: Head, text: string): number {
  const { scale, steps } = (loaded ??= readWeights()).heads[head]
  const { rows, weights } = weighedQuestion(text, head)
  const score = rows.reduce((sum, row, at) => sum + (weights[at] as number) * (steps[row] as number), 0)
  return 1 / (1 + Math.exp(-score * scale))
}
