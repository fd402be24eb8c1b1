import { and, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
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

/** How a machine's token is called, from the fields of an event that is by one (see `By`); null for others. */
export type TokenName = (fields: SQLWrapper) => SQL<string | null>
type Names = { accountName: AccountName; tokenName: TokenName }

export const handlers = ({ db }: Dependencies, names: Names): Handlers<typeof contract> => ({
  'GET /api/audit': (call) => paged(call, '/api/audit', listAudit(db, names, call.query)),
})

/** A page of the audit, newest first, and how many events match. */
async function listAudit(
  db: Database,
  { accountName, tokenName }: Names,
  { actor, subject, action, ...page }: Query<'GET /api/audit'>,
) {
  const where = and(
    actor === undefined ? undefined : eq(auditEvents.actorId, actor),
    subject === undefined ? undefined : eq(auditEvents.subjectId, subject),
    action && eq(auditEvents.action, action),
  )
  const { keys, ...extent } = await newestKeys(db, auditEvents, where, page)
  const rows = await db
    .select({
      event: auditEvents,
      actorName: sql<
        string | null
      >`coalesce(${accountName(auditEvents.actorId)}, ${tokenName(auditEvents.fields)})`,
    })
    .from(auditEvents)
    .where(isOneOf(auditEvents.id, keys))
    .orderBy(desc(auditEvents.id))
  return { ...extent, rows: rows.map(({ event, actorName }) => ({ ...event, actorName, subjectName: null })) }
}
