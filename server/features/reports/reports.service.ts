import { eq } from 'drizzle-orm'
import type { Scope } from '../../access/scope'
import { edited } from '../../database/tables/columns'
import { reports } from '../../database/tables/reports'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import { audit } from '../overview/audit.public'
import { ownerByAdmin } from './owner'
import { tellAbout } from './report-news'
import { lockReport } from './reports.queries'

/** Confirms a processed report (it becomes pending when it was to be held) or releases a pending one. */
export async function releaseReport({ db }: Dependencies, scope: Scope, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const report = await lockReport(tx, scope, id)
    if (!report) throw notFound('The report')
    if (report.status !== 'processed' && report.status !== 'pending')
      throw new Problem('conflict', 'Only a report that waits for confirmation or review can be released.')
    const status = report.status === 'processed' && report.held ? 'pending' : 'completed'
    const [after] = await tx.update(reports).set({ status, ...edited }).where(eq(reports.id, id)).returning()
    await audit(tx, { actorId: scope.actor.id, action: 'report.release', subjectId: id, fields: ['status'] })
    if (after) await tellAbout(tx, after)
  })
}

/** Gives the report to the client an admin names, or takes it from whoever has it. */
export async function linkReport(
  deps: Dependencies,
  scope: Scope,
  id: number,
  choice: { clientId: number | null } | { email: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const report = await lockReport(tx, scope, id)
    if (!report) throw notFound('The report')
    const clientId =
      'clientId' in choice && choice.clientId === null
        ? null
        : (await ownerByAdmin(tx, deps, choice as { clientId: number } | { email: string }, report)).clientId
    // Whose report it is has been decided by a person: the warnings about the address are answered.
    const warnings = report.warnings.filter((warning) => !warning.code.startsWith('email-'))
    const [after] = await tx.update(reports).set({ clientId, warnings, ...edited }).where(eq(reports.id, id)).returning()
    await audit(tx, { actorId: scope.actor.id, action: 'report.link', subjectId: id, fields: ['clientId'] })
    if (after && clientId !== null && clientId !== report.clientId && after.status === 'completed') await tellAbout(tx, after)
  })
}
