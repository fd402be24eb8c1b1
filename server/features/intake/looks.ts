import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { readable } from '../../database/readable'
import { intakeLooks, type Incomplete } from './intake.tables'

/**
 * When the intake folder was last looked at and what was missing, as other features may read it; no
 * row before the first look.
 */
export const intakeLook = readable('intake_look', intakeLooks)

/** Starts the clock before the first look, so that the worklist notices if none ever succeeds. */
export const beginLooking = (db: Database) => db.insert(intakeLooks).values({}).onConflictDoNothing()

/** Notes that the intake is working, although its look has not ended. */
export const stillLooking = (db: Database) => db.update(intakeLooks).set({ lookedAt: sql`now()` })

/** Notes a finished look and the samples that lack a file. */
export const noteLook = (db: Database, incomplete: Incomplete[]) =>
  db.update(intakeLooks).set({ lookedAt: sql`now()`, incomplete })

/** The samples that lacked a file at the last look. */
export async function incompleteBefore(db: Database): Promise<Incomplete[]> {
  const [row] = await db.select({ incomplete: intakeLooks.incomplete }).from(intakeLooks)
  return row?.incomplete ?? []
}
