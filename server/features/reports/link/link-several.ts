import type { BodyOf } from '@shared/core/contract'
import type { reports as contract } from '@shared/features/reports'
import type { Scope } from '../../../access/scope'
import type { Dependencies } from '../../../dependencies'
import { etagOf } from '../../../http/preconditions'
import { Problem } from '../../../http/problem'
import { releaseResultOf } from '../release/release-result'
import { findReport } from '../reports.queries'
import { linkReport, type ForgetExports } from '../reports.service'

/** Links reports one after another; those that cannot be linked come back with the reason. */
export async function linkSeveral(
  deps: Dependencies,
  forgetExports: ForgetExports,
  scope: Scope,
  { links }: BodyOf<(typeof contract)['POST /api/reports/link']>,
) {
  const linked: number[] = []
  const released: number[] = []
  const refused: { id: number; sampleId: string; clientName: string; why: string }[] = []
  for (const { id, clientId, version } of links) {
    const target = { scope, id, ...(version !== undefined && { ifMatch: etagOf({ version }) }) }
    try {
      const { isReleased } = await linkReport(deps, forgetExports, target, { clientId })
      linked.push(id)
      if (isReleased) released.push(id)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const report = await findReport(deps.db, scope, id)
      const { sampleId = '', clientName = '' } = report ?? {}
      // A repeated request, as after a lost answer, finds the report already linked.
      if (error.code === 'stale' && report?.clientId === clientId) linked.push(id)
      else refused.push({ id, sampleId, clientName, why: error.message })
    }
  }
  return { linked, ...(await releaseResultOf(deps.db, scope, released)), refused }
}
