import type { Role } from '@shared/core/roles'
import type { Actor } from '../../access/actor'
import type { Database } from '../../database/connect'
import { findFaqs } from './faq-passages'
import { findFoods } from './food-passages'
import { findOwnResults } from './own-results'

/** A piece of text an answer may rest on, and where the portal shows it. */
export type Passage = {
  kind: 'faq' | 'food' | 'report'
  title: string
  text: string
  link: string
  score: number
}

/** An FAQ that covers less of the question than this is about something else. */
const RELEVANT = 0.42
/** Beside a better one, an FAQ is shown from here on. */
const ALSO = 0.75

const faqScreens: Record<Role, string> = {
  client: '/client/faqs',
  practitioner: '/practitioner/faqs',
  admin: '/admin/faqs',
}

/** The passages that speak of the question, best first: FAQs of the role, foods it names, the client's own results. */
export async function findPassages(db: Database, actor: Actor, question: string): Promise<Passage[]> {
  const [faqs, foods] = await Promise.all([findFaqs(db, actor.role, question), findFoods(db, question)])
  const own = actor.clientId === null ? undefined : await findOwnResults(db, actor.clientId, question, foods)
  const best = faqs[0]?.score ?? 0
  const faqPassages = faqs
    .filter(({ score }) => score >= RELEVANT && score >= best * ALSO)
    .map(({ id, question: title, answer, score }) => ({
      kind: 'faq' as const,
      title,
      text: answer,
      link: `${faqScreens[actor.role]}#faq-${id}`,
      score,
    }))
  const foodPassages = foods.map(({ row }, index) => ({
    kind: 'food' as const,
    title: row.name,
    text: row.description,
    // The chat opens it in a dialog.
    link: `#food-${row.id}`,
    score: 0.6 - index * 0.1,
  }))
  const ownPassages = own
    ? [
        {
          kind: 'report' as const,
          title: 'Your latest report',
          text: own.text,
          link: `/client/my-reports/${own.reportId}`,
          score: 0.7,
        },
      ]
    : []
  return [...faqPassages, ...foodPassages.filter(({ text }) => text !== ''), ...ownPassages].sort(
    (a, b) => b.score - a.score,
  )
}
