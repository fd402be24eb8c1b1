import type { AuditAction } from '@shared/domain/audit'
import type { Database, Transaction } from '../../database/connect'
import { auditEvents } from '../../database/tables/overview'

/** Writes one audit event: ids and field names, never names or values. `actorId` is null for the product itself. */
export async function audit(
  db: Database | Transaction,
  event: { actorId: number | null; action: AuditAction; subjectId?: number; fields?: string[] },
): Promise<void> {
  await db.insert(auditEvents).values(event)
}
