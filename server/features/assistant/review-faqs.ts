import { asc, eq, isNotNull } from 'drizzle-orm'
import type { Body } from '@shared/api'
import type { Actor } from '../../access/actor'
import type { Database } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import { addFaq } from '../faqs/faqs.public'
import { questionReviews } from './assistant.tables'

/**
 * Makes an FAQ of a question and its reply, and links them. Throws a Problem: 404, or 409 when there is one already.
 */
export async function makeFaqOf(
  { db }: Pick<Dependencies, 'db'>,
  actor: Actor,
  id: number,
  fields: Body<'POST /api/question-reviews/:id/faq'>,
) {
  return db.transaction(async (tx) => {
    const [review] = await tx
      .select({ faqId: questionReviews.faqId })
      .from(questionReviews)
      .where(eq(questionReviews.id, id))
      .for('update')
    if (!review) throw notFound('The question')
    if (review.faqId !== null) throw new Problem('conflict', 'This question is in the FAQs already.')
    const faq = await addFaq(tx, actor, fields)
    await tx.update(questionReviews).set({ faqId: faq.id }).where(eq(questionReviews.id, id))
    return faq
  })
}

/** Which FAQs were made of which questions. */
export async function faqOrigins(db: Database): Promise<{ faqId: number; reviewId: number }[]> {
  const rows = await db
    .select({ faqId: questionReviews.faqId, reviewId: questionReviews.id })
    .from(questionReviews)
    .where(isNotNull(questionReviews.faqId))
    .orderBy(asc(questionReviews.id))
  return rows.flatMap(({ faqId, reviewId }) => (faqId === null ? [] : [{ faqId, reviewId }]))
}
