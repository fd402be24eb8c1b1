import type { AuditAction } from '@shared/domain/audit'
import type { Database, Transaction } from '../../database/connect'
import { auditEvents } from '../../database/tables/overview'

/**
 * Writes one audit event: ids and field names, never names or values. `actorId` is null for the product itself, `count`
 * is more than 1 where the event stands for many.
 */
export async function audit(
  db: Database | Transaction,
  event: {
    actorId: number | null
    action: AuditAction
    subjectId?: number
    fields?: string[]
    count?: number
  },
): Promise<void> {
  await db.insert(auditEvents).values(event)
}
