import type { Scope } from '../../access/scope'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import { findReport, requirePractitioner } from './reports.queries'
import { editReport } from './reports.service'

type Refused = { id: number; sampleId: string; clientName: string; why: string }

/**
 * Gives each report to the practitioner, or to none, in a transaction of its own: what cannot be done to one stops no
 * other, and is told with the sentence why. Throws a Problem when there is no such practitioner.
 */
export async function assignReports(
  deps: Dependencies,
  scope: Scope,
  ids: number[],
  practitionerId: number | null,
): Promise<{ assigned: number[]; refused: Refused[] }> {
  if (practitionerId !== null) await deps.db.transaction((tx) => requirePractitioner(tx, practitionerId))
  const assigned: number[] = []
  const refused: Refused[] = []
  for (const id of new Set(ids)) {
    try {
      await editReport(deps, { scope, id }, { practitionerId })
      assigned.push(id)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const { sampleId = '', clientName = '' } = (await findReport(deps.db, scope, id)) ?? {}
      const why = error.code === 'not-found' ? 'This report does not exist any more.' : error.message
      refused.push({ id, sampleId, clientName, why })
    }
  }
  return { assigned, refused }
}
