import type { Passage } from './retrieval'

/** How much of a food's description an answer shows. */
const MOST_SENTENCES = 3

/**
 * An answer made of the best passages as they stand, and those it used: the best one of all, and beside the asker's
 * report or a food what belongs to it.
 */
export function composeAnswer(passages: readonly Passage[]): { answer: string; used: Passage[] } {
  const [best] = passages
  const foods = passages.filter(({ kind }) => kind === 'food').slice(0, 2)
  const report = passages.find(({ kind }) => kind === 'report')
  const used =
    best?.kind === 'food' ? [...foods, report] : best?.kind === 'report' ? [report, ...foods] : [best]
  const given = used.filter((passage) => passage !== undefined)
  return { answer: given.map(said).join('\n\n'), used: given }
}

function said({ kind, title, text }: Passage): string {
  if (kind !== 'food') return text
  const sentences = text.split(/(?<=[.!?])\s+/u).slice(0, MOST_SENTENCES)
  return `${title}: ${sentences.join(' ')}`
}
