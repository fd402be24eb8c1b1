import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { intakeMoves } from './intake.tables'
import type { Journal, Move } from './moves'

/** A journal that all servers of a portal share: of a killed one the next goes on with the move. */
export const databaseJournal = (db: Database): Journal => ({
  note: async (move) => {
    await db.insert(intakeMoves).values({ id: move.id, move })
  },
  open: async () => (await db.select().from(intakeMoves)).map(({ move }) => move as Move),
  strike: async (id) => {
    await db.delete(intakeMoves).where(eq(intakeMoves.id, id))
  },
})
