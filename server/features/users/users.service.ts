import { and, count, eq, ne } from 'drizzle-orm'
import type { Actor } from '../../access/actor'
import type { Transaction } from '../../database/connect'
import { edited } from '../../database/tables/columns'
import { credentials, users } from '../../database/tables/users'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import { endSessions, generatePassword, hashPassword } from '../auth/auth.public'
import { audit } from '../overview/audit.public'

type Changes = { firstName?: string; lastName?: string; email?: string; isActive?: boolean }

/** Changes what is given. Deactivating ends every session of the account at once. */
export async function updateUser({ db }: Dependencies, actor: Actor, userId: number, changes: Changes) {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    if (!before) throw notFound('The user')
    if (changes.isActive === false) await refuseLockout(tx, actor, before)
    const fields = (Object.keys(changes) as (keyof Changes)[]).filter(
      (field) => changes[field] !== undefined && changes[field] !== before[field],
    )
    if (fields.length === 0) return before
    if (changes.email !== undefined) await refuseTaken(tx, userId, changes.email)
    const [after] = await tx
      .update(users)
      .set({
        ...changes,
        // A client's username is the email; an address that an admin sets counts as confirmed.
        ...(changes.email !== undefined && {
          emailConfirmed: true,
          ...(before.role === 'client' && { username: changes.email }),
        }),
        ...edited,
      })
      .where(eq(users.id, userId))
      .returning()
    if (!after) throw notFound('The user')
    if (!after.isActive) await endSessions(tx, userId)
    await audit(tx, { actorId: actor.id, action: 'user.update', subjectId: userId, fields })
    return after
  })
}

async function refuseLockout(tx: Transaction, actor: Actor, user: { id: number; role: string }) {
  if (user.id === actor.id) throw new Problem('conflict', 'You cannot deactivate your own account.')
  if (user.role !== 'admin') return
  const [others] = await tx
    .select({ n: count() })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true), ne(users.id, user.id)))
  if (!others || others.n === 0)
    throw new Problem('conflict', 'The last administrator cannot be deactivated.')
}

async function refuseTaken(tx: Transaction, userId: number, email: string) {
  const [holder] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)))
  if (holder)
    throw new Problem('conflict', 'Another account uses this email address already.', {
      fields: { email: 'is in use' },
    })
}

/** A client's generated password. The audit event is written first: a reveal nobody can see afterwards does not happen. */
export async function revealCredential(
  { db, sealer }: Dependencies,
  actor: Actor,
  userId: number,
): Promise<string> {
  const [found] = await db
    .select({ sealed: credentials.sealed })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.id, userId))
  if (!found) throw notFound('The user')
  await audit(db, { actorId: actor.id, action: 'user.credential', subjectId: userId })
  const password = found.sealed === null ? undefined : sealer.open(userId, found.sealed)
  if (password === undefined) throw new Problem('not-found', 'Not available')
  return password
}

/** Issues a new generated password and ends the account's sessions; a client's is kept sealed, staff's only shown now. */
export async function issuePassword(
  { db, sealer }: Dependencies,
  actor: Actor,
  userId: number,
): Promise<string> {
  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash, ...edited })
      .where(eq(users.id, userId))
      .returning({ role: users.role })
    if (!user) throw notFound('The user')
    if (user.role === 'client') {
      const sealed = sealer.seal(userId, password)
      await tx
        .insert(credentials)
        .values({ userId, sealed })
        .onConflictDoUpdate({ target: credentials.userId, set: { sealed } })
    }
    await endSessions(tx, userId)
    await audit(tx, { actorId: actor.id, action: 'user.password', subjectId: userId })
  })
  return password
}
