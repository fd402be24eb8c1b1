import { client as clientReply } from '@shared/features/clients'
import * as z from 'zod/mini'
import type { Actor } from '../../access/actor'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { refuseStale } from '../../edit/edit-row'
import type { Edit } from '../../http/preconditions'
import { notFound, Problem } from '../../http/problem'
import {
  eraseAccount,
  findAccount,
  lockAccount,
  lockAdmins,
  refuseLockout,
} from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { findClient, findClientOf, lockClient } from '../clients/clients.public'
import { forgetRecipient } from '../messaging/messaging.public'
import { findPractitionerOf, lockPractitioner } from '../practitioners/practitioners.public'
import { eraseReportsOf, lockReportsOf, reportsOfClient, unassignReportsOf } from '../reports/reports.public'
import { exportFilesOf, removeExportFiles } from './exports'

/**
 * Deletes a client: the account with its sessions and exports, their place in messages, and all reports; the files go
 * once the rows are gone for good. Throws a Problem: 404, 412 with the client as it is now.
 */
export async function eraseClient(deps: Dependencies, { actor, id, ifMatch }: Edit): Promise<void> {
  const { folders, exported } = await deps.db.transaction(async (tx) => {
    const client = await lockClient(tx, id)
    if (ifMatch !== undefined) await refuseStaleClient(tx, client, ifMatch)
    const exported = await exportFilesOf({ db: tx }, client.userId)
    const folders = await eraseReportsOf(tx, id)
    const account = await eraseAccount(tx, client.userId)
    if (account) await forgetRecipient(tx, account)
    await audit(tx, { actorId: actor.id, action: 'client.delete', subjectId: id })
    return { folders, exported }
  })
  for (const folder of folders) await deps.files.discard(folder)
  await removeExportFiles(deps, exported)
}

/** Throws a 412 Problem when a client that is locked, or the account behind it, has another version than was seen. */
async function refuseStaleClient(
  tx: Transaction,
  { id, userId }: { id: number; userId: number },
  ifMatch: string,
): Promise<void> {
  // Before the account, as whoever links a report locks them.
  await lockReportsOf(tx, id)
  await lockAccount(tx, userId)
  const now = await findClient(tx, reportsOfClient, id)
  if (!now) throw notFound('The client')
  // The call's ordinary answer is empty, so nothing else holds back what a client does not show.
  await refuseStale(now, { ifMatch, what: 'this client', shown: (row) => z.parse(clientReply, row) })
}

/** Deletes a practitioner, the account and their place in messages. Reports stay, unassigned; what was held for the review waits for an admin. */
export async function erasePractitioner({ db }: Dependencies, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const practitioner = await lockPractitioner(tx, id)
    await unassignReportsOf(tx, id)
    const account = await eraseAccount(tx, practitioner.userId)
    if (account) await forgetRecipient(tx, account)
    await audit(tx, { actorId: actor.id, action: 'practitioner.delete', subjectId: id })
  })
}

/** Deletes an account without a client or practitioner record; its sessions go with it. */
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
