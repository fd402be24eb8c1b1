import { sql } from 'drizzle-orm'
import type { AuditAction, ReadAction } from '@shared/domain/audit'
import type { Database, Transaction } from '../../database/connect'
import { readable } from '../../database/readable'
import { auditEvents } from './audit.tables'

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

/** Within this time the same person reads the same once. */
const AGAIN = sql`interval '10 minutes'`
/** More events of one row than ten minutes bring, so that a long history costs nothing. */
const RECENT = 100

/** Records who reads whose health data; a subject of null is a list as a whole. */
export const readingRecorder =
  (db: Database) =>
  async (
    actorId: number,
    action: ReadAction | 'own.read',
    subjects: readonly (number | null)[],
  ): Promise<void> => {
    const same = subjects.includes(null) ? sql`e.subject_id is null` : sql`e.subject_id = subject`
    await db.execute(sql`
      insert into ${auditEvents} (actor_id, action, subject_id)
      select ${actorId}::int, ${action}, subject from unnest(${sql.param(subjects)}::int[]) as subject
      where not exists (
        select from (
          select e.actor_id, e.at from ${auditEvents} e where e.action = ${action} and ${same}
          order by e.id desc limit ${RECENT}
        ) as recent
        where recent.actor_id = ${actorId} and recent.at > now() - ${AGAIN})`)
  }
