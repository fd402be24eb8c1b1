import { and, eq, sql } from 'drizzle-orm'
import { edited } from '../../database/columns'
import type { Database, Transaction } from '../../database/connect'
import { fieldsOf } from '../../database/readable'
import { Problem } from '../../http/problem'
import { audit, type By } from '../audit/audit.public'
import { account } from './account-rows'
import { credentials, users } from './accounts.tables'
import { giveUpClosed, resealRows } from '../../reseal-rows'
import type { Sealer } from '../../sealing'
import type { Role } from '@shared/core/roles'
import type { BodyOf } from '@shared/core/contract'
import type { accounts as contract } from '@shared/features/accounts'
import type { Actor } from '../../access/actor'
import type { Dependencies } from '../../dependencies'
import { hashChosen } from './passwords'

type NewAccount = Pick<
  typeof users.$inferInsert,
  'email' | 'role' | 'firstName' | 'lastName' | 'passwordHash'
> &
  Partial<Pick<typeof users.$inferInsert, 'username' | 'phone' | 'emailConfirmed'>>

/**
 * Makes an account; the username is the email unless given. `actorId`: who made it, undefined for somebody who registers.
 * Undefined when the address is taken.
 */
export async function addAccount(
  tx: Transaction,
  person: NewAccount,
  by?: By,
): Promise<typeof users.$inferSelect | undefined> {
  const [made] = await tx
    .insert(users)
    .values({ username: person.email, ...person })
    .onConflictDoNothing()
    .returning()
  if (made) await audit(tx, { ...(by ?? { actorId: made.id }), action: 'user.create', subjectId: made.id })
  return made
}

/** An address is one account's. `sentence` is what a person is told about it. */
export const addressTaken = (sentence = 'Another account uses this email address already.') =>
  new Problem('conflict', sentence, { fields: { email: 'is in use' } })

/** Whether an account signs in with this address. */
export async function isTaken(db: Database | Transaction, email: string): Promise<boolean> {
  return (await db.$count(users, eq(sql`lower(${users.email})`, email.toLowerCase()))) > 0
}

/** Keeps a client's password sealed, for an admin to hand out, in place of the one before. */
export async function keepSealed(
  db: Database | Transaction,
  sealer: Sealer,
  userId: number,
  password: string,
): Promise<void> {
  const sealed = sealer.seal(userId, password)
  await db
    .insert(credentials)
    .values({ userId, sealed })
    .onConflictDoUpdate({ target: credentials.userId, set: { sealed } })
}

/** Whoever signs in with this address, locked for the caller alone: it cannot change hands before they are done, who may lock it further. */
export async function lockAddress(tx: Transaction, email: string) {
  const [holder] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .for('no key update')
  return holder
}

/** One account; undefined when there is none. */
export async function findAccount(db: Database | Transaction, userId: number) {
  const [found] = await db.select(fieldsOf(account)).from(account).where(eq(account.id, userId))
  return found
}

/** The account that signs in with this address; undefined when there is none. */
export async function findAccountAt(db: Database | Transaction, email: string) {
  const [found] = await db
    .select(fieldsOf(account))
    .from(account)
    .where(eq(sql`lower(${account.email})`, email.toLowerCase()))
  return found
}

/** The generated password that is kept of an account; undefined when there is none, or it cannot be opened. */
export async function keptPassword(
  db: Database,
  sealer: Sealer,
  userId: number,
): Promise<string | undefined> {
  const [kept] = await db
    .select({ sealed: credentials.sealed })
    .from(credentials)
    .where(eq(credentials.userId, userId))
  return kept && sealer.open(userId, kept.sealed)
}

/** Keeps whoever else wants this account's row waiting until the transaction ends. */
export async function lockAccount(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** The same, but not of those who only name the account in a row of theirs, as a notification does. */
export async function holdAccount(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Keeps a number for an account that has none. */
export async function addPhone(tx: Transaction, userId: number, phone: string): Promise<void> {
  await tx
    .update(users)
    .set({ ...edited, phone })
    .where(and(eq(users.id, userId), eq(users.phone, '')))
}

/** A new version of an account whose rows elsewhere have changed. */
export async function raiseVersion(tx: Transaction, userId: number): Promise<number> {
  const [raised] = await tx
    .update(users)
    .set(edited)
    .where(eq(users.id, userId))
    .returning({ version: users.version })
  if (!raised) throw new Error('the held account is gone')
  return raised.version
}

/** Seals the kept passwords under the newest credentials key. */
export const resealCredentials = (db: Database, sealer: Sealer) => resealRows(db, sealer, kept)

/** Gives up the kept passwords that no key opens; answers how many. */
export const giveUpCredentials = (tx: Transaction, sealer: Sealer) => giveUpClosed(tx, sealer, kept)

const kept = { table: credentials, owner: credentials.userId, sealed: credentials.sealed }

/** Deletes an account with its sessions and whatever else goes with it; undefined when it is gone already. */
export async function eraseAccount(tx: Transaction, userId: number) {
  const [erased] = await tx.delete(users).where(eq(users.id, userId)).returning()
  return erased
}

/** Makes the record that belongs to an account of the role, in the feature that keeps it. */
export type AddRecord = Record<Exclude<Role, 'admin'>, (tx: Transaction, userId: number) => Promise<unknown>>

/** Makes an account with the record of its role. Throws a Problem: 400 for the password, 409 when the address is taken. */
export async function createAccount(
  deps: Dependencies,
  addRecord: AddRecord,
  actor: Actor,
  { password, ...person }: BodyOf<(typeof contract)['POST /api/admin/users']>,
) {
  const passwordHash = await hashChosen(deps.db, password, { ...person, by: 'admin' })
  return deps.db.transaction(async (tx) => {
    const user = await addKnown(tx, deps, actor, { ...person, password, passwordHash })
    if (user.role !== 'admin') await addRecord[user.role](tx, user.id)
    return user
  })
}

type Known = { email: string; role: Role; username?: string; firstName?: string; lastName?: string } & {
  password: string
  passwordHash: string
}

/** The account alone, with a password that an admin chose; a client's is kept sealed. Throws a 409 Problem. */
export async function addKnown(
  tx: Transaction,
  { sealer }: Pick<Dependencies, 'sealer'>,
  actor: Actor,
  { password, ...account }: Known,
) {
  // A client's username is the email; staff may choose one.
  const username = account.role === 'client' ? account.email : account.username || account.email
  const user = await addAccount(tx, { ...account, username }, { actorId: actor.id })
  if (!user) throw addressTaken()
  if (user.role === 'client') await keepSealed(tx, sealer, user.id, password)
  return user
}
