import { and, desc, eq, max, sql } from 'drizzle-orm'
import { ASSURED_MINUTES, secondFactors, type SessionNeed } from '@shared/domain/factors'
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
import { hasFactor } from '../factors/factors.public'
import { staffNeedFactor } from '../portal/portal.public'
import { practitioner } from '../practitioners/practitioners.public'
import { Problem } from '../../http/problem'
import type { SessionRows } from '../../http/session'
import { notes } from './auth.notices'
import { isOvertaken, needsSecondStep } from './needs-second-step'

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

/** What a session of staff has to do first: prove the second factor that there is, or set one up once they need it. */
const needs = sql<SessionNeed | null>`case when ${account.role} <> 'client' then case
  when not ${hasFactor(account.id)} then case when ${staffNeedFactor} then 'enrolment' end
  when not coalesce(${session.factors} && ${sql.raw(`'{${secondFactors.join(',')}}'`)}::text[], false) then 'second-factor'
  end end`

/** An account as the session `idHash` acts for it; without one, as the portal itself does. */
export async function findActor(db: Database, userId: number, idHash?: string): Promise<Actor | undefined> {
  const [actor] = await db
    .select({ ...actorColumns, needs: idHash === undefined ? sql<null>`null` : needs })
    .from(account)
    .leftJoin(session, eq(session.idHash, idHash ?? ''))
    .leftJoin(client, eq(client.userId, account.id))
    .leftJoin(practitioner, eq(practitioner.userId, account.id))
    .where(eq(account.id, userId))
  return actor
}

/** At most so many of those who are signed in, as the portal itself acts for them, the last seen first. */
export function lastSeen(db: Database, most: number): Promise<Actor[]> {
  const seen = db
    .select({ userId: session.userId, at: max(session.seenAt).as('at') })
    .from(session)
    .innerJoin(account, eq(account.id, session.userId))
    .where(isAlive)
    .groupBy(session.userId)
    .as('seen')
  return db
    .select({ ...actorColumns, needs: sql<null>`null` })
    .from(account)
    .innerJoin(seen, eq(seen.userId, account.id))
    .leftJoin(client, eq(client.userId, account.id))
    .leftJoin(practitioner, eq(practitioner.userId, account.id))
    .where(eq(account.isActive, true))
    .orderBy(desc(seen.at))
    .limit(most)
}

/** Where express-session keeps its sessions; one query, planned once, brings a session and its person. */
export function sessionRows(deps: Dependencies): SessionRows {
  const { db, reader } = deps
  const find = db
    .select({
      actor: { ...actorColumns, needs },
      isAssured: sql<boolean>`coalesce(${session.assuredAt} > now() - ${sql.raw(`interval '${ASSURED_MINUTES} minutes'`)}, false)`,
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
  const findWithin = async (idHash: string) => (await find.execute({ idHash }))[0]
  return {
    find: findWithin,
    findWithin,
    // The sign-in is in the audit with the session that it makes, and its owner is told, or none of it is.
    create: async (idHash, proof) => {
      const isNewDevice = await db.transaction(async (tx) => {
        const made = await makeSession(tx, idHash, proof)
        // A second factor may have been set up since the password was looked at, or reset since it was proven.
        if (!made || (await needsSecondStep(tx, proof)) || (await isOvertaken(tx, proof)))
          throw new Problem('wrong-credentials', 'The email or the password is not right.')
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
