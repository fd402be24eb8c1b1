import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Dependencies } from '../dependencies'

/** Rows per statement, so that each is brief even with several indexes. */
export const BATCH_SIZE = 5_000

/** Deletes matching rows in batches, each a transaction; the next run takes locked rows. */
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
