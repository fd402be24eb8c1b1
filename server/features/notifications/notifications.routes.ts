import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { notifications as contract } from '@shared/features/notifications'
import { notifications } from '../../database/tables/overview'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'

export { contract }

const unreadOf = (userId: number) => and(eq(notifications.userId, userId), isNull(notifications.readAt))

export const handlers = ({ db }: Dependencies): Handlers<typeof contract> => ({
  'GET /api/notifications': ({ actor }) =>
    db.select().from(notifications).where(unreadOf(actor.id)).orderBy(desc(notifications.id)).limit(200),
  'POST /api/notifications/read-all': async ({ actor }) => {
    await db
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(unreadOf(actor.id))
  },
})
