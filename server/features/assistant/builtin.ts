import type { Passage } from './retrieval'

/** How much of a food's description an answer shows. */
const MOST_SENTENCES = 3

/**
 * An answer made of the best passages as they stand, and those it used: the best one of all, and beside the asker's
 * report or a food what belongs to it.
 */
export function composeAnswer(
  passages: readonly Passage[],
  question: string,
): { answer: string; used: Passage[] } {
  const [best] = passages
  const foods = passages.filter(({ kind }) => kind === 'food').slice(0, 2)
  const report = passages.find(({ kind }) => kind === 'report')
  const used =
    best?.kind === 'food' ? [...foods, report] : best?.kind === 'report' ? [report, ...foods] : [best]
  const given = used.filter((passage) => passage !== undefined)
  return { answer: given.map((passage) => said(passage, question)).join('\n\n'), used: given }
}

function said({ kind, title, text }: Passage, question: string): string {
  if (kind === 'faq' && /^(?:yes|no)\b/iu.test(text) && !isNearly(title, question))
    return `About “${title}”: ${text}`
  if (kind !== 'food') return text
  const sentences = text.split(/(?<=[.!?])\s+/u).slice(0, MOST_SENTENCES)
  return `${title}: ${sentences.join(' ')}`
}

/** How many words two questions need to share, of all theirs, to be one: a "Yes" to the one is none to another. */
const SAME = 0.75

function isNearly(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu)))
  if (!left || !right) return false
  return (2 * [...left].filter((word) => right.has(word)).length) / (left.size + right.size) >= SAME
}
