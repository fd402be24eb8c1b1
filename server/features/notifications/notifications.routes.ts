import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { notifications as contract } from '@shared/features/notifications'
import { isOneOf, newestKeys } from '../../database/pages'
import { notifications } from './notifications.tables'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { setPageHeaders } from '../../http/paging'
import { notFound } from '../../http/problem'

export { contract }

const of = (userId: number) => eq(notifications.userId, userId)
const unreadOf = (userId: number) => and(of(userId), isNull(notifications.readAt))
const shown = { ...getTableColumns(notifications), count: sql<number>`1` }
const read = { readAt: sql`now()` }

export const handlers = ({ db }: Dependencies): Handlers<typeof contract> => ({
  'GET /api/notifications': ({ actor }) =>
    db.select(shown).from(notifications).where(unreadOf(actor.id)).orderBy(desc(notifications.id)).limit(200),
  'GET /api/notifications/all': async (call) => {
    const { keys, ...extent } = await newestKeys(db, notifications, of(call.actor.id), call.query)
    setPageHeaders(call, '/api/notifications/all', extent)
    return db
      .select(shown)
      .from(notifications)
      .where(isOneOf(notifications.id, keys))
      .orderBy(desc(notifications.id))
  },
  'POST /api/notifications/:id/read': async ({ actor, params }) => {
    const mine = and(of(actor.id), eq(notifications.id, params.id))
    // Reading it twice keeps the first time.
    const [found] = await db
      .update(notifications)
      .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
      .where(mine)
      .returning({ id: notifications.id })
    if (!found) throw notFound('The notification')
  },
  'POST /api/notifications/read-all': async ({ actor }) => {
    await db.update(notifications).set(read).where(unreadOf(actor.id))
  },
})
