import { and, desc, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { correctionBetween, type Corrected } from '@shared/domain/correction'
import type { Database, Transaction } from '../../database/connect'
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
    .innerJoin(reportOpenings, openedBefore(userId))
    .where(
      and(
        eq(reportCorrections.reportId, reportId),
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

/** What the newest correction changed of what this person had read; null for who reads the report for the first time. */
export async function correctionFor(
  db: Database | Transaction,
  userId: number,
  now: Corrected & { id: number },
) {
  const [before] = await db
    .select({
      at: reportCorrections.releasedAt,
      results: reportCorrections.beforeResults,
      unread: reportCorrections.beforeUnread,
      scale: reportCorrections.beforeScale,
    })
    .from(reportCorrections)
    .innerJoin(reportOpenings, openedBefore(userId))
    .where(and(eq(reportCorrections.reportId, now.id), isNotNull(reportCorrections.releasedAt)))
    .orderBy(desc(reportCorrections.id))
    .limit(1)
  if (!before?.at) return null
  const { at, unread, ...rest } = before
  return { at, ...correctionBetween({ ...rest, unread: unread ?? [] }, now) }
}

/** That this person had opened the report before it was corrected. */
const openedBefore = (userId: number) =>
  and(
    eq(reportOpenings.reportId, reportCorrections.reportId),
    eq(reportOpenings.userId, userId),
    lt(reportOpenings.firstAt, reportCorrections.at),
  )
