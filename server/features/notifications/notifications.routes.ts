import { and, eq, isNull, sql } from 'drizzle-orm'
import { notifications as contract } from '@shared/features/notifications'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { paged } from '../../http/paging'
import { notFound } from '../../http/problem'
import { dayOf, listLines } from './lines'
import type { GroupedNotificationTexts } from './notifications.public'
import { notifications } from './notifications.tables'

export { contract }

const of = (userId: number) => eq(notifications.userId, userId)
const unreadOf = (userId: number) => and(of(userId), isNull(notifications.readAt))
const read = { readAt: sql`now()` }

/** More lines than anybody has open. */
const MOST_UNREAD = 200

export const handlers = (
  { db, replicaReader }: Dependencies,
  several: GroupedNotificationTexts,
): Handlers<typeof contract> => ({
  'GET /api/notifications': async ({ actor }) =>
    (await listLines(replicaReader.db, several, actor.id, { page: 1, pageSize: MOST_UNREAD }, 'unread')).rows,
  'GET /api/notifications/all': (call) =>
    paged(call, '/api/notifications/all', listLines(replicaReader.db, several, call.actor.id, call.query)),
  'POST /api/notifications/:id/read': async ({ actor, params }) => {
    const [found] = await db
      .select({ kind: notifications.kind, day: sql<string>`${dayOf}::text` })
      .from(notifications)
      .where(and(of(actor.id), eq(notifications.id, params.id)))
    if (!found) throw notFound('The notification')
    // Reads the whole line. Reading it again keeps the first time.
    const line = found.kind
      ? and(eq(notifications.kind, found.kind), sql`${dayOf} = ${found.day}::date`)
      : eq(notifications.id, params.id)
    await db
      .update(notifications)
      .set(read)
      .where(and(unreadOf(actor.id), line))
  },
  'POST /api/notifications/read-all': async ({ actor }) => {
    await db.update(notifications).set(read).where(unreadOf(actor.id))
  },
})
