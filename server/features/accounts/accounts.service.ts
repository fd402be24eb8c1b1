import { and, asc, eq, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { hasEmail } from '@shared/domain/people/no-email'
import { user as accountReply } from '@shared/features/accounts'
import type { Actor } from '../../access/actor'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import type { Edit } from '../../http/preconditions'
import { notFound, Problem } from '../../http/problem'
import { editRow, lockRow, refuseStale, saveRow } from '../../edit/edit-row'
import { audit } from '../audit/audit.public'
import { addressTaken, findAccount, storeEncrypted, storedPassword } from './account-writing'
import { addressChanges, users } from './accounts.tables'
import { sendsLinks } from './link-token'
import { newPassword } from './passwords'
import { endSessions } from './sessions'
import { setPassword } from './set-password'
import { revokeLinks, revokeLinksBy } from './sign-in-links'
import { isLockedOut, channelBesideEmail } from './sign-in-links-followed'

export type AccountChanges = Partial<
  Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'email' | 'phone' | 'isActive'>
>

/** Changes the given fields. Deactivating and a new address end every session of the account. */
export async function updateUser(deps: Dependencies, { actor, id, ifMatch }: Edit, changes: AccountChanges) {
  const { row } = await deps.db.transaction((tx) => changeAccount(tx, deps, actor, id, changes, { ifMatch }))
  return row
}

/**
 * The same within a transaction: returns the account after and the changed fields. `keepIdHash`:
 * the session that stays. Throws a Problem: 404; 409 for a taken address, oneself, or the last
 * administrator; 412 with the current account when the requester saw another version.
 */
export async function changeAccount(
  tx: Transaction,
  { notifyOwner }: Pick<Dependencies, 'notifyOwner'>,
  actor: Pick<Actor, 'id'>,
  userId: number,
  changes: AccountChanges,
  { ifMatch, keepIdHash }: { ifMatch?: string; keepIdHash?: string } = {},
) {
  if (changes.isActive === false) refuseLockout(await lockAdmins(tx), actor, userId, 'deactivate')
  const row = await lockUser(tx, userId)
  const changed = await editRow(tx, users, {
    row,
    ifMatch,
    what: 'this account',
    changes,
    prepare: async (fields) => {
      // An unchanged address in the request does not confirm it.
      const email = fields.includes('email') ? changes.email : undefined
      if (email === undefined) return {}
      await refuseTaken(tx, userId, email)
      // A client's username is the email; an address set by an admin counts as confirmed.
      return { emailConfirmed: true, ...(row.role === 'client' && { username: email }) }
    },
    event: { actorId: actor.id, action: 'user.update', subjectId: userId },
  })
  const isMoved = changed.fields.includes('email')
  if (changed.fields.length > 0 && (isMoved || !changed.row.isActive))
    await endSessions(tx, userId, keepIdHash)
  if (changed.fields.includes('isActive') && !changed.row.isActive) await revokeLinks(tx, userId)
  if (changed.fields.includes('phone')) await revokeLinksBy(tx, userId, 'sms')
  if (isMoved) {
    await revokeLinksBy(tx, userId, 'email')
    await tx.delete(addressChanges).where(eq(addressChanges.userId, userId))
    // The owner of the old address must hear of the change.
    await notifyOwner(tx, 'address-changed', row, changed.row.version)
  }
  return changed
}

/** Throws a 404 Problem. */
export const lockUser = (tx: Transaction, userId: number) =>
  lockRow(tx, users, eq(users.id, userId), 'The user')

/** Confirms an account's address. Throws a Problem: 404, 412 with the current account. */
export async function confirmEmail({ db }: Dependencies, { actor, id, ifMatch }: Edit): Promise<void> {
  await db.transaction(async (tx) => {
    await refuseStale(
      await lockUser(tx, id),
      // This endpoint has no response schema, so the account is filtered here.
      { ifMatch, what: 'this account', shown: (row) => z.parse(accountReply, row) },
      'This account has been changed in the meantime, perhaps its address too. Please check the address again.',
    )
    await saveRow(tx, users, id, { emailConfirmed: true })
    await audit(tx, { actorId: actor.id, action: 'user.confirm-email', subjectId: id })
  })
}

/** Locks every active admin in a fixed order, so that mutual removals do not deadlock. */
export async function lockAdmins(tx: Transaction): Promise<number[]> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
    .orderBy(asc(users.id))
    .for('no key update')
  return admins.map(({ id }) => id)
}

