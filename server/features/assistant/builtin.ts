import type { Passage } from './retrieval'

/** How much of a food's description an answer shows. */
const MOST_SENTENCES = 3

/**
 * An answer made of the best passages as they stand, and those it used: what the asker's report says comes first, then
 * the best FAQ, or the foods that are asked about.
 */
export function composeAnswer(passages: readonly Passage[]): { answer: string; used: Passage[] } {
  const report = passages.find(({ kind }) => kind === 'report')
  const best = passages.find(({ kind }) => kind !== 'report')
  const used = [report, best].filter((passage) => passage !== undefined)
  if (best?.kind === 'food')
    used.push(...passages.filter((one) => one.kind === 'food' && one !== best).slice(0, 1))
  return { answer: used.map(said).join('\n\n'), used }
}

function said({ kind, title, text }: Passage): string {
  if (kind !== 'food') return text
  const sentences = text.split(/(?<=[.!?])\s+/u).slice(0, MOST_SENTENCES)
  return `${title}: ${sentences.join(' ')}`
}
