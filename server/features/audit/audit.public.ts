import { sql } from 'drizzle-orm'
import type { AuditAction, ReadAction } from '@shared/domain/audit/audit'
import type { Database, Transaction } from '../../database/connect'
import { readable } from '../../database/readable'
import { auditEvents } from './audit.tables'

export { chainOf, checkChain, follow, leadThrough, type Place, type Step } from './chain'
export {
  BrokenChain,
  readArchivedUntil,
  discardFloor,
  isChained,
  moveArchivedUntil,
  removeTo,
  reencryptArchivedUntil,
  type Head,
  type Keeper,
} from './archived-until'

/** Audit events as other features may read them. */
export const auditEvent = readable('audit_event', auditEvents)

export type AuditEvent = {
  actorId: number | null
  action: AuditAction
  subjectId?: number
  fields?: string[]
  count?: number
}

/** An account, or none, and then the one field may name the program: `token:3`, `intake`. */
export type By = Pick<AuditEvent, 'actorId' | 'fields'>

/** Writes an audit event, never with names or values; `actorId` is null for the portal. */
export async function audit(db: Database | Transaction, event: AuditEvent): Promise<void> {
  await db.insert(auditEvents).values(event)
}

/** Within this time repeated readings of the same data by one person are one event. */
const AGAIN_MS = 10 * 60_000
/** More events of one row than ten minutes bring, so that a long history is not searched. */
const RECENT = 100
const REMEMBERED = 10_000

/** Records who reads whose health data (null: a list); a person's are cached to save queries. */
export function readingRecorder(db: Database) {
  const until = new Map<string, number>()
  return async (
    { actorId, fields }: By,
    action: ReadAction | 'own.read',
    subjects: readonly (number | null)[],
  ): Promise<void> => {
    if (actorId === null) {
      for (const subjectId of subjects)
        await audit(db, { actorId, fields, action, ...(subjectId !== null && { subjectId }) })
      return
    }
    const now = performance.now()
    const keyOf = (subject: number | null) => `${actorId} ${action} ${subject}`
    const unknown = subjects.filter((subject) => (until.get(keyOf(subject)) ?? 0) <= now)
    if (unknown.length === 0) return
    const same = unknown.includes(null) ? sql`e.subject_id is null` : sql`e.subject_id = subject`
    const { rows } = await db.execute<{ subject: number | null }>(sql`
      insert into ${auditEvents} (actor_id, action, subject_id)
      select ${actorId}::int, ${action}, subject from unnest(${sql.param(unknown)}::int[]) as subject
      where not exists (
        select from (
          select e.actor_id, e.at from ${auditEvents} e where e.action = ${action} and ${same}
          order by e.id desc limit ${RECENT}
        ) as recent
        where recent.actor_id = ${actorId} and recent.at > now() - make_interval(secs => ${AGAIN_MS / 1000}))
      returning subject_id as subject`)
    if (until.size > REMEMBERED) until.clear()
    for (const { subject } of rows) until.set(keyOf(subject), now + AGAIN_MS)
  }
}