export function refuseLockout(
  admins: number[],
  actor: Pick<Actor, 'id'>,
  userId: number,
  verb: 'deactivate' | 'delete',
) {
  if (userId === actor.id) throw new Problem('conflict', `You cannot ${verb} your own account.`)
  if (admins.length === 1 && admins[0] === userId)
    throw new Problem('conflict', `The last administrator cannot be ${verb}d.`)
  if (!admins.includes(actor.id))
    throw new Problem('forbidden', 'Your account is no longer allowed to do this.')
}

/** Throws a 409 Problem when somebody else has the address. */
export async function refuseTaken(tx: Transaction, userId: number, email: string) {
  const [holder] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), ne(users.id, userId)))
  if (holder) throw addressTaken()
}

/** A client's generated password; audited first, so that no reveal goes unrecorded. */
export async function revealCredential(
  { db, cipher }: Dependencies,
  actor: Actor,
  userId: number,
): Promise<string> {
  if (!(await findAccount(db, userId))) throw notFound('The user')
  await audit(db, { actorId: actor.id, action: 'user.credential', subjectId: userId })
  const password = await storedPassword(db, cipher, userId)
  if (password === undefined) throw new Problem('not-found', 'Not available')
  return password
}

/** Throws a 409 Problem for one's own account, which the settings change with a password. */
function refuseOwn(actor: Actor, userId: number, way: string) {
  if (userId === actor.id) throw new Problem('conflict', `This is your own account. ${way} under Settings.`)
}

/** Issues a generated password to somebody else. Throws a Problem: 404, 409 for oneself. */
export async function issuePassword(
  { db, cipher, notifyOwner }: Dependencies,
  actor: Actor,
  userId: number,
): Promise<string> {
  refuseOwn(actor, userId, 'Choose another password')
  const { password, passwordHash } = await newPassword()
  await db.transaction(async (tx) => {
    const user = await setPassword(tx, eq(users.id, userId), { passwordHash })
    if (!user) throw notFound('The user')
    if (user.role === 'client') await storeEncrypted(tx, cipher, userId, password)
    await notifyOwner(tx, 'password-changed', user, user.version)
    await audit(tx, { actorId: actor.id, action: 'user.password', subjectId: userId })
  })
  return password
}

const held = { letter: 'a letter with a code', sms: 'an invitation by SMS' }

/** What auth and messaging provide for sending a password link, since they import accounts. */
export type Mailing = {
  requestReset: (tx: Transaction, email: string) => Promise<void>
  sendOutboxSoon: (deps: Dependencies) => void
}

/**
 * Sends a password link to the address of an account. Throws a Problem: 404, 409 for one that is
 * deactivated, has no email, or whose invitation is locked or still valid through another channel,
 * 503 where no link can be sent.
 */
export async function sendPasswordReset(
  deps: Dependencies,
  { requestReset, sendOutboxSoon }: Mailing,
  actor: Actor,
  userId: number,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    const { email, isActive, role, lastSignInAt } = user
    const isNewClient = role === 'client' && lastSignInAt === null
    if (!isActive)
      throw new Problem('conflict', 'This account is deactivated. Reactivate it first, then send the link.')
    if (!hasEmail(email)) {
      const way = isNewClient ? 'Print a letter under Invitations, or issue' : 'Issue'
      throw new Problem(
        'conflict',
        `No link can be sent: this account has no email address. ${way} a new password.`,
      )
    }
    if (await isLockedOut(tx, user))
      throw new Problem(
        'conflict',
        'Wrong answers have locked this client’s invitation. Send or print a new one under Invitations.',
      )
    const way = isNewClient ? await channelBesideEmail(tx, userId) : undefined
    if (way)
      throw new Problem(
        'conflict',
        `This client has ${held[way]} that still works. To replace it, send or print a new one under Invitations.`,
      )
    if (!sendsLinks(deps))
      throw new Problem(
        'unavailable',
        'No link can be sent: email or PUBLIC_URL is not configured on this server. Configure both, or issue a new password.',
      )
    await requestReset(tx, email)
    await audit(tx, { actorId: actor.id, action: 'user.password-link', subjectId: userId })
  })
  sendOutboxSoon(deps)
}

/** Ends every session of somebody else. Throws a Problem: 404, 409 for oneself. */
export async function signOutEverywhere({ db }: Dependencies, actor: Actor, userId: number): Promise<void> {
  refuseOwn(actor, userId, 'Sign out your other devices')
  await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    await endSessions(tx, userId)
    await audit(tx, { actorId: actor.id, action: 'user.end-sessions', subjectId: userId })
  })
}
