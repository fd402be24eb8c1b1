import type { Actor } from '../../access/actor'
import type { Database } from '../../database/connect'
import { foodFor } from '../foods/foods.public'
import { avoidedBy } from '../reports/reports.public'
import { askedFor } from './likely-intents'
import { sensesIn, isTopic } from './synonyms'
import { faqLink, type FaqPassage, findFaqs } from './faq-passages'
import { findFoods } from './food-passages'
import { findOwnResults } from './own-results'

/** A piece of text an answer may rest on, and where the portal shows it. */
export type Passage = {
  kind: 'faq' | 'food' | 'report'
  title: string
  text: string
  /** Of a food, whoever reads it: what a model is given in the place of `text`. */
  plain?: string
  link: string
  score: number
}

/** An FAQ of the laboratory's own that scores less is about something else: more is asked of a question that names nothing of the portal's own. */
const RELEVANT = 0.33
const RELEVANT_WITHOUT_TOPIC = 0.45
/** From here on, one word in common is enough, and it comes before what ships. */
const SURE = 0.7
const MOST_FAQS = 4
/** The asker's own results where only a food is asked about. */
const OWN_LAST = -1

/**
 * The passages that speak of the question, best first: FAQs of the role, foods it names, the client's own results; or
 * that it speaks of an emergency.
 */
export async function findPassages(
  db: Database,
  actor: Actor,
  question: string,
): Promise<Passage[] | 'emergency'> {
  const [faqs, found] = await Promise.all([findFaqs(db, actor.role, question), findFoods(db, question)])
  const asked = await askedFor(db, actor, question, { faqs, found })
  if (asked === 'emergency') return 'emergency'
  const { foods, share } = found
  const isOurs = sensesIn(question).senses.some(isTopic) || share > 0
  const isRelevant = ({ score, titleWords }: FaqPassage) =>
    isOurs ? score >= RELEVANT : score >= RELEVANT_WITHOUT_TOPIC && (titleWords > 1 || score >= SURE)
  const scoreOf = (faq: FaqPassage) => {
    if (faq.key !== undefined) return asked.get(faq.key) ?? 0
    return isRelevant(faq) ? faq.score + Number(faq.score >= SURE) : 0
  }
  const passages: Passage[] = faqs
    .map((faq) => ({ ...faq, score: scoreOf(faq) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, MOST_FAQS)
    .map(({ id, question: title, answer, score }) => ({
      kind: 'faq',
      title,
      text: answer,
      link: faqLink(actor.role, id),
      score,
    }))
  const isAboutFood = asked.has('food') || (asked.has('own') && foods.length > 0)
  if (isAboutFood) {
    const avoided = actor.clientId === null ? [] : await avoidedBy(db, actor.clientId)
    passages.push(
      ...foods.map(({ row }, index) => ({
        kind: 'food' as const,
        title: row.name,
        text: foodFor(row, avoided).description,
        plain: row.description,
        // The chat opens it in a dialog.
        link: `#food-${row.id}`,
        score: (asked.get('food') ?? 0) - index / 100,
      })),
    )
  }
  const wantsOwn = asked.has('own') || isAboutFood
  const own =
    wantsOwn && actor.clientId !== null
      ? await findOwnResults(db, actor.clientId, foods, foods.length === 0)
      : undefined
  if (own) passages.push({ kind: 'report', ...own, score: asked.get('own') ?? OWN_LAST })
  return passages.filter(({ text }) => text !== '').sort((a, b) => b.score - a.score)
}
