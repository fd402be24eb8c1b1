import { asc, count, eq } from 'drizzle-orm'
import { fullName } from '@shared/domain/people/full-name'
import type { Actor } from '../../access/actor'
import { readable } from '../../database/readable'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import { account } from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { client } from '../clients/clients.public'
import { notifyRole } from '../notifications/notifications.public'
import { practitioner } from '../practitioners/practitioners.public'
import { report } from '../reports/reports.public'
import { eraseClient, erasePractitioner, eraseUser } from './erase.service'
import { exportFilesOf, removeExportFiles } from './exports'
import { notes } from './privacy.notices'
import { deletionRequests } from './privacy.tables'

/** Deletion requests as other features may read them. */
export const deletionRequest = readable('deletion_request', deletionRequests)

/** Stores a request to delete one's own account; a second one changes nothing. */
export async function requestDeletion({ db }: Dependencies, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const [filed] = await tx
      .insert(deletionRequests)
      .values({ userId: actor.id })
      .onConflictDoNothing()
      .returning()
    if (!filed) return
    await audit(tx, { actorId: actor.id, action: 'deletion.request', subjectId: actor.id })
    await notifyRole(tx, 'admin', notes.deletionRequested(filed.id))
  })
}

export async function ownDeletionRequest({ db }: Dependencies, actor: Actor) {
  const [filed] = await db
    .select({ at: deletionRequests.createdAt })
    .from(deletionRequests)
    .where(eq(deletionRequests.userId, actor.id))
  return { requestedAt: filed?.at ?? null }
}

/** The open requests, the oldest first, with the number of reports that each would delete. */
export async function listDeletionRequests({ db }: Dependencies) {
  const rows = await db
    .select({
      id: deletionRequests.id,
      userId: account.id,
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      role: account.role,
      clientId: client.id,
      createdAt: deletionRequests.createdAt,
      reportCount: count(report.id),
    })
    .from(deletionRequests)
    .innerJoin(account, eq(account.id, deletionRequests.userId))
    .leftJoin(client, eq(client.userId, account.id))
    .leftJoin(report, eq(report.clientId, client.id))
    .groupBy(
      deletionRequests.id,
      account.id,
      account.firstName,
      account.lastName,
      account.email,
      account.role,
      client.id,
    )
    .orderBy(asc(deletionRequests.id))
  return rows.map((row) => ({ ...row, name: fullName(row) }))
}

/** Deletes the account of a request, as an admin would. Throws a Problem: 404, 409. */
export async function carryOutDeletion(deps: Dependencies, actor: Actor, id: number): Promise<void> {
  const [found] = await deps.db
    .select({ userId: deletionRequests.userId, clientId: client.id, practitionerId: practitioner.id })
    .from(deletionRequests)
    .leftJoin(client, eq(client.userId, deletionRequests.userId))
    .leftJoin(practitioner, eq(practitioner.userId, deletionRequests.userId))
    .where(eq(deletionRequests.id, id))
  if (!found) throw notFound('The request')
  if (found.userId === actor.id)
    throw new Problem('conflict', 'Another administrator must delete your account.')
  const exported = await exportFilesOf(deps, found.userId)
  if (found.clientId !== null) await eraseClient(deps, actor, found.clientId)
  else if (found.practitionerId !== null) await erasePractitioner(deps, actor, found.practitionerId)
  else await eraseUser(deps, actor, found.userId)
  await removeExportFiles(deps, exported)
  await audit(deps.db, { actorId: actor.id, action: 'deletion.carry-out', subjectId: found.userId })
}
