import type { Faq } from './faq-words'

let lastId = 0

/** An FAQ for tests. */
export function faq(changes: Partial<Faq> = {}): Faq {
  lastId += 1
  return {
    id: lastId,
    question: `Question ${lastId}?`,
    answer: `Answer ${lastId}.`,
    category: 'General',
    targetRole: 'client',
    priority: 1000 + lastId,
    version: 1,
    ...changes,
  }
}
