import { fold, plainQuotes } from '@shared/domain/text/fold'
import { pattern } from '../words/words'
import rows from './compared.json' with { type: 'json' }

/** A choice between foods, or whether one's result applies to the other. */
export type Comparison = 'choice' | 'relation'

const alike = pattern(rows.alike)
const choosing = pattern(rows.choosing)

/** Whether exactly two foods are joined by "or". */
export function isChoice(question: string, foods: readonly string[]): boolean {
  const [first, second, ...more] = foods
  if (first === undefined || second === undefined || more.length > 0) return false
  const between = question.slice(question.indexOf(first) + first.length, question.lastIndexOf(second))
  return /^\s*(?:or|vs\.?|versus|oder|ou|o|u)(?: (?:a|an|some|the|better|rather))?\s*$/iu.test(between)
}

/** Claims that one food is another: "buckwheat, is that wheat", "beef is high so no milk". */
const saying = new Set(rows.saying.split(' '))
const besideIt = new Set(rows.beside.split(' '))

export function isRelation(question: string, foods: readonly string[]): boolean {
  const [first, second, ...more] = foods.map(bare)
  if (first === undefined || second === undefined || more.length > 0) return false
  const text = bare(question)
  const from = text.indexOf(first) + first.length
  const words = text.slice(from, text.indexOf(second, from)).match(/\p{L}+/gu) ?? []
  return (
    words.some((word) => saying.has(word)) && words.every((word) => saying.has(word) || besideIt.has(word))
  )
}
const bare = (text: string) => fold(plainQuotes(text)).replaceAll("'", '')

export const comparisonOf = (question: string): Comparison => {
  const text = fold(question)
  return alike.test(text) && !choosing.test(text) ? 'relation' : 'choice'
}
