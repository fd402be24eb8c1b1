import { and, desc, eq, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Query } from '@shared/api'
import { audit as contract } from '@shared/features/audit'
import type { Database } from '../../database/connect'
import { newestFirst, pageOfRows } from '../../database/pages'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { paged } from '../../http/paging'
import { auditEvents } from './audit.tables'

export { contract }

/** How to name the rows of an event, from the event's columns. */
export type Names = Record<
  'actor' | 'subject',
  (event: Record<'action' | 'actorId' | 'subjectId' | 'fields', SQLWrapper>) => SQL<string | null>
>

export const handlers = ({ replicaReader }: Dependencies, names: Names): Handlers<typeof contract> => ({
  'GET /api/audit': (call) => paged(call, '/api/audit', listAudit(replicaReader.db, names, call.query)),
})

/** A page of the audit, newest first, and how many events match. */
async function listAudit(
  db: Database,
  names: Names,
  { actor, subject, action, ...page }: Query<'GET /api/audit'>,
) {
  const where = and(
    actor === undefined ? undefined : eq(auditEvents.actorId, actor),
    subject === undefined ? undefined : eq(auditEvents.subjectId, subject),
    action && eq(auditEvents.action, action),
  )
  const { rows, ...extent } = await pageOfRows(db, newestFirst(db, auditEvents, where), page, (on) =>
    db
      .with(on.found)
      .select({
        event: auditEvents,
        actorName: names.actor(auditEvents),
        subjectName: names.subject(auditEvents),
        counted: on.counted,
      })
      .from(auditEvents)
      .where(on.holds(auditEvents.id))
      .orderBy(desc(auditEvents.id)),
  )
  return { ...extent, rows: rows.map(({ event, ...called }) => ({ ...event, ...called })) }
}
