import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { intakeMoves } from './intake.tables'
import type { Journal, Move } from './moves'

/** Shared by all servers, so that another one continues the moves of a killed server. */
export const databaseJournal = (db: Database): Journal => ({
  note: async (move) => {
    await db.insert(intakeMoves).values({ id: move.id, move })
  },
  open: async () => (await db.select().from(intakeMoves)).map(({ move }) => move as Move),
  strike: async (id) => {
    await db.delete(intakeMoves).where(eq(intakeMoves.id, id))
  },
})
