import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { readable } from '../../database/readable'
import { intakeScans, type Incomplete } from './intake.tables'

/** The last look at the intake folder and what was missing; no row before the first. */
export const intakeScan = readable('intake_look', intakeScans)

/** Starts the clock before the first look, so that the worklist notices if none ever succeeds. */
export const beginScan = (db: Database) => db.insert(intakeScans).values({}).onConflictDoNothing()

/** Notes that the intake is working, although its look has not ended. */
export const touchScan = (db: Database) => db.update(intakeScans).set({ lookedAt: sql`now()` })

/** Notes a finished look and the samples that lack a file. */
export const saveScan = (db: Database, incomplete: Incomplete[]) =>
  db.update(intakeScans).set({ lookedAt: sql`now()`, incomplete })

/** The samples that lacked a file at the last look. */
export async function lastIncomplete(db: Database): Promise<Incomplete[]> {
  const [row] = await db.select({ incomplete: intakeScans.incomplete }).from(intakeScans)
  return row?.incomplete ?? []
}
