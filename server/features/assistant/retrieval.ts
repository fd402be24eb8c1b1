import type { Role } from '@shared/core/roles'
import type { Actor } from '../../access/actor'
import type { Database } from '../../database/connect'
import { conceptsIn, isTopic } from './concepts'
import { findFaqs } from './faq-passages'
import { findFoods } from './food-passages'
import { ownIntent } from './own-intent'
import { findOwnResults } from './own-results'

/** A piece of text an answer may rest on, and where the portal shows it. */
export type Passage = {
  kind: 'faq' | 'food' | 'report'
  title: string
  text: string
  link: string
  score: number
}

/** An FAQ that scores less is about something else: more is asked of a question that names nothing of the portal's own. */
const RELEVANT = 0.33
const RELEVANT_WITHOUT_TOPIC = 0.45
/** From here on, one word in common is enough. */
const SURE = 0.7
/** A food that is less of the question than this is mentioned, not asked about. */
const ABOUT_FOOD = 0.33
/** Beside a better one, a passage is shown from here on. */
const ALSO = 0.75
/** The asker's own results where they are asked for come before everything, else after everything. */
const OWN_FIRST = 1.1
const OWN_LAST = 0.1

const faqScreens: Record<Role, string> = {
  client: '/client/faqs',
  practitioner: '/practitioner/faqs',
  admin: '/admin/faqs',
}

/** The passages that speak of the question, best first: FAQs of the role, foods it names, the client's own results. */
export async function findPassages(db: Database, actor: Actor, question: string): Promise<Passage[]> {
  const [faqs, { foods, share }] = await Promise.all([
    findFaqs(db, actor.role, question),
    findFoods(db, question),
  ])
  const isOurs = conceptsIn(question).concepts.some(isTopic) || share > 0
  const intent = ownIntent(question, foods.length > 0)
  const isAboutFood = share >= ABOUT_FOOD
  const best = Math.max(faqs[0]?.score ?? 0, isAboutFood ? share : 0)
  const passages: Passage[] = faqs
    .filter(({ score, titleWords }) =>
      isOurs ? score >= RELEVANT : score >= RELEVANT_WITHOUT_TOPIC && (titleWords > 1 || score >= SURE),
    )
    .filter(({ score }) => score >= best * ALSO)
    .map(({ id, question: title, answer, score }) => ({
      kind: 'faq',
      title,
      text: answer,
      link: `${faqScreens[actor.role]}#faq-${id}`,
      score,
    }))
  if (isAboutFood)
    passages.push(
      ...foods.map(({ row }, index) => ({
        kind: 'food' as const,
        title: row.name,
        text: row.description,
        // The chat opens it in a dialog.
        link: `#food-${row.id}`,
        score: share * (1 - index / 100),
      })),
    )
  const wantsOwn = actor.clientId !== null && (intent !== undefined || isAboutFood)
  const own = wantsOwn ? await findOwnResults(db, actor.clientId ?? 0, foods, intent === 'all') : undefined
  if (own)
    passages.push({
      kind: 'report',
      ...own,
      score: intent ? OWN_FIRST : OWN_LAST,
    })
  return passages.filter(({ text }) => text !== '').sort((a, b) => b.score - a.score)
}
