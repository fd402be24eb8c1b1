import { and, eq, gt, sql } from 'drizzle-orm'
import type { AuditAction } from '@shared/domain/audit'
import type { Database, Transaction } from '../../database/connect'
import { readable } from '../../database/readable'
import { auditEvents } from './audit.tables'

export { checkChain, type Head } from './chain'

/** Audit events as other features read them. */
export const auditEvent = readable('audit_event', auditEvents)

export type AuditEvent = {
  actorId: number | null
  action: AuditAction
  subjectId?: number
  fields?: string[]
  count?: number
}

/**
 * Writes one audit event: ids and field names, never names or values. `actorId` is null for the product itself, `count`
 * is more than 1 where the event stands for many.
 */
export async function audit(db: Database | Transaction, event: AuditEvent): Promise<void> {
  await db.insert(auditEvents).values(event)
}

/** Whether the same person has done the same to the same row within the last ten minutes. */
export async function isRecent(
  db: Database,
  { actorId, action, subjectId }: { actorId: number; action: AuditAction; subjectId: number },
): Promise<boolean> {
  const [found] = await db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.action, action),
        eq(auditEvents.subjectId, subjectId),
        eq(auditEvents.actorId, actorId),
        gt(auditEvents.at, sql`now() - interval '10 minutes'`),
      ),
    )
    .limit(1)
  return found !== undefined
}
