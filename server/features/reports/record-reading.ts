import { and, eq, gt, sql } from 'drizzle-orm'
import type { Scope } from '../../access/scope'
import { auditEvents } from '../../database/tables/overview'
import type { Dependencies } from '../../dependencies'
import { audit } from '../overview/audit.public'

/**
 * Records that somebody else than the client opens a report. `range`: the header of a request for a part of a file.
 * A later part belongs to the viewing that is recorded already, so that opening a PDF is one event; without one before
 * it, it is an event of its own.
 */
export async function recordReading(
  { db }: Pick<Dependencies, 'db'>,
  { actor, reach }: Scope,
  reportId: number,
  range = 'bytes=0-',
): Promise<void> {
  if (reach === 'own') return
  const event = { actorId: actor.id, action: 'report.read', subjectId: reportId } as const
  if (!range.startsWith('bytes=0-')) {
    const [viewing] = await db
      .select({ id: auditEvents.id })
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.action, event.action),
          eq(auditEvents.subjectId, reportId),
          eq(auditEvents.actorId, actor.id),
          gt(auditEvents.at, sql`now() - interval '10 minutes'`),
        ),
      )
      .limit(1)
    if (viewing) return
  }
  await audit(db, event)
}
