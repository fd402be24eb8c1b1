import { asc, count, eq } from 'drizzle-orm'
import type { Actor } from '../../access/actor'
import { reports } from '../../database/tables/reports'
import { deletionRequests } from '../../database/tables/settings'
import { clients, practitioners, users } from '../../database/tables/users'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import { notifyRole } from '../notifications/notifications.public'
import { audit } from '../overview/audit.public'
import { eraseClient, erasePractitioner } from '../reports/reports.public'
import { deleteUser } from '../users/users.public'
import { exportFilesOf, removeExportFiles } from './exports'

/** Files a request to delete one's own account; a second one changes nothing. */
export async function requestDeletion({ db }: Dependencies, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const [filed] = await tx
      .insert(deletionRequests)
      .values({ userId: actor.id })
      .onConflictDoNothing()
      .returning()
    if (!filed) return
    await audit(tx, { actorId: actor.id, action: 'deletion.request', subjectId: actor.id })
    await notifyRole(tx, 'admin', {
      title: 'Somebody asks for their account to be deleted',
      message: 'The request waits in the settings.',
      link: '/admin/settings#deletion-requests',
    })
  })
}

export async function ownDeletionRequest({ db }: Dependencies, actor: Actor) {
  const [filed] = await db
    .select({ at: deletionRequests.createdAt })
    .from(deletionRequests)
    .where(eq(deletionRequests.userId, actor.id))
  return { requestedAt: filed?.at ?? null }
}

/** The open requests, the oldest first, with how many reports each would take along. */
export async function listDeletionRequests({ db }: Dependencies) {
  const rows = await db
    .select({
      id: deletionRequests.id,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: users.role,
      clientId: clients.id,
      createdAt: deletionRequests.createdAt,
      reportCount: count(reports.id),
    })
    .from(deletionRequests)
    .innerJoin(users, eq(users.id, deletionRequests.userId))
    .leftJoin(clients, eq(clients.userId, users.id))
    .leftJoin(reports, eq(reports.clientId, clients.id))
    .groupBy(deletionRequests.id, users.id, clients.id)
    .orderBy(asc(deletionRequests.id))
  return rows.map((row) => ({ ...row, name: `${row.firstName} ${row.lastName}`.trim() || row.email }))
}

/** Deletes the account that asked for it, as the admin would in the directories. Throws a Problem: 404, 409. */
export async function carryOutDeletion(deps: Dependencies, actor: Actor, id: number): Promise<void> {
  const [found] = await deps.db
    .select({ userId: users.id, clientId: clients.id, practitionerId: practitioners.id })
    .from(deletionRequests)
    .innerJoin(users, eq(users.id, deletionRequests.userId))
    .leftJoin(clients, eq(clients.userId, users.id))
    .leftJoin(practitioners, eq(practitioners.userId, users.id))
    .where(eq(deletionRequests.id, id))
  if (!found) throw notFound('The request')
  if (found.userId === actor.id)
    throw new Problem('conflict', 'Another administrator must carry out the deletion of your own account.')
  const exported = await exportFilesOf(deps, found.userId)
  if (found.clientId !== null) await eraseClient(deps, actor, found.clientId)
  else if (found.practitionerId !== null) await erasePractitioner(deps, actor, found.practitionerId)
  else await deleteUser(deps, actor, found.userId)
  await removeExportFiles(deps, exported)
  await audit(deps.db, { actorId: actor.id, action: 'deletion.carry-out', subjectId: found.userId })
}
