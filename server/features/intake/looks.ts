import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { readable } from '../../database/readable'
import { intakeLooks, type Incomplete } from './intake.tables'

/** When the intake folder was last looked at, and what it lacked, as other features read it; no row before the first. */
export const intakeLook = readable('intake_look', intakeLooks)

/** Notes that looking begins, where nobody ever has: from then on it is known how long nobody did. */
export const beginLooking = (db: Database) => db.insert(intakeLooks).values({}).onConflictDoNothing()

/** Notes that the intake goes on, though its look is not over. */
export const stillLooking = (db: Database) => db.update(intakeLooks).set({ lookedAt: sql`now()` })

/** Notes a look that is over, and the samples that lack a file. */
export const noteLook = (db: Database, incomplete: Incomplete[]) =>
  db.update(intakeLooks).set({ lookedAt: sql`now()`, incomplete })

/** The samples that lacked a file at the last look. */
export async function incompleteBefore(db: Database): Promise<Incomplete[]> {
  const [row] = await db.select({ incomplete: intakeLooks.incomplete }).from(intakeLooks)
  return row?.incomplete ?? []
}
