import type { ReplyOf } from '@shared/core/contract'
import type { reports as contract } from '@shared/features/reports'
import type { Scope } from '../../../access/scope'
import type { Dependencies } from '../../../dependencies'
import { Problem } from '../../../http/problem'
import { releaseResultOf } from '../release/release-result'
import { findReport, requirePractitioner } from '../reports.queries'
import { editReport } from '../reports.service'

type AssignReply = ReplyOf<(typeof contract)['POST /api/reports/assign']>

/**
 * Gives each report to the practitioner, or to none. Each has its own transaction, so one that
 * cannot be assigned stops no other and comes back with the reason. Throws a Problem when there is
 * no such practitioner.
 */
export async function assignReports(
  deps: Dependencies,
  scope: Scope,
  ids: number[],
  practitionerId: number | null,
): Promise<AssignReply> {
  if (practitionerId !== null) await deps.db.transaction((tx) => requirePractitioner(tx, practitionerId))
  const assigned: number[] = []
  const released: number[] = []
  const refused: AssignReply['refused'] = []
  for (const id of new Set(ids)) {
    try {
      const { isReleased } = await editReport(deps, { scope, id }, { practitionerId })
      assigned.push(id)
      if (isReleased) released.push(id)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const { sampleId = '', clientName = '' } = (await findReport(deps.db, scope, id)) ?? {}
      const why = error.code === 'not-found' ? 'This report does not exist any more.' : error.message
      refused.push({ id, sampleId, clientName, why })
    }
  }
  return { assigned, ...(await releaseResultOf(deps.db, scope, released)), refused }
}
