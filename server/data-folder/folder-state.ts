import type { Database, Transaction } from '../database/connect'
import { readable } from '../database/readable'
import { dataFolder } from './data-folder.tables'

/** The data folder's row as features may read it. */
export const folderState = readable('folder_state', dataFolder)

/** How many unnamed report folders the last sweep left in place because there were too many. */
export async function readHeldBackCount(db: Database): Promise<number> {
  const [row] = await db.select({ heldBack: dataFolder.heldBack }).from(dataFolder)
  return row?.heldBack ?? 0
}

/** When the last backup was made, if ever. */
export async function backedUpAt(db: Database): Promise<Date | undefined> {
  const [row] = await db.select({ at: dataFolder.backedUpAt }).from(dataFolder)
  return row?.at ?? undefined
}

/** Stores the number and calls `begun` if it was zero: only once, on any number of servers. */
export async function noteHeldBack(
  db: Database,
  count: number,
  begun: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(dataFolder).for('update')
    if (!before || before.heldBack === count) return
    await tx.update(dataFolder).set({ heldBack: count })
    if (before.heldBack === 0) await begun(tx)
  })
}
