import type { Database } from '../../database/connect'
import { reportOpenings } from './reports.tables'

type Opening = { reportId: number; userId: number; version: number; at: Date; cardsEndedAt?: Date }

/** Has people open reports in a past that they did not have: for a demonstration. */
export async function pretendOpenings(db: Database, openings: readonly Opening[]): Promise<void> {
  if (openings.length === 0) return
  await db
    .insert(reportOpenings)
    .values(openings.map(({ at, ...opening }) => ({ ...opening, firstAt: at, lastAt: at })))
    .onConflictDoNothing()
}
