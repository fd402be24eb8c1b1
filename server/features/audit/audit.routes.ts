import { and, desc, eq, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Query } from '@shared/api'
import { audit as contract } from '@shared/features/audit'
import type { Database } from '../../database/connect'
import { isOneOf, newestKeys } from '../../database/pages'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { paged } from '../../http/paging'
import { auditEvents } from './audit.tables'

export { contract }

/** How an account is called in a list, from its id. */
export type AccountName = (userId: SQLWrapper) => SQL<string | null>

export const handlers = ({ db }: Dependencies, accountName: AccountName): Handlers<typeof contract> => ({
  'GET /api/audit': (call) => paged(call, '/api/audit', listAudit(db, accountName, call.query)),
})

/** A page of the audit, newest first, and how many events match. */
async function listAudit(
  db: Database,
  accountName: AccountName,
  { actor, subject, action, ...page }: Query<'GET /api/audit'>,
) {
  const where = and(
    actor === undefined ? undefined : eq(auditEvents.actorId, actor),
    subject === undefined ? undefined : eq(auditEvents.subjectId, subject),
    action && eq(auditEvents.action, action),
  )
  const { keys, ...extent } = await newestKeys(db, auditEvents, where, page)
  const rows = await db
    .select({ event: auditEvents, actorName: accountName(auditEvents.actorId) })
    .from(auditEvents)
    .where(isOneOf(auditEvents.id, keys))
    .orderBy(desc(auditEvents.id))
  return { ...extent, rows: rows.map(({ event, actorName }) => ({ ...event, actorName, subjectName: null })) }
}
