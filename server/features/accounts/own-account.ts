import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../access/actor'
import type { Database, Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import type { Proof } from '../../http/session'
import { editRow, lockRow } from '../../edit/edit-row'
import { audit } from '../audit/audit.public'
import { addressChanges, devices, sessions, signInLinks, users } from './accounts.tables'
import { checkPassword, hashPassword, passwordStamp } from './passwords'
import { isProven } from './sessions'
import { setPassword } from './set-password'
import { revokeLinksBy } from './sign-in-links'
import { preferenceColumns } from './preferences'

/** Checks a password, as slowly without an account; `userId` is set for a wrong one too. */
export async function verifyByAddress(
  db: Database,
  email: string,
  password: string,
): Promise<{ userId?: number; proof?: Proof }> {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, isActive: users.isActive })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  const { isRight, isOld } = await checkPassword(user?.passwordHash, password)
  if (!user) return {}
  if (!isRight || !user.isActive) return { userId: user.id }
  return { userId: user.id, proof: isOld ? await renewHash(db, user, password) : proofOf(user, 'password') }
}

/** Checks one's own password; undefined when it is wrong. */
export async function verifyOwnPassword(
  db: Database,
  userId: number,
  password: string,
): Promise<Proof | undefined> {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  const { isRight, isOld } = await checkPassword(user?.passwordHash, password)
  if (!user || !isRight) return undefined
  return isOld ? renewHash(db, user, password) : proofOf(user, 'password')
}

type Hashed = { id: number; passwordHash: string }

/** Replaces an old hash; the password is the same, so no session ends. */
async function renewHash(
  db: Database,
  { id, passwordHash: old }: Hashed,
  password: string,
): Promise<Proof | undefined> {
  const [renewed] = await db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(and(eq(users.id, id), eq(users.passwordHash, old)))
    .returning({ id: users.id, passwordHash: users.passwordHash })
  // A concurrent request has renewed it or set another password.
  return renewed ? proofOf(renewed, 'password') : verifyOwnPassword(db, id, password)
}

export const proofOf = ({ id, passwordHash }: Hashed, by: 'password' | 'link' | 'passkey'): Proof => ({
  id,
  stamp: passwordStamp(passwordHash),
  factors: [by],
})

/** The proof after a passkey was used; undefined when the account is gone. */
export async function proofByPasskey(db: Database | Transaction, userId: number): Promise<Proof | undefined> {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  return user && proofOf(user, 'passkey')
}

/** Changes one's own names or phone number. */
export async function changeOwnAccount(
  tx: Transaction,
  actor: Actor,
  changes: { firstName?: string; lastName?: string; phone?: string },
): Promise<void> {
  const { fields } = await editRow(tx, users, {
    row: await lockRow(tx, users, eq(users.id, actor.id), 'The account'),
    changes,
    event: { actorId: actor.id, action: 'user.update', subjectId: actor.id },
  })
  if (fields.includes('phone')) await revokeLinksBy(tx, actor.id, 'sms')
}

/** Sets one's own password and notifies the owner; false when it changed since the proof. */
export async function replaceOwnPassword(
  { db, notifyOwner }: Pick<Dependencies, 'db' | 'notifyOwner'>,
  proof: Proof,
  passwordHash: string,
  keepIdHash: string,
): Promise<boolean> {
  const { id } = proof
  return db.transaction(async (tx) => {
    // Of two simultaneous changes with one old password only the first succeeds.
    const user = await setPassword(tx, isProven(proof), { passwordHash }, keepIdHash)
    if (!user) return false
    await audit(tx, { actorId: id, action: 'user.password', subjectId: id })
    await notifyOwner(tx, 'password-changed', user, user.version)
    return true
  })
}

const accountColumns = {
  id: users.id,
  email: users.email,
  username: users.username,
  role: users.role,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  emailConfirmed: users.emailConfirmed,
  wishedEmail: addressChanges.email,
  ...preferenceColumns,
  lastSignInAt: users.lastSignInAt,
  createdAt: users.createdAt,
}

/** The columns for a link's owner; the token's hash is left out because it only protects. */
const linkColumns = {
  purpose: signInLinks.purpose,
  channel: signInLinks.channel,
  createdAt: signInLinks.createdAt,
  expiresAt: signInLinks.expiresAt,
  openedAt: signInLinks.openedAt,
  usedAt: signInLinks.usedAt,
  revokedAt: signInLinks.revokedAt,
}

/** A person's own account, sessions and links for their export, without secrets. */
export async function ownAccount(db: Database, userId: number) {
  const [account] = await db
    .select(accountColumns)
    .from(users)
    .leftJoin(addressChanges, eq(addressChanges.userId, users.id))
    .where(eq(users.id, userId))
  const own = await db
    .select({ userAgent: sessions.userAgent, createdAt: sessions.createdAt, seenAt: sessions.seenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
  const known = await db
    .select({ userAgent: devices.userAgent, createdAt: devices.createdAt, seenAt: devices.seenAt })
    .from(devices)
    .where(eq(devices.userId, userId))
  const links = await db
    .select(linkColumns)
    .from(signInLinks)
    .where(eq(signInLinks.userId, userId))
    .orderBy(signInLinks.id)
  return { account, sessions: own, devices: known, signInLinks: links }
}
