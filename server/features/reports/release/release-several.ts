import { and, eq } from 'drizzle-orm'
import type { ReplyOf } from '@shared/core/contract'
import type { reports as contract } from '@shared/features/reports'
import type { Scope } from '../../../access/scope'
import type { Transaction } from '../../../database/connect'
import type { Dependencies } from '../../../dependencies'
import { sendOutboxSoon } from '../../messaging/messaging.public'
import { hasOpened } from '../check/opened'
import { releaseResultOf } from './release-result'
import { reportsIn } from '../manage/report-rows'
import { releaseLocked, waitsForRelease } from '../reports.service'
import { reports } from '../reports.tables'

type ReleaseReply = ReplyOf<(typeof contract)['POST /api/reports/release']>
type Refused = ReleaseReply['refused'][number]
type Report = typeof reports.$inferSelect

/** One transaction a report, so that one changed meanwhile does not stop the others. */
export async function releaseSeveral(
  deps: Dependencies,
  scope: Scope,
  ids: readonly number[],
): Promise<ReleaseReply> {
  const released: number[] = []
  const held: number[] = []
  const refused: Refused[] = []
  for (const id of new Set(ids)) {
    const done = await deps.db.transaction((tx) => releaseOne(deps, tx, scope, id))
    if ('why' in done) refused.push(done)
    else if (done.status === 'pending') held.push(id)
    else released.push(id)
  }
  sendOutboxSoon(deps)
  return { ...(await releaseResultOf(deps.db, scope, released)), held, refused }
}

async function releaseOne(
  deps: Dependencies,
  tx: Transaction,
  scope: Scope,
  id: number,
): Promise<Refused | Report> {
  const [report] = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.id, id), reportsIn(scope)))
    .for('update')
  if (!report) return { id, sampleId: '', clientName: '', why: 'This report no longer exists.' }
  const why = await refusalOf(tx, scope, report)
  if (why) return { id, sampleId: report.sampleId, clientName: report.clientName, why }
  return releaseLocked(deps, tx, scope, report)
}

async function refusalOf(tx: Transaction, scope: Scope, report: Report): Promise<string | undefined> {
  if (!waitsForRelease(report)) return "It's no longer waiting to be released."
  if (report.clientId === null)
    return scope.reach === 'all'
      ? "It isn't linked to a client. Please link it first."
      : "It isn't linked to a client yet. The laboratory must link it first."
  if (!(await hasOpened(tx, scope, report)))
    return 'You have not opened it since it was last changed. Please review it first.'
  return undefined
}
