import { and, desc, eq, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Query } from '@shared/api'
import { audit as contract } from '@shared/features/audit'
import type { Database } from '../../database/connect'
import { isOneOf, pageOfKeys } from '../../database/pages'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { setPageHeaders } from '../../http/paging'
import { auditEvents } from './audit.tables'

export { contract }

/** How an account is called in a list, from its id. */
export type AccountName = (userId: SQLWrapper) => SQL<string | null>

export const handlers = ({ db }: Dependencies, accountName: AccountName): Handlers<typeof contract> => ({
  'GET /api/audit': async (call) => {
    const { rows, ...extent } = await listAudit(db, accountName, call.query)
    setPageHeaders(call, '/api/audit', extent)
    return rows
  },
})

/** A page of the audit, newest first, and how many events match. */
async function listAudit(
  db: Database,
  accountName: AccountName,
  { actor, subject, action, ...page }: Query<'GET /api/audit'>,
) {
  const newest = desc(auditEvents.id)
  const ordered = db
    .select({ key: auditEvents.id })
    .from(auditEvents)
    .where(
      and(
        actor === undefined ? undefined : eq(auditEvents.actorId, actor),
        subject === undefined ? undefined : eq(auditEvents.subjectId, subject),
        action && eq(auditEvents.action, action),
      ),
    )
    .orderBy(newest)
  const { keys, ...extent } = await pageOfKeys(db, ordered, page)
  const rows = await db
    .select({ event: auditEvents, actorName: accountName(auditEvents.actorId) })
    .from(auditEvents)
    .where(isOneOf(auditEvents.id, keys))
    .orderBy(newest)
  return { ...extent, rows: rows.map(({ event, actorName }) => ({ ...event, actorName })) }
}
