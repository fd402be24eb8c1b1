import type { Scope } from '../../access/scope'
import type { Dependencies } from '../../dependencies'
import { audit, isRecent } from '../audit/audit.public'

/**
 * Records that somebody else than the client opens a report. `range`: the header of a request for a part of a file.
 * A later part belongs to the viewing that is recorded already, so that opening a PDF is one event; without one before
 * it, it is an event of its own.
 */
export async function recordViewing(
  { db }: Pick<Dependencies, 'db'>,
  { actor, reach }: Scope,
  reportId: number,
  range = 'bytes=0-',
): Promise<void> {
  if (reach === 'own') return
  const event = { actorId: actor.id, action: 'report.read', subjectId: reportId } as const
  if (!range.startsWith('bytes=0-') && (await isRecent(db, event))) return
  await audit(db, event)
}
