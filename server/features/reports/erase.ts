import { and, eq } from 'drizzle-orm'
import { edited } from '../../database/columns'
import type { Transaction } from '../../database/connect'
import { reports } from './reports.tables'

/** Deletes every report of a client; answers the folders, whose files are to go once the transaction holds. */
export async function eraseReportsOf(tx: Transaction, clientId: number): Promise<string[]> {
  const erased = await tx
    .delete(reports)
    .where(eq(reports.clientId, clientId))
    .returning({ folder: reports.folder })
  return erased.map(({ folder }) => folder)
}

/** Takes a practitioner's reports from them; what was held for their review waits for an admin. */
export async function unassignReportsOf(tx: Transaction, practitionerId: number): Promise<void> {
  const assigned = eq(reports.practitionerId, practitionerId)
  await tx
    .update(reports)
    .set({ status: 'processed' })
    .where(and(assigned, eq(reports.status, 'pending')))
  // Nobody is left to review, whatever is read into a report later.
  await tx
    .update(reports)
    .set({ practitionerId: null, held: false, ...edited })
    .where(assigned)
}
