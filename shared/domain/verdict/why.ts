import { levelOf, scales } from '../reports/levels'
import type { DecidingFood } from './kinds'
import type { Measured } from './person'

/** Why a food counts: how the words of `title` name it; empty where they are its own name. */
export function whyOf(
  { relation, certainty, words, foodName }: Omit<DecidingFood, 'why'>,
  title: string,
): string {
  const word = `“${words[0] ?? title}”`
  const food = inSentence(foodName)
  if (certainty === 'trace') return `${word} means traces of ${food}.`
  switch (relation) {
    case 'is':
      return ''
    case 'made':
      return `${word} is made from ${food}.`
    case 'holds':
      return `${word} has ${food}.`
    case 'usual':
      return `${word} usually has ${food}.`
    case 'family':
      return 'Could be this one.'
    case 'may':
      return `${word} may be made from ${food}.`
    case 'far':
      return `${word} rarely has ${food}. Ask to be sure.`
  }
}

/** As the laboratory printed it, with the unit: "42.3 µg/ml"; empty for a result in words. */
export function figureOf(measured: Measured | null): string {
  if (!measured || measured.value === null) return ''
  const isBare = !/[^\d.,<>≥≤ ]/u.test(measured.text)
  return [measured.text, isBare && scales[measured.scale].unit].filter(Boolean).join(' ')
}

/** Whether a test measured no elevation, regardless of the person's choices. */
export const isLow = (measured: Measured | null): boolean =>
  measured?.value != null && levelOf(measured.value, measured.scale) === 'low'

/** A name of a food within a sentence. */
export const inSentence = (name: string): string => name.toLowerCase()
