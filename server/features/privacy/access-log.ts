import { and, desc, eq, sql } from 'drizzle-orm'
import type { Scope } from '../../access/scope'
import type { Database } from '../../database/connect'
import { account } from '../accounts/accounts.public'
import { auditEvent } from '../audit/audit.public'
import { report, reportsIn } from '../reports/reports.public'

/** When staff opened the reports that the scope reaches, newest first. */
export async function listAccess(db: Database, scope: Scope) {
  return db
    .select({
      at: auditEvent.at,
      sampleId: report.sampleId,
      name: sql<string | null>`nullif(trim(${account.firstName} || ' ' || ${account.lastName}), '')`,
      role: account.role,
    })
    .from(auditEvent)
    .innerJoin(report, eq(report.id, auditEvent.subjectId))
    .leftJoin(account, eq(account.id, auditEvent.actorId))
    .where(and(eq(auditEvent.action, 'report.read'), reportsIn(scope, report)))
    .orderBy(desc(auditEvent.id))
    .limit(200)
}
