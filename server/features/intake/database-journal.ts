import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { intakeMoves } from './intake.tables'
import type { Journal, Move } from './moves'

/**
 * A journal that all servers of a portal share, so that another server continues the moves of a
 * killed one.
 */
export const databaseJournal = (db: Database): Journal => ({
  note: async (move) => {
    await db.insert(intakeMoves).values({ id: move.id, move })
  },
  open: async () => (await db.select().from(intakeMoves)).map(({ move }) => move as Move),
  strike: async (id) => {
    await db.delete(intakeMoves).where(eq(intakeMoves.id, id))
  },
})
