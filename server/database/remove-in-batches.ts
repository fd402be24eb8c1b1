import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Dependencies } from '../dependencies'

/** Rows of one statement: over in a moment, also where each has several indexes. */
export const BATCH_SIZE = 5_000

/**
 * Removes the rows of a table that `which` finds, in portions that each are a transaction of their own, until there are
 * none or the server stops. What somebody else has locked is left to the next time.
 */
export async function removeInBatches(
  { db, stopping }: Pick<Dependencies, 'db' | 'stopping'>,
  table: PgTable & { id: PgColumn },
  which: SQL | undefined,
): Promise<void> {
  const plain: PgTable = table
  for (;;) {
    const found = db
      .select({ id: table.id })
      .from(plain)
      .where(which)
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    const { rowCount } = await db.delete(plain).where(sql`${table.id} in ${found}`)
    if ((rowCount ?? 0) < BATCH_SIZE || stopping.aborted) return
  }
}
