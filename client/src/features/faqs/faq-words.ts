import type { Reply } from '@shared/api'
import type { Role } from '@shared/core/roles'
import { firstCharacters } from '@shared/domain/text/characters'
import { byAlphabet, fold, plainQuotes } from '@shared/domain/text/fold'

export type Faq = Reply<'GET /api/faqs'>[number]

/** The length of an answer on a card. */
const CARD_LENGTH = 200

export const roleWords: Record<Role, string> = {
  client: 'Client',
  practitioner: 'Practitioner',
  admin: 'Admin',
}

const folded = (text: string) => fold(plainQuotes(text))

/** The FAQs with every word of `q`, ignoring case and accents, in list order. */
export function findFaqs(
  faqs: readonly Faq[],
  { q, category = '' }: { q: string; category?: string },
): Faq[] {
  const words = folded(q)
    .split(/\s+/u)
    .filter((word) => word !== '')
  return faqs.filter((faq) => {
    if (category !== '' && faq.category !== category) return false
    const text = folded(`${faq.question} ${faq.answer} ${faq.category}`)
    return words.every((word) => text.includes(word))
  })
}

/** Every category in use, once and sorted. */
export function categoriesOf(faqs: readonly Faq[]): string[] {
  return [...new Set(faqs.map(({ category }) => category))].sort(byAlphabet)
}

/** The first 200 characters of an answer, with three dots when there is more. */
export function answerExcerpt(answer: string): string {
  const start = firstCharacters(answer, CARD_LENGTH)
  return start === answer ? answer : `${start.trimEnd()}...`
}
