import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { reportOpenings, reports } from './reports.tables'

type Opening = { reportId: number; userId: number; version: number; at: Date; cardsEndedAt?: Date }

/** Has people open reports in a past that they did not have: for a demonstration. */
export async function pretendOpenings(db: Database, openings: readonly Opening[]): Promise<void> {
  if (openings.length === 0) return
  await db
    .insert(reportOpenings)
    .values(openings.map(({ at, ...opening }) => ({ ...opening, firstAt: at, lastAt: at })))
    .onConflictDoNothing()
}

/** Has somebody confirm the report of a sample as it came in: for a demonstration. */
export async function pretendRelease(db: Database, sampleId: string): Promise<void> {
  await db
    .update(reports)
    .set({ status: 'completed', releasedAt: sql`${reports.createdAt}` })
    .where(eq(reports.sampleId, sampleId))
}
