import { fold } from '@shared/domain/fold'
import { pattern } from '../words/words'

/** How foods are put side by side: which of them to take, or whether what goes for one goes for the other. */
export type Comparison = 'choice' | 'relation'

const alike = pattern(
  'same|similar|related|alike|like|equal|equivalent|counts? (?:as|like|towards)',
  '(?:kind|type|form|sort|part) of|different|difference|gleich\\w*|verwandt|wie|zahlt als|meme',
  'comme|pareil\\w*|lo mismo|igual|como|even though',
)
const choosing = pattern('or|vs|versus|oder|ou|o|better|worse|rather|which|besser|lieber|mieux|plutot|mejor')

/** Whether a question names two foods of which one is to be chosen, joined by nothing but an "or". */
export function isChoice(question: string, foods: readonly string[]): boolean {
  const [first, second, ...more] = foods
  if (first === undefined || second === undefined || more.length > 0) return false
  const between = question.slice(question.indexOf(first) + first.length, question.lastIndexOf(second))
  return /^\s*(?:or|vs\.?|versus|oder|ou|o|u)(?: (?:a|an|some|the|better|rather))?\s*$/iu.test(between)
}

/** How a question that sets foods side by side compares them. */
export const comparisonOf = (question: string): Comparison => {
  const text = fold(question)
  return alike.test(text) && !choosing.test(text) ? 'relation' : 'choice'
}
