import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../access/actor'
import type { Database } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import {
  account,
  isAlive,
  makeSession,
  removeSession,
  session,
  touchSession,
} from '../accounts/accounts.public'
import { client } from '../clients/clients.public'
import { owe, sendOwedSoon } from '../messaging/messaging.public'
import { notify } from '../notifications/notifications.public'
import { practitioner } from '../practitioners/practitioners.public'
import { Problem } from '../../http/problem'
import type { SessionRows } from '../../http/session'
import { notes } from './auth.notices'

/** The columns that make an `Actor`. */
export const actorColumns = {
  id: account.id,
  role: account.role,
  username: account.username,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  phone: account.phone,
  createdAt: account.createdAt,
  isActive: account.isActive,
  clientId: client.id,
  practitionerId: practitioner.id,
  licensed: sql<boolean>`coalesce(${practitioner.licenseNumber} <> '', false)`,
}

export async function findActor(db: Database, userId: number): Promise<Actor | undefined> {
  const [actor] = await db
    .select(actorColumns)
    .from(account)
    .leftJoin(client, eq(client.userId, account.id))
    .leftJoin(practitioner, eq(practitioner.userId, account.id))
    .where(eq(account.id, userId))
  return actor
}

/** Where express-session keeps its sessions; one query, planned once, brings a session and its person. */
export function sessionRows(deps: Dependencies): SessionRows {
  const { db, reader } = deps
  const find = db
    .select({
      actor: actorColumns,
      createdAt: session.createdAt,
      seenAt: session.seenAt,
      ...(reader.position && { position: reader.position }),
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.userId))
    .leftJoin(client, eq(client.userId, account.id))
    .leftJoin(practitioner, eq(practitioner.userId, account.id))
    .where(and(eq(session.idHash, sql.placeholder('idHash')), eq(account.isActive, true), isAlive))
    .prepare('session_find')
  return {
    find: async (idHash) => (await find.execute({ idHash }))[0],
    // The sign-in is in the audit with the session that it makes, and its owner is told, or none of it is.
    create: async (idHash, proof) => {
      const isNewDevice = await db.transaction(async (tx) => {
        const made = await makeSession(tx, idHash, proof)
        if (!made) throw new Problem('wrong-credentials', 'The email or the password is not right.')
        if (made.newDevice === undefined) return false
        await notify(tx, proof.id, notes.newDevice(made.role))
        await owe(tx, { kind: 'new-device', userId: proof.id, subjectId: made.newDevice })
        return true
      })
      if (isNewDevice) sendOwedSoon(deps)
    },
    touch: (idHash) => touchSession(db, idHash),
    remove: (idHash) => removeSession(db, idHash),
  }
}
