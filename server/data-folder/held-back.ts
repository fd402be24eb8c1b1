import type { Database, Transaction } from '../database/connect'
import { readable } from '../database/readable'
import { dataFolder } from './data-folder.tables'

/** What is known of the data folder, as features read it. */
export const folderState = readable('folder_state', dataFolder)

/** How many folders of reports the sweep left where they are the last time, because they were too many. */
export async function heldBack(db: Database): Promise<number> {
  const [row] = await db.select({ heldBack: dataFolder.heldBack }).from(dataFolder)
  return row?.heldBack ?? 0
}

/** When the last backup was made, if ever. */
export async function backedUpAt(db: Database): Promise<Date | undefined> {
  const [row] = await db.select({ at: dataFolder.backedUpAt }).from(dataFolder)
  return row?.at ?? undefined
}

/** Notes how many they are now, and calls `begun` when there were none before: once, of however many servers. */
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
