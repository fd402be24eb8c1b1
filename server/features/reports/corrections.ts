import { and, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/connect'
import { reportCorrections, reportOpenings, type reports } from './reports.tables'

type Report = typeof reports.$inferSelect

/** Keeps what a report said before its files were read anew, where somebody has opened it; the first such row stays. */
export async function keepBaseline(tx: Transaction, before: Report): Promise<void> {
  const [opening] = await tx
    .select({ reportId: reportOpenings.reportId })
    .from(reportOpenings)
    .where(eq(reportOpenings.reportId, before.id))
    .limit(1)
  if (!opening) return
  await tx
    .insert(reportCorrections)
    .values({
      reportId: before.id,
      beforeResults: before.results,
      beforeUnread: before.unread,
      beforeScale: before.scale,
      beforeReportDate: before.reportDate,
    })
    .onConflictDoNothing()
}

/** Ends the correction that waits, if any: its report is completed. */
export async function endCorrection(tx: Transaction, reportId: number): Promise<void> {
  await tx
    .update(reportCorrections)
    .set({ releasedAt: sql`now()` })
    .where(and(eq(reportCorrections.reportId, reportId), isNull(reportCorrections.releasedAt)))
}

/** The newest correction of what this person had read, if they have not opened the report since it was released. */
export async function findUnreadCorrection(
  tx: Transaction,
  reportId: number,
  userId: number,
): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: reportCorrections.id })
    .from(reportCorrections)
    .innerJoin(
      reportOpenings,
      and(eq(reportOpenings.reportId, reportCorrections.reportId), eq(reportOpenings.userId, userId)),
    )
    .where(
      and(
        eq(reportCorrections.reportId, reportId),
        lt(reportOpenings.firstAt, reportCorrections.at),
        or(isNull(reportCorrections.releasedAt), gte(reportCorrections.releasedAt, reportOpenings.lastAt)),
      ),
    )
    .orderBy(desc(reportCorrections.id))
    .limit(1)
  return found?.id
}

/** Whether this person has opened the report, in any version. */
export async function hasRead(tx: Transaction, reportId: number, userId: number): Promise<boolean> {
  const [found] = await tx
    .select({ reportId: reportOpenings.reportId })
    .from(reportOpenings)
    .where(and(eq(reportOpenings.reportId, reportId), eq(reportOpenings.userId, userId)))
  return found !== undefined
}
