import type { Reading } from '../food-matcher/food-matcher'
import type { Mention } from '../food-matcher/mentions'
import { isLabelWord } from '../labels/label-vocabulary'
import type { Named } from './deciding'
import { isMadeWord, isManner } from './dish-words'
import { askedMentions, mainsOf } from './named'

/** The words that name foods without a test result, as written, and whether any other has one. */
export function testedIn(reading: Reading, named: readonly Named[]) {
  const concepts = new Set(named.flatMap((one) => [...one.concepts]))
  const isTested = (concept: string) => concepts.has(concept)
  const notTested = new Set<string>()
  const asked = askedMentions(reading)
  for (const mention of asked) {
    const mains = mainsOf(mention, reading.foods)
    const isAll =
      (mains.length > 0 && mains.every(isTested)) ||
      (mains.length === 0 && [...mention.sure, ...mention.unsure].some(isTested)) ||
      isCovered(reading, mention.first, named)
    if (!isAll) notTested.add(wordsOf(reading, mention))
  }
  return {
    notTested: [...notTested],
    tested: named.some(({ food }) => food.certainty !== 'unsure') || asked.length > notTested.size,
  }
}

/** Whether a name that is unknown to the knowledge covers a word. */
const isCovered = ({ tokens }: Reading, at: number, named: readonly Named[]) => {
  const start = tokens[at]?.start ?? -1
  return named.some(
    ({ concepts, spans }) =>
      concepts.size === 0 && spans.some((span) => span.start <= start && span.end > start),
  )
}

const wordsOf = ({ text, tokens }: Reading, { first, end }: Pick<Mention, 'first' | 'end'>) =>
  text.slice(tokens[first]?.start, tokens[end - 1]?.end)

/** Words of a reading that neither name a food nor usually occur around foods. */
export const notKnownIn = (reading: Reading, named: readonly Named[]): string[] =>
  reading.phrases
    .filter(
      ({ entry, first }) =>
        entry === undefined &&
        !isSmallWord(reading.tokens[first]?.text ?? '') &&
        !isCovered(reading, first, named),
    )
    .map((phrase) => wordsOf(reading, phrase))

/** Words that never name a food: of labels and kitchens, amounts and E-numbers. */
const isSmallWord = (word: string) =>
  isLabelWord(word) || isManner(word) || isMadeWord(word) || /^(?:\P{L}*|.|e\d+\p{L}?)$/u.test(word)
