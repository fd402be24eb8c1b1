import { and, desc, eq, max, sql } from 'drizzle-orm'
import { STEP_UP_MINUTES, secondFactors, type SessionRequirement } from '@shared/domain/sign-in/factors'
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
import { enqueueEmail, sendOutboxSoon } from '../messaging/messaging.public'
import { notify } from '../notifications/notifications.public'
import { hasFactor } from '../factors/factors.public'
import { staffNeedFactor } from '../portal/portal.public'
import { practitioner } from '../practitioners/practitioners.public'
import { Problem } from '../../http/problem'
import type { SessionRows } from '../../http/session'
import { notes } from './auth.notices'
import { isOutdatedProof, needsSecondStep } from './needs-second-step'

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

/** What a staff session still needs: proof of the second factor, or a mandatory set-up. */
const pendingRequirement = sql<SessionRequirement | null>`case when ${account.role} <> 'client' then case
  when not ${hasFactor(account.id)} then case when ${staffNeedFactor} then 'enrolment' end
  when not coalesce(${session.factors} && ${sql.raw(`'{${secondFactors.join(',')}}'`)}::text[], false)
    then 'second-factor'
  end end`

/** An account as the session `idHash` acts for it; without a session, as the portal itself acts. */
export async function findActor(db: Database, userId: number, idHash?: string): Promise<Actor | undefined> {
  const [actor] = await db
    .select({ ...actorColumns, needs: idHash === undefined ? sql<null>`null` : pendingRequirement })
    .from(account)
    .leftJoin(session, eq(session.idHash, idHash ?? ''))
    .leftJoin(client, eq(client.userId, account.id))
    .leftJoin(practitioner, eq(practitioner.userId, account.id))
    .where(eq(account.id, userId))
  return actor
}

/** Signed-in accounts as the portal itself acts for them, the last seen first, at most `most`. */
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

/** The session store of express-session; one prepared query reads a session and its account. */
const stepUpTime = sql.raw(`interval '${STEP_UP_MINUTES} minutes'`)

export function sessionRows(deps: Dependencies): SessionRows {
  const { db, replicaReader } = deps
  const find = db
    .select({
      actor: { ...actorColumns, needs: pendingRequirement },
      isRecentlyAuthenticated: sql<boolean>`coalesce(${session.authenticatedAt} > now() - ${stepUpTime}, false)`,
      createdAt: session.createdAt,
      seenAt: session.seenAt,
      ...(replicaReader.position && { position: replicaReader.position }),
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
    // Session, audit event and the owner's notification are written in one transaction.
    create: async (idHash, proof) => {
      const isNewDevice = await db.transaction(async (tx) => {
        const made = await makeSession(tx, idHash, proof)
        // A factor may have been set up since the password check, or reset since it was proven.
        if (!made || (await needsSecondStep(tx, proof)) || (await isOutdatedProof(tx, proof)))
          throw new Problem('wrong-credentials', 'The email or password is not right.')
        if (made.newDevice === undefined) return false
        await notify(tx, proof.id, notes.newDevice(made.role))
        await enqueueEmail(tx, { kind: 'new-device', userId: proof.id, subjectId: made.newDevice })
        return true
      })
      if (isNewDevice) sendOutboxSoon(deps)
    },
    touch: (idHash) => touchSession(db, idHash),
    remove: (idHash) => removeSession(db, idHash),
  }
}
