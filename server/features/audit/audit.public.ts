import { sql } from 'drizzle-orm'
import type { AuditAction, ReadAction } from '@shared/domain/audit'
import type { Database, Transaction } from '../../database/connect'
import { readable } from '../../database/readable'
import { auditEvents } from './audit.tables'

export { chainOf, checkChain, follow, leadThrough, type Place, type Step } from './chain'
export {
  BrokenChain,
  floorOf,
  giveUpFloor,
  isChained,
  moveFloor,
  removeTo,
  resealFloor,
  type Head,
  type Keeper,
} from './floor'

/** Audit events as other features read them. */
export const auditEvent = readable('audit_event', auditEvents)

export type AuditEvent = {
  actorId: number | null
  action: AuditAction
  subjectId?: number
  fields?: string[]
  count?: number
}

/** Who did it: an account, or nobody, where the one field may say what did: `token:3`, `intake`. */
export type By = Pick<AuditEvent, 'actorId' | 'fields'>

/**
 * Writes one audit event: ids and field names, never names or values. `actorId` is null for the product itself, `count`
 * is more than 1 where the event stands for many.
 */
export async function audit(db: Database | Transaction, event: AuditEvent): Promise<void> {
  await db.insert(auditEvents).values(event)
}

/** Within this time the same person reads the same once. */
const AGAIN_MS = 10 * 60_000
/** More events of one row than ten minutes bring, so that a long history costs nothing. */
const RECENT = 100
const REMEMBERED = 10_000

/**
 * Records who reads whose health data; a subject of null is a list as a whole. What this process has recorded itself it
 * remembers, so that reading on asks nothing of the database.
 */
export function readingRecorder(db: Database) {
  const until = new Map<string, number>()
  return async (
    actorId: number,
    action: ReadAction | 'own.read',
    subjects: readonly (number | null)[],
  ): Promise<void> => {
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
