import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../access/actor'
import { edited } from '../../database/tables/columns'
import { reports } from '../../database/tables/reports'
import { clients, practitioners, users } from '../../database/tables/users'
import type { Dependencies } from '../../dependencies'
import { notFound } from '../../http/problem'
import { forgetRecipient } from '../messaging/messaging.public'
import { audit } from '../overview/audit.public'
import { exportFilesOf, removeExportFiles } from '../settings/settings.public'

/** Deletes a client: the account with its sessions and exports, their place in messages, and all reports; the files go once the rows are gone for good. */
export async function eraseClient(deps: Dependencies, actor: Actor, id: number): Promise<void> {
  const { folders, exported } = await deps.db.transaction(async (tx) => {
    const [client] = await tx.select().from(clients).where(eq(clients.id, id)).for('update')
    if (!client) throw notFound('The client')
    const zips = await exportFilesOf({ db: tx }, client.userId)
    const erased = await tx
      .delete(reports)
      .where(eq(reports.clientId, id))
      .returning({ folder: reports.folder })
    const [account] = await tx.delete(users).where(eq(users.id, client.userId)).returning()
    if (account) await forgetRecipient(tx, account)
    await audit(tx, { actorId: actor.id, action: 'client.delete', subjectId: id })
    return { folders: erased.map(({ folder }) => folder), exported: zips }
  })
  for (const folder of folders) await deps.files.discard(folder)
  await removeExportFiles(deps, exported)
}

/** Deletes a practitioner, the account and their place in messages. Reports stay, unassigned; what was held for the review waits for an admin. */
export async function erasePractitioner({ db }: Dependencies, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [practitioner] = await tx.select().from(practitioners).where(eq(practitioners.id, id)).for('update')
    if (!practitioner) throw notFound('The practitioner')
    await tx
      .update(reports)
      .set({ status: 'processed' })
      .where(and(eq(reports.practitionerId, id), eq(reports.status, 'pending')))
    // Nobody is left to review, whatever is read into a report later.
    await tx
      .update(reports)
      .set({ practitionerId: null, held: false, ...edited })
      .where(eq(reports.practitionerId, id))
    const [account] = await tx.delete(users).where(eq(users.id, practitioner.userId)).returning()
    if (account) await forgetRecipient(tx, account)
    await audit(tx, { actorId: actor.id, action: 'practitioner.delete', subjectId: id })
  })
}
