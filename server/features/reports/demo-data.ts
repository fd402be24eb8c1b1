import { eq, sql } from 'drizzle-orm'
import { DAY_MS } from '@shared/domain/text/dates'
import type { Database } from '../../database/connect'
import { reportCorrections, reportOpenings, reports } from './reports.tables'

type Opening = { reportId: number; userId: number; version: number; at: Date; cardsEndedAt?: Date }

/** Back-dates openings of reports for the demo data. */
export async function seedDemoOpenings(db: Database, openings: readonly Opening[]): Promise<void> {
  if (openings.length === 0) return
  await db
    .insert(reportOpenings)
    .values(openings.map(({ at, ...opening }) => ({ ...opening, firstAt: at, lastAt: at })))
    .onConflictDoNothing()
}

/** A demo correction: the gravest food was low until a week after the release. */
export async function seedDemoCorrection(db: Database, reportId: number): Promise<void> {
  const [now] = await db.select().from(reports).where(eq(reports.id, reportId))
  if (!now?.releasedAt) throw new Error('a report to correct is not released')
  const [gravest] = now.results.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const at = new Date(now.releasedAt.getTime() + 7 * DAY_MS)
  await db.insert(reportCorrections).values({
    ...{ reportId, at, releasedAt: at, beforeScale: now.scale, beforeReportDate: now.reportDate },
    beforeResults: now.results.map((result) =>
      result === gravest ? { ...result, value: 1.2, text: '1.2', level: 'low' } : result,
    ),
  })
}

/** Marks a report of the demo data as confirmed when it arrived. */
export async function seedDemoRelease(db: Database, sampleId: string): Promise<void> {
  await db
    .update(reports)
    .set({ status: 'completed', releasedAt: sql`${reports.createdAt}` })
    .where(eq(reports.sampleId, sampleId))
}
