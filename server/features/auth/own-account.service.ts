import { and, eq, ne, sql } from 'drizzle-orm'
import type { Body } from '@shared/api'
import type { Actor } from '../../access/actor'
import { edited } from '../../database/tables/columns'
import { clients, credentials, practitioners, users } from '../../database/tables/users'
import type { Dependencies } from '../../dependencies'
import { notFound, Problem } from '../../http/problem'
import {
  checkPassword,
  endSessions,
  findActor,
  hashPassword,
  refuseCommon,
  type Throttle,
} from '../auth/auth.public'
import { audit } from '../overview/audit.public'

/** The request that changes something of one's own: who, from where, and under which session. */
export type Own = { actor: Actor; address: string; idHash: string }

const preferenceColumns = {
  emailNotifications: users.emailNotifications,
  reportNotifications: users.reportNotifications,
  recipeNotifications: users.recipeNotifications,
  reminderNotifications: users.reminderNotifications,
  dataSharing: users.dataSharing,
  analyticsTracking: users.analyticsTracking,
}

/**
 * Changes one's own profile. Another email needs the current password, ends nothing, and counts as unconfirmed until an
 * admin vouches for it. Throws a Problem: 400 for the password, 409 when the address is taken.
 */
export async function updateProfile(
  deps: Dependencies,
  throttle: Throttle,
  own: Own,
  { currentPassword, ...changes }: NonNullable<Body<'PATCH /api/user'>>,
): Promise<Actor> {
  const { actor } = own
  const isNewEmail = changes.email !== undefined && changes.email !== actor.email.toLowerCase()
  if (isNewEmail) await requirePassword(deps, throttle, own, currentPassword ?? '')
  const { email, ...profile } = changes
  await deps.db.transaction(async (tx) => {
    if (isNewEmail && email !== undefined) {
      const [holder] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(sql`lower(${users.email})`, email), ne(users.id, actor.id)))
      if (holder)
        throw new Problem('conflict', 'Another account uses this email address already.', {
          fields: { email: 'is in use' },
        })
    }
    const fields = Object.entries({ ...profile, ...(isNewEmail && { email }) })
      .filter(([field, value]) => actor[field as keyof Actor] !== value)
      .map(([field]) => field)
    if (fields.length === 0) return
    // What an admin edits together has one version, whichever row it is kept in.
    await tx.update(clients).set(edited).where(eq(clients.userId, actor.id))
    await tx.update(practitioners).set(edited).where(eq(practitioners.userId, actor.id))
    await tx
      .update(users)
      .set({
        ...profile,
        ...(isNewEmail && {
          email,
          emailConfirmed: false,
          ...(actor.role === 'client' && { username: email }),
        }),
        ...edited,
      })
      .where(eq(users.id, actor.id))
    await audit(tx, { actorId: actor.id, action: 'user.update', subjectId: actor.id, fields })
  })
  const after = await findActor(deps.db, actor.id)
  if (!after) throw notFound('The account')
  return after
}

/** Changes one's own password: the sealed generated one is erased, every other session ends. Throws a Problem. */
export async function changePassword(
  deps: Dependencies,
  throttle: Throttle,
  own: Own,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const proven = await requirePassword(deps, throttle, own, currentPassword)
  refuseCommon(newPassword, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  const { id } = own.actor
  await deps.db.transaction(async (tx) => {
    // Of two who change it at once, with one old password, the second has to know the new one.
    const { rowCount } = await tx
      .update(users)
      .set({ passwordHash, ...edited })
      .where(and(eq(users.id, id), eq(users.passwordHash, proven)))
    if (rowCount === 0) throw wrongPassword()
    await tx.delete(credentials).where(eq(credentials.userId, id))
    await endSessions(tx, id, own.idHash)
    await audit(tx, { actorId: id, action: 'user.password', subjectId: id })
  })
}

/** The hash that the password was found to belong to. Throws a 400 Problem. */
async function requirePassword(
  { db }: Dependencies,
  throttle: Throttle,
  { actor, address }: Own,
  password: string,
): Promise<string> {
  const account = actor.email.toLowerCase()
  await throttle.attempt(account, address)
  const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, actor.id))
  if (!user || !(await checkPassword(user.hash, password))) throw wrongPassword()
  await throttle.succeeded(account, address)
  return user.hash
}

const wrongPassword = () => {
  const message = 'The current password is not right.'
  return new Problem('invalid', message, { fields: { currentPassword: message } })
}

export async function readPreferences({ db }: Dependencies, userId: number) {
  const [row] = await db.select(preferenceColumns).from(users).where(eq(users.id, userId))
  if (!row) throw notFound('The account')
  return row
}

/** Changes what is given. When somebody gave or took back a consent is in the audit. */
export async function updatePreferences(
  { db }: Dependencies,
  userId: number,
  changes: NonNullable<Body<'PATCH /api/user/preferences'>>,
) {
  return db.transaction(async (tx) => {
    const own = eq(users.id, userId)
    const [before] = await tx.select(preferenceColumns).from(users).where(own).for('update')
    if (!before) throw notFound('The account')
    const fields = (Object.keys(changes) as (keyof typeof before)[]).filter(
      (field) => changes[field] !== before[field],
    )
    if (fields.length > 0) {
      await tx.update(users).set(changes).where(own)
      await audit(tx, { actorId: userId, action: 'user.update', subjectId: userId, fields })
    }
    return { ...before, ...changes }
  })
}
