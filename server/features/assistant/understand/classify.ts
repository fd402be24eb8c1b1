import { foodMatcher } from '../../foods/foods.public'
import { eatingFeaturesOf, featuresOf, withAnyFood, wordsOf, signFeaturesOf } from './features'
import type { Intent } from './intents'
import { type Head, readWeights, rowOf, type Weights } from './weights'
import { meaningOfAll } from './word-vectors'

/** Intents with shares from 0 to 1, the most likely first. */
export type Prediction = { intent: Intent; share: number }
type Features = ReadonlyMap<string, number>

/** Long and short texts weigh the same. */
const WHOLE = 2
/** Weight of an intent's bias. */
const BIAS = 0.3
const biasRow = rowOf('')

/** Rows of the weights with their shares; the first `steady` belong to any text. */
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

export function weighedQuestion(question: string, head?: Head) {
  const text = withAnyFood(foodMatcher(), question)
  // An emergency is recognised by its words, not by similar ones.
  if (head === 'eaten') return weighed(eatingFeaturesOf(text), [])
  const features = featuresOf(text)
  return head
    ? weighed(features, [])
    : weighed(new Map([...features, ...signFeaturesOf(question)]), meaningOfAll(wordsOf(question)))
}

let loaded: Weights | undefined

/** Predictions among the intents that the user `may` have. */
export function predictionsFrom(question: string, may: (intent: Intent) => boolean): Prediction[] {
  const { labels, scale, starts, whose, steps } = (loaded ??= readWeights())
  const { rows, weights } = weighedQuestion(question)
  const scores = new Float64Array(labels.length)
  for (const [at, row] of rows.entries()) {
    const weight = (weights[at] as number) * scale
    for (let place = starts[row] as number; place < (starts[row + 1] as number); place++)
      scores[whose[place] as number] =
        (scores[whose[place] as number] as number) + weight * (steps[place] as number)
  }
  const predictions = (labels as readonly Intent[]).flatMap((intent, at) =>
    may(intent) ? [{ intent, share: Math.exp(scores[at] as number) }] : [],
  )
  const whole = predictions.reduce((sum, { share }) => sum + share, 0)
  return predictions
    .map(({ intent, share }) => ({ intent, share: share / whole }))
    .sort((one, other) => other.share - one.share)
}

/** The share, 0 to 1, of a yes-or-no classifier. */
export function shareOf(head: Head, text: string): number {
  const { scale, steps } = (loaded ??= readWeights()).heads[head]
  const { rows, weights } = weighedQuestion(text, head)
  const score = rows.reduce((sum, row, at) => sum + (weights[at] as number) * (steps[row] as number), 0)
  return 1 / (1 + Math.exp(-score * scale))
}
