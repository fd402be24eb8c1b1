import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Actor } from '../../access/actor'
import type { Database, Transaction } from '../../database/connect'
import { readable } from '../../database/readable'
import type { Dependencies } from '../../dependencies'
import { notFound } from '../../http/problem'
import { audit } from '../audit/audit.public'
import { account, isAddressTaken } from './account-rows'
import { isTaken } from './account-writing'
import { changeAccount } from './accounts.service'
import { addressChanges } from './accounts.tables'
import { KEPT_DAYS, newToken, tokenHashOf } from './link-token'

/** Pending email changes as other features may read them. */
export const addressChange = readable('address_change', addressChanges, 'tokenHash')

const isPending = gt(addressChanges.expiresAt, sql`now()`)

/** Stores a pending change; not checked for being taken, since that would reveal it. */
export async function requestEmailChange(tx: Transaction, userId: number, email: string): Promise<number> {
  await cancelEmailChange(tx, userId)
  const [change] = await tx
    .insert(addressChanges)
    .values({ userId, email, expiresAt: sql`now() + make_interval(days => ${KEPT_DAYS})` })
    .returning({ id: addressChanges.id })
  if (!change) throw new Error('the insert returned no row')
  await audit(tx, { actorId: userId, action: 'user.wish-email', subjectId: userId })
  return change.id
}

export async function cancelEmailChange(db: Database | Transaction, userId: number): Promise<void> {
  await db.delete(addressChanges).where(eq(addressChanges.userId, userId))
}

/** The pending new address; undefined when there is none. */
export async function pendingEmailChange(db: Database, userId: number) {
  const [change] = await db
    .select({ email: addressChanges.email, expiresAt: addressChanges.expiresAt })
    .from(addressChanges)
    .where(and(eq(addressChanges.userId, userId), isPending))
  return change
}

/** A new token for a pending change, or `isTaken` when the address is taken by now. */
export async function tokenForEmailChange(
  db: Database,
  id: number,
): Promise<{ token: string } | { isTaken: true } | undefined> {
  const [change] = await db
    .select({ email: addressChanges.email })
    .from(addressChanges)
    .where(and(eq(addressChanges.id, id), isPending))
  if (!change) return undefined
  if (await isTaken(db, change.email)) return { isTaken: true }
  const { token, tokenHash } = newToken()
  await db.update(addressChanges).set({ tokenHash }).where(eq(addressChanges.id, id))
  return { token }
}

/** The pending change of a link, with the account's current address. */
export async function emailChangeByToken(db: Database, token: string) {
  const [change] = await db
    .select({ id: addressChanges.id, userId: addressChanges.userId, presentEmail: account.email })
    .from(addressChanges)
    .innerJoin(account, and(eq(account.id, addressChanges.userId), eq(account.isActive, true)))
    .where(and(eq(addressChanges.tokenHash, tokenHashOf(token)), isPending))
  return change
}

/** Applies and confirms a pending address; false if gone. Throws a 409 Problem if taken. */
export async function applyEmailChange(
  deps: Pick<Dependencies, 'db' | 'notifyOwner'>,
  actor: Pick<Actor, 'id'>,
  id: number,
  keepIdHash?: string,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const [change] = await tx
      .delete(addressChanges)
      .where(and(eq(addressChanges.id, id), isPending))
      .returning()
    if (!change) return false
    await changeAccount(tx, deps, actor, change.userId, { email: change.email }, { keepIdHash })
    await audit(tx, { actorId: actor.id, action: 'user.confirm-email', subjectId: change.userId })
    return true
  })
}

/** Confirms a pending change as an admin. Throws a Problem: 404, 409. */
export async function confirmEmailChange(deps: Dependencies, actor: Actor, id: number): Promise<void> {
  if (!(await applyEmailChange(deps, actor, id))) throw notFound('The request to change email')
}

/** Refuses a pending change, so the account keeps its address. Throws a 404 Problem. */
export async function refuseEmailChange(
  { db }: Pick<Dependencies, 'db'>,
  actor: Actor,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [change] = await tx.delete(addressChanges).where(eq(addressChanges.id, id)).returning()
    if (!change) throw notFound('The request to change email')
    await audit(tx, { actorId: actor.id, action: 'user.refuse-email', subjectId: change.userId })
  })
}

/** The pending changes, the oldest first, and whether the address is taken. */
export const listEmailChanges = ({ db }: Pick<Dependencies, 'db'>) =>
  db
    .select({
      id: addressChanges.id,
      userId: account.id,
      role: account.role,
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      wishedEmail: addressChanges.email,
      createdAt: addressChanges.createdAt,
      isTaken: isAddressTaken(addressChanges.email),
    })
    .from(addressChanges)
    .innerJoin(account, eq(account.id, addressChanges.userId))
    .where(isPending)
    .orderBy(asc(addressChanges.id))
    .limit(200)

export async function removeOldEmailChanges(db: Database): Promise<void> {
  await db.delete(addressChanges).where(lte(addressChanges.expiresAt, sql`now()`))
}
