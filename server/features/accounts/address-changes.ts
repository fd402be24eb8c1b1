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

const waits = gt(addressChanges.expiresAt, sql`now()`)

/**
 * Stores a pending email change in place of an earlier one and returns its id. It does not check
 * whether the address is taken, since that would reveal it.
 */
export async function wishAddress(tx: Transaction, userId: number, email: string): Promise<number> {
  await withdrawWish(tx, userId)
  const [wish] = await tx
    .insert(addressChanges)
    .values({ userId, email, expiresAt: sql`now() + make_interval(days => ${KEPT_DAYS})` })
    .returning({ id: addressChanges.id })
  if (!wish) throw new Error('the insert returned no row')
  await audit(tx, { actorId: userId, action: 'user.wish-email', subjectId: userId })
  return wish.id
}

export async function withdrawWish(db: Database | Transaction, userId: number): Promise<void> {
  await db.delete(addressChanges).where(eq(addressChanges.userId, userId))
}

/** The pending new address; undefined when there is none. */
export async function wishOf(db: Database, userId: number) {
  const [wish] = await db
    .select({ email: addressChanges.email, expiresAt: addressChanges.expiresAt })
    .from(addressChanges)
    .where(and(eq(addressChanges.userId, userId), waits))
  return wish
}

/**
 * A new token for the link of a pending change; `isTaken` instead when the address is taken by now.
 */
export async function tokenForWish(
  db: Database,
  id: number,
): Promise<{ token: string } | { isTaken: true } | undefined> {
  const [wish] = await db
    .select({ email: addressChanges.email })
    .from(addressChanges)
    .where(and(eq(addressChanges.id, id), waits))
  if (!wish) return undefined
  if (await isTaken(db, wish.email)) return { isTaken: true }
  const { token, tokenHash } = newToken()
  await db.update(addressChanges).set({ tokenHash }).where(eq(addressChanges.id, id))
  return { token }
}

/** The pending change of a link, with the account's current address. */
export async function wishByToken(db: Database, token: string) {
  const [wish] = await db
    .select({ id: addressChanges.id, userId: addressChanges.userId, presentEmail: account.email })
    .from(addressChanges)
    .innerJoin(account, and(eq(account.id, addressChanges.userId), eq(account.isActive, true)))
    .where(and(eq(addressChanges.tokenHash, tokenHashOf(token)), waits))
  return wish
}

/**
 * Gives an account its pending address, which counts as confirmed. False when the change is gone.
 * Throws a 409 Problem when the address is taken by now.
 */
export async function grantWish(
  deps: Pick<Dependencies, 'db' | 'tellOwner'>,
  actor: Pick<Actor, 'id'>,
  id: number,
  keepIdHash?: string,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const [wish] = await tx
      .delete(addressChanges)
      .where(and(eq(addressChanges.id, id), waits))
      .returning()
    if (!wish) return false
    await changeAccount(tx, deps, actor, wish.userId, { email: wish.email }, { keepIdHash })
    await audit(tx, { actorId: actor.id, action: 'user.confirm-email', subjectId: wish.userId })
    return true
  })
}

/** Confirms a pending change as an admin. Throws a Problem: 404, 409. */
export async function confirmWish(deps: Dependencies, actor: Actor, id: number): Promise<void> {
  if (!(await grantWish(deps, actor, id))) throw notFound('The wish for another address')
}

/** Refuses a pending change, so the account keeps its address. Throws a 404 Problem. */
export async function refuseWish({ db }: Pick<Dependencies, 'db'>, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [wish] = await tx.delete(addressChanges).where(eq(addressChanges.id, id)).returning()
    if (!wish) throw notFound('The wish for another address')
    await audit(tx, { actorId: actor.id, action: 'user.refuse-email', subjectId: wish.userId })
  })
}

/** The pending changes, the oldest first, and whether the address is taken. */
export const listWishes = ({ db }: Pick<Dependencies, 'db'>) =>
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
    .where(waits)
    .orderBy(asc(addressChanges.id))
    .limit(200)

export async function removeOldWishes(db: Database): Promise<void> {
  await db.delete(addressChanges).where(lte(addressChanges.expiresAt, sql`now()`))
}
