import { createHash } from 'node:crypto'
import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { Role } from '@shared/core/roles'
import type { ProvenBy } from '@shared/domain/sign-in/factors'
import type { Database, Transaction } from '../../database/connect'
import { fieldsOf, readable } from '../../database/readable'
import type { Proof } from '../../http/session'
import { audit } from '../audit/audit.public'
import { account } from './account-rows'
import { sessions, users } from './accounts.tables'
import { forgetDeviceOf, forgetDevices, noteDevice } from './devices'
import { revokeLinks } from './sign-in-links'

/** A session's longest idle time and life; shorter for staff, who see others' results. */
export const sessionLimits: Record<Role, { idleHours: number; absoluteHours: number }> = {
  admin: { idleHours: 2, absoluteHours: 12 },
  practitioner: { idleHours: 2, absoluteHours: 12 },
  client: { idleHours: 24, absoluteHours: 7 * 24 },
}

/** Sessions as other features may read them. */
export const session = readable('session', sessions)

const hoursByRole = (limit: 'idleHours' | 'absoluteHours') => sql`make_interval(hours => case ${account.role}
  when 'client' then ${sql.raw(String(sessionLimits.client[limit]))}
  when 'practitioner' then ${sql.raw(String(sessionLimits.practitioner[limit]))}
  else ${sql.raw(String(sessionLimits.admin[limit]))} end)`

/** SQL: a session, joined to its account, has not expired. */
export const isAlive: SQL = sql`(${session.seenAt} > now() - ${hoursByRole('idleHours')}
  and ${session.createdAt} > now() - ${hoursByRole('absoluteHours')})`

/** SQL: the account's password is still the one that was proven. */
export const isProven = ({ id, stamp }: Pick<Proof, 'id' | 'stamp'>) =>
  and(eq(users.id, id), sql`encode(sha256(convert_to(${users.passwordHash}, 'UTF8')), 'hex') = ${stamp}`)

/**
 * Makes a session, notes its device and audits the sign-in. Undefined when the account or password
 * has changed since the proof; `newDevice` is the device's id when it is new but not the account's
 * first.
 */
export async function makeSession(
  tx: Transaction,
  idHash: string,
  { userAgent = '', deviceHash, factors, ...proof }: Proof,
): Promise<{ role: Role; newDevice: number | undefined } | undefined> {
  // Waits for a concurrent change of the password or account, then checks the proof again.
  const [user] = await tx
    .update(users)
    .set({ lastSignInAt: sql`now()` })
    .where(and(isProven(proof), users.isActive))
    .returning({ role: users.role })
  if (!user) return undefined
  // A person who has signed in needs no invitation.
  await revokeLinks(tx, proof.id, 'activate')
  const device =
    deviceHash === undefined
      ? undefined
      : await noteDevice(tx, { userId: proof.id, idHash: deviceHash, userAgent })
  const made = await tx
    .insert(sessions)
    .values({
      idHash,
      userId: proof.id,
      deviceId: device?.id,
      userAgent,
      factors,
      authenticatedAt: sql`now()`,
    })
    .onConflictDoNothing()
  if (made.rowCount !== 0) await audit(tx, { actorId: proof.id, action: 'user.sign-in', subjectId: proof.id })
  return { role: user.role, newDevice: device?.isAnother ? device.id : undefined }
}

export async function isSessionAlive(tx: Transaction, userId: number, idHash: string): Promise<boolean> {
  const found = await tx
    .select({ idHash: session.idHash })
    .from(session)
    .innerJoin(account, eq(account.id, session.userId))
    .where(and(eq(session.idHash, idHash), eq(session.userId, userId), eq(account.isActive, true), isAlive))
  return found.length > 0
}

/** Stores a step-up authentication of the session. */
export async function markRecentlyAuthenticated(
  tx: Transaction,
  idHash: string,
  by: ProvenBy,
): Promise<void> {
  await tx
    .update(sessions)
    .set({
      authenticatedAt: sql`now()`,
      factors: sql`case when ${sessions.factors} @> array[${by}]::text[]
        then ${sessions.factors} else ${sessions.factors} || ${by}::text end`,
    })
    .where(eq(sessions.idHash, idHash))
}

export async function touchSession(db: Database, idHash: string): Promise<void> {
  await db
    .update(sessions)
    .set({ seenAt: sql`now()` })
    .where(eq(sessions.idHash, idHash))
}

export async function removeSession(db: Database, idHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, idHash))
}

/** Ends every session of a user except `exceptIdHash`, and forgets their devices. */
export async function endSessions(
  db: Database | Transaction,
  userId: number,
  exceptIdHash = '',
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.idHash, exceptIdHash)))
  await forgetDevices(db, userId, exceptIdHash)
}

/** A session's public id: a digest of the stored hash, so that it opens nothing. */
const publicIdOf = (idHash: string) => createHash('sha256').update(idHash).digest('hex').slice(0, 32)

/** The live sessions of a user, the last used first. */
export async function listSessions(db: Database, userId: number, currentIdHash: string) {
  const rows = await db
    .select(fieldsOf(session))
    .from(session)
    .innerJoin(account, eq(account.id, session.userId))
    .where(and(eq(session.userId, userId), isAlive))
    .orderBy(desc(session.seenAt))
  return rows.map(({ idHash, ...row }) => ({
    ...row,
    id: publicIdOf(idHash),
    current: idHash === currentIdHash,
  }))
}

/** Ends the session with this public id and forgets its device; returns whether there was one. */
export async function endSession(db: Database, userId: number, id: string): Promise<boolean> {
  const rows = await db.select({ idHash: sessions.idHash }).from(sessions).where(eq(sessions.userId, userId))
  const found = rows.find(({ idHash }) => publicIdOf(idHash) === id)
  if (found) {
    await forgetDeviceOf(db, found.idHash)
    await removeSession(db, found.idHash)
  }
  return found !== undefined
}

/** Deletes expired sessions, which no longer work anyway. */
export async function removeDeadSessions(db: Database): Promise<void> {
  await db.execute(sql`
    delete from ${sessions} where id_hash in (
      select ${session.idHash} from ${session}
      join ${account} on ${account.id} = ${session.userId} where not ${isAlive})`)
}
