import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Actor } from '../../access/actor'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import { eraseAccount, findAccount, lockAdmins, refuseLockout } from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { clientMerge, client, findClientOf, lockClient } from '../clients/clients.public'
import { forgetRecipient } from '../messaging/messaging.public'
import { findPractitionerOf, lockPractitioner, practitioner } from '../practitioners/practitioners.public'
import { eraseReportsOf, unassignReportsOf } from '../reports/reports.public'
import { endSharesOf, removeShareFiles } from '../shares/shares.public'
import { exportFilesOf, removeExportFiles } from './exports'

/** Deletes a client: account, traces in messages and reports; files go after the commit. */
export async function eraseClient(deps: Dependencies, actor: Actor, id: number): Promise<void> {
  const { folders, exported, shared } = await deps.db.transaction(async (tx) => {
    const client = await lockClient(tx, id)
    const exported = await exportFilesOf({ db: tx }, client.userId)
    const merged = await tx.select().from(clientMerge).where(eq(clientMerge.intoClientId, id))
    const shared = await endSharesOf(tx, id)
    const folders = await eraseReportsOf(tx, id)
    const account = await eraseAccount(tx, client.userId)
    for (const person of [...(account ? [account] : []), ...merged]) await forgetRecipient(tx, person)
    await audit(tx, { actorId: actor.id, action: 'client.delete', subjectId: id })
    return { folders, exported, shared }
  })
  for (const folder of folders) await deps.files.discard(folder)
  await removeExportFiles(deps, exported)
  await removeShareFiles(deps, shared)
}

/** Deletes a practitioner; reports stay unassigned, and held ones wait for an admin. */
export async function erasePractitioner({ db }: Dependencies, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const practitioner = await lockPractitioner(tx, id)
    await unassignReportsOf(tx, id)
    const account = await eraseAccount(tx, practitioner.userId)
    if (account) await forgetRecipient(tx, account)
    await audit(tx, { actorId: actor.id, action: 'practitioner.delete', subjectId: id })
  })
}

/** Not `exists`, because PostgreSQL would build a list of all clients. */
export const hasRecord = (userId: SQLWrapper) =>
  sql<boolean>`coalesce(
    (select true from ${client} where ${client.userId} = ${userId}),
    (select true from ${practitioner} where ${practitioner.userId} = ${userId}), false)`

/** Deletes an account without a client or practitioner record, with its sessions. */
export async function eraseUser({ db }: Dependencies, actor: Actor, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    refuseLockout(await lockAdmins(tx), actor, userId, 'delete')
    if (!(await findAccount(tx, userId))) throw notFound('The user')
    if ((await findClientOf(tx, userId)) ?? (await findPractitionerOf(tx, userId)))
      throw new Problem('conflict', 'Users with associated client or practitioner records cannot be deleted.')
    await eraseAccount(tx, userId)
    await audit(tx, { actorId: actor.id, action: 'user.delete', subjectId: userId })
  })
}
