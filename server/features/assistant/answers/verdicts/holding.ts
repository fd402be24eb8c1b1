import { foodMatcher } from '../../../foods/foods.public'
import type { Ask } from './eating-answer'

/** Whether words name a dish or product, made of several foods. */
const isMade = (words: string) =>
  foodMatcher()
    .read(words)
    .mentions.some(({ entry }) => entry.parts)

/**
 * The dish of a question and what may be in it, whichever is named first: "is there egg in mayonnaise", "does
 * mayonnaise hold egg"; undefined where it names one food, or no dish.
 */
export function holdingOf(question: string, foods: readonly string[]): Ask[] | undefined {
  const [first, second, ...more] = foods
  if (!first || !second || more.length > 0) return undefined
  const isInSecond = new RegExp(`(?<!\\p{L})(?:in|dans|en|im|drin)(?!\\p{L})`, 'iu').test(
    question.slice(question.indexOf(first) + first.length, question.lastIndexOf(second)),
  )
  const [words, part] = isInSecond || (!isMade(first) && isMade(second)) ? [second, first] : [first, second]
  return isMade(words) ? [{ words, wants: 'may', part }] : undefined
}
