import { createHash } from 'node:crypto'
import { and, desc, eq, getTableColumns, lt, ne, sql } from 'drizzle-orm'
import type { Role } from '@shared/core/roles'
import type { Database, Transaction } from '../../database/connect'
import { clients, practitioners, sessions, signInAttempts, users } from '../../database/tables/users'
import { Problem } from '../../http/problem'
import type { SessionRows } from '../../http/session'
import { audit } from '../overview/audit.public'
import { actorColumns } from './actor.queries'

/** How long a session lives without a call, and at all. Staff see many people's results, so theirs are shorter. */
export const sessionLimits: Record<Role, { idleHours: number; absoluteHours: number }> = {
  admin: { idleHours: 2, absoluteHours: 12 },
  practitioner: { idleHours: 2, absoluteHours: 12 },
  client: { idleHours: 24, absoluteHours: 7 * 24 },
}

const hoursByRole = (limit: 'idleHours' | 'absoluteHours') => sql`make_interval(hours => case ${users.role}
  when 'client' then ${sql.raw(String(sessionLimits.client[limit]))}
  when 'practitioner' then ${sql.raw(String(sessionLimits.practitioner[limit]))}
  else ${sql.raw(String(sessionLimits.admin[limit]))} end)`

const alive = and(
  sql`${sessions.seenAt} > now() - ${hoursByRole('idleHours')}`,
  sql`${sessions.createdAt} > now() - ${hoursByRole('absoluteHours')}`,
)

export function sessionRows(db: Database): SessionRows {
  const find = db
    .select({ actor: actorColumns, createdAt: sessions.createdAt, seenAt: sessions.seenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(clients, eq(clients.userId, users.id))
    .leftJoin(practitioners, eq(practitioners.userId, users.id))
    .where(and(eq(sessions.idHash, sql.placeholder('idHash')), eq(users.isActive, true), alive))
    .prepare('session_find')
  return {
    find: async (idHash) => (await find.execute({ idHash }))[0],
    // The sign-in is in the audit with the session that it makes, or neither is.
    create: (idHash, { id, stamp, userAgent = '' }) =>
      db.transaction(async (tx) => {
        // This waits for a change of the password or of the account that is under way, and then looks again.
        const { rowCount } = await tx
          .update(users)
          .set({ lastSignInAt: sql`now()` })
          .where(
            and(
              eq(users.id, id),
              users.isActive,
              sql`encode(sha256(convert_to(${users.passwordHash}, 'UTF8')), 'hex') = ${stamp}`,
            ),
          )
        if (rowCount === 0) throw new Problem('wrong-credentials', 'The email or the password is not right.')
        const made = await tx.insert(sessions).values({ idHash, userId: id, userAgent }).onConflictDoNothing()
        if (made.rowCount !== 0) await audit(tx, { actorId: id, action: 'user.sign-in', subjectId: id })
      }),
    touch: async (idHash) => {
      await db
        .update(sessions)
        .set({ seenAt: sql`now()` })
        .where(eq(sessions.idHash, idHash))
    },
    remove: async (idHash) => {
      await db.delete(sessions).where(eq(sessions.idHash, idHash))
    },
  }
}

/** Ends every session of a user, or every one but `exceptIdHash`. */
export async function endSessions(
  db: Database | Transaction,
  userId: number,
  exceptIdHash = '',
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.idHash, exceptIdHash)))
}

/** A session under a name that opens nothing: a digest of what is kept, which is itself a digest of the cookie's id. */
const nameOf = (idHash: string) => createHash('sha256').update(idHash).digest('hex').slice(0, 32)

/** The sessions of a user that are alive, the last used first. */
export async function listSessions(db: Database, userId: number, currentIdHash: string) {
  const rows = await db
    .select({ ...getTableColumns(sessions) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), alive))
    .orderBy(desc(sessions.seenAt))
  return rows.map(({ idHash, ...row }) => ({ ...row, id: nameOf(idHash), current: idHash === currentIdHash }))
}

/** Ends the session of a user that `listSessions` names so; whether there was one. */
export async function endSession(db: Database, userId: number, name: string): Promise<boolean> {
  const rows = await db.select({ idHash: sessions.idHash }).from(sessions).where(eq(sessions.userId, userId))
  const found = rows.find(({ idHash }) => nameOf(idHash) === name)
  if (found) await db.delete(sessions).where(eq(sessions.idHash, found.idHash))
  return found !== undefined
}

/** Removes the sessions that are past their limits; they have opened nothing since. */
export async function removeDeadSessions(db: Database): Promise<void> {
  await db.execute(
    sql`delete from ${sessions} using ${users} where ${users.id} = ${sessions.userId} and not (${alive})`,
  )
}

/** Forgets the counts of sign-in attempts that have run out. */
export async function removeOldAttempts(db: Database): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.expire, Date.now()))
}
