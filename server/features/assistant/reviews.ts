import { count, eq, ne, sql } from 'drizzle-orm'
import { homeOf } from '@shared/core/roles'
import type { Actor } from '../../access/actor'
import type { Database } from '../../database/connect'
import { questionReviews } from '../../database/tables/assistant'
import { users } from '../../database/tables/users'
import type { Dependencies } from '../../dependencies'
import { pageOf } from '../../http/paging'
import { notFound, Problem } from '../../http/problem'
import { notify } from '../notifications/notifications.public'
import { audit } from '../overview/audit.public'

const columns = {
  id: questionReviews.id,
  userEmail: users.email,
  question: questionReviews.question,
  aiResponse: questionReviews.aiResponse,
  status: questionReviews.status,
  reason: questionReviews.reason,
  adminNotes: questionReviews.adminNotes,
  answer: questionReviews.answer,
  createdAt: questionReviews.createdAt,
  reviewedAt: questionReviews.reviewedAt,
}

const ofStatus = (status?: 'pending' | 'reviewed') => {
  if (!status) return undefined
  return status === 'pending' ? eq(questionReviews.status, 'pending') : ne(questionReviews.status, 'pending')
}

export async function listReviews(
  db: Database,
  query: { page: number; pageSize: number; status?: 'pending' | 'reviewed' | undefined },
) {
  const rows = await db
    .select(columns)
    .from(questionReviews)
    .innerJoin(users, eq(users.id, questionReviews.userId))
    .where(ofStatus(query.status))
    .orderBy(sql`${questionReviews.id} desc`)
    .limit(query.pageSize)
    .offset(pageOf(query))
  const counted = await db
    .select({ status: questionReviews.status, count: count() })
    .from(questionReviews)
    .groupBy(questionReviews.status)
  const pending = counted.find(({ status }) => status === 'pending')?.count ?? 0
  const total = counted.reduce((sum, row) => sum + row.count, 0)
  return { rows, pending, reviewed: total - pending, total }
}

/**
 * Marks a question reviewed; with an answer the asker is told. Throws a Problem: 404, or 409 when somebody has reviewed
 * it before.
 */
export async function reviewQuestion(
  { db }: Dependencies,
  actor: Actor,
  id: number,
  { adminNotes, answer }: { adminNotes: string; answer?: string | undefined },
) {
  const told = answer === '' ? undefined : answer
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ status: questionReviews.status, userId: questionReviews.userId, role: users.role })
      .from(questionReviews)
      .innerJoin(users, eq(users.id, questionReviews.userId))
      .where(eq(questionReviews.id, id))
      .for('update', { of: questionReviews })
    if (!before) throw notFound('The question')
    if (before.status !== 'pending') throw new Problem('conflict', 'This question has been reviewed already.')
    await tx
      .update(questionReviews)
      .set({
        adminNotes,
        answer: told ?? null,
        status: told ? 'answered' : 'reviewed',
        reviewedAt: new Date(),
        reviewedBy: actor.id,
      })
      .where(eq(questionReviews.id, id))
    await audit(tx, { actorId: actor.id, action: 'question.review', subjectId: id })
    if (told)
      await notify(tx, before.userId, {
        title: 'Your question was answered',
        message: told,
        link: `${homeOf[before.role]}/ai-assistant`,
      })
    const [after] = await tx
      .select(columns)
      .from(questionReviews)
      .innerJoin(users, eq(users.id, questionReviews.userId))
      .where(eq(questionReviews.id, id))
    if (!after) throw notFound('The question')
    return after
  })
}
