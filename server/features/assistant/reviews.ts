import { and, asc, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Body } from '@shared/api'
import { withoutOutcomes } from '@shared/domain/trial/outcome-words'
import type { Actor } from '../../access/actor'
import type { Database, Transaction } from '../../database/connect'
import { readable } from '../../database/readable'
import { capped, COUNTED, type CappedCount, pageOfRows, type PageQuery } from '../../database/pages'
import { notes } from './assistant.notices'
import { questionReviews } from './assistant.tables'
import { account } from '../accounts/accounts.public'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import { notify, notifyRole } from '../notifications/notifications.public'
import { audit } from '../audit/audit.public'
import { addFaq } from '../faqs/faqs.public'

/** Opens a question for review and notifies admins; outcomes are removed first. */
export async function fileReview(
  tx: Transaction,
  review: typeof questionReviews.$inferInsert,
): Promise<void> {
  const [filed] = await tx
    .insert(questionReviews)
    .values({ ...review, aiResponse: withoutOutcomes(review.aiResponse) })
    .returning()
  if (filed) await notifyRole(tx, 'admin', notes.questionWaits(filed))
}

export const question = readable('question', questionReviews)

const listColumns = {
  id: questionReviews.id,
  userEmail: account.email,
  question: questionReviews.question,
  status: questionReviews.status,
  reason: questionReviews.reason,
  createdAt: questionReviews.createdAt,
  reviewedAt: questionReviews.reviewedAt,
}

const wholeColumns = {
  ...listColumns,
  aiResponse: questionReviews.aiResponse,
  adminNotes: questionReviews.adminNotes,
  answer: questionReviews.answer,
  words: questionReviews.words,
  userRole: account.role,
  faqId: questionReviews.faqId,
}

type Status = 'pending' | 'reviewed'

/** IDs by status, newest first; the reviewed ones are two lists, each in index order. */
function idsOf(status: Status | undefined) {
  const of = (where: SQL, rows: number) =>
    sql`(select id from question_reviews where ${where} order by id desc limit ${rows})`
  return {
    limit: (rows: number) => {
      if (!status) return of(sql`true`, rows)
      if (status === 'pending') return of(sql`status = 'pending'`, rows)
      const each = [of(sql`status = 'reviewed'`, rows), of(sql`status = 'answered'`, rows)]
      return sql`(select id from (${sql.join(each, sql` union all `)}) as either order by id desc limit ${rows})`
    },
  }
}

/** Counts at most a thousand. */
async function countOf(db: Database, status: Status): Promise<CappedCount> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${idsOf(status).limit(COUNTED + 1)} as found`,
  )
  return capped(rows[0]?.n ?? 0)
}

export async function listReviews(
  db: Database,
  { status, ...page }: PageQuery & { status?: Status | undefined },
) {
  const [list, pending, reviewed] = await Promise.all([
    pageOfRows(db, idsOf(status), page, (on) =>
      db
        .with(on.found)
        .select({ ...listColumns, counted: on.counted })
        .from(questionReviews)
        .innerJoin(account, eq(account.id, questionReviews.userId))
        .where(on.holds(questionReviews.id))
        .orderBy(desc(questionReviews.id)),
    ),
    countOf(db, 'pending'),
    countOf(db, 'reviewed'),
  ])
  return { ...list, pending, reviewed }
}

/** Throws a 404 Problem when there is none. */
export async function findReview(db: Database | Transaction, id: number) {
  const [review] = await db
    .select(wholeColumns)
    .from(questionReviews)
    .innerJoin(account, eq(account.id, questionReviews.userId))
    .where(eq(questionReviews.id, id))
  if (!review) throw notFound('The question')
  return review
}

/** Marks a question reviewed and notifies the user of a reply; throws a 404 or 409 Problem. */
export async function reviewQuestion(
  { db }: Dependencies,
  actor: Actor,
  id: number,
  { adminNotes, answer }: { adminNotes: string; answer?: string | undefined },
) {
  const reply = answer === '' ? undefined : answer
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ status: questionReviews.status, userId: questionReviews.userId, role: account.role })
      .from(questionReviews)
      .innerJoin(account, eq(account.id, questionReviews.userId))
      .where(eq(questionReviews.id, id))
      .for('update', { of: questionReviews })
    if (!before) throw notFound('The question')
    if (before.status !== 'pending') throw new Problem('conflict', 'This question has already been reviewed.')
    await tx
      .update(questionReviews)
      .set({
        adminNotes,
        answer: reply ?? null,
        status: reply ? 'answered' : 'reviewed',
        reviewedAt: new Date(),
        reviewedBy: actor.id,
      })
      .where(eq(questionReviews.id, id))
    await audit(tx, { actorId: actor.id, action: 'question.review', subjectId: id })
    if (reply) await notify(tx, before.userId, notes.questionAnswered(before.role, id))
    return findReview(tx, id)
  })
}

/** The export has all of them. */
const MOST_ANSWERS = 50

/** Replies by admins, the newest question first. */
export const answersTo = (db: Database, userId: number) =>
  db
    .select({
      id: questionReviews.id,
      question: questionReviews.question,
      answer: questionReviews.answer,
      createdAt: questionReviews.createdAt,
      reviewedAt: questionReviews.reviewedAt,
    })
    .from(questionReviews)
    .where(and(eq(questionReviews.userId, userId), isNotNull(questionReviews.answer)))
    .orderBy(desc(questionReviews.id))
    .limit(MOST_ANSWERS)

/** For a person's data export. */
export const ownQuestions = (db: Database, userId: number) =>
  db
    .select({
      question: questionReviews.question,
      response: questionReviews.aiResponse,
      words: questionReviews.words,
      answer: questionReviews.answer,
      createdAt: questionReviews.createdAt,
    })
    .from(questionReviews)
    .where(eq(questionReviews.userId, userId))

/** Moves one account's questions to another. */
export const moveQuestions = (tx: Transaction, from: number, into: number) =>
  tx.update(questionReviews).set({ userId: into }).where(eq(questionReviews.userId, from))

/** Makes a linked FAQ of a question and its reply; throws a Problem: 404, 409 for a second. */
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
    if (review.faqId !== null) throw new Problem('conflict', 'This question is already in the FAQs.')
    const faq = await addFaq(tx, actor, fields)
    await tx.update(questionReviews).set({ faqId: faq.id }).where(eq(questionReviews.id, id))
    return faq
  })
}

export async function faqOrigins(db: Database): Promise<{ faqId: number; reviewId: number }[]> {
  const rows = await db
    .select({ faqId: questionReviews.faqId, reviewId: questionReviews.id })
    .from(questionReviews)
    .where(isNotNull(questionReviews.faqId))
    .orderBy(asc(questionReviews.id))
  return rows.flatMap(({ faqId, reviewId }) => (faqId === null ? [] : [{ faqId, reviewId }]))
}
