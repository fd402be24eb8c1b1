import { and, eq, sql } from 'drizzle-orm'
import { edited } from '../../database/columns'
import type { Database, Transaction } from '../../database/connect'
import { fieldsOf } from '../../database/readable'
import { Problem } from '../../http/problem'
import { audit, type By } from '../audit/audit.public'
import { account } from './account-rows'
import { credentials, users } from './accounts.tables'
import { discardUnreadable, reencryptRows } from '../../encryption/reencrypt-rows'
import type { TextCipher } from '../../encryption/text-cipher'
import type { Role } from '@shared/core/roles'
import type { BodyOf } from '@shared/core/contract'
import type { accounts as contract } from '@shared/features/accounts'
import type { Actor } from '../../access/actor'
import type { Dependencies } from '../../dependencies'
import { hashNewPassword } from './passwords'

type NewAccount = Pick<
  typeof users.$inferInsert,
  'email' | 'role' | 'firstName' | 'lastName' | 'passwordHash'
> &
  Partial<Pick<typeof users.$inferInsert, 'username' | 'phone' | 'emailConfirmed'>>

/** Adds an account (no `actorId` for a registration); undefined if the address is taken. */
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

/** `sentence` is the message for the user. */
export const addressTaken = (sentence = 'Another account already uses this email address.') =>
  new Problem('conflict', sentence, { fields: { email: 'is in use' } })

export async function isTaken(db: Database | Transaction, email: string): Promise<boolean> {
  return (await db.$count(users, eq(sql`lower(${users.email})`, email.toLowerCase()))) > 0
}

/** Stores a client's encrypted password for an admin to hand out, replacing the one before. */
export async function storeEncrypted(
  db: Database | Transaction,
  cipher: TextCipher,
  userId: number,
  password: string,
): Promise<void> {
  const sealed = cipher.encrypt(userId, password)
  await db
    .insert(credentials)
    .values({ userId, sealed })
    .onConflictDoUpdate({ target: credentials.userId, set: { sealed } })
}

/** The account with this address, locked so that the address cannot move meanwhile. */
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

/** The account with this address; undefined when there is none. */
export async function findAccountAt(db: Database | Transaction, email: string) {
  const [found] = await db
    .select(fieldsOf(account))
    .from(account)
    .where(eq(sql`lower(${account.email})`, email.toLowerCase()))
  return found
}

/** The stored generated password; undefined if there is none or it cannot be decrypted. */
export async function storedPassword(
  db: Database,
  cipher: TextCipher,
  userId: number,
): Promise<string | undefined> {
  const [kept] = await db
    .select({ sealed: credentials.sealed })
    .from(credentials)
    .where(eq(credentials.userId, userId))
  return kept && cipher.decrypt(userId, kept.sealed)
}

/** Locks the account's row until the transaction ends. */
export async function lockAccount(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** The same without blocking inserts that only reference the account, such as notifications. */
export async function lockAccountRow(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Adds a phone number if the account has none. */
export async function addPhone(tx: Transaction, userId: number, phone: string): Promise<void> {
  await tx
    .update(users)
    .set({ ...edited, phone })
    .where(and(eq(users.id, userId), eq(users.phone, '')))
}

/** Raises the version of an account whose data in other tables has changed. */
export async function raiseVersion(tx: Transaction, userId: number): Promise<number> {
  const [raised] = await tx
    .update(users)
    .set(edited)
    .where(eq(users.id, userId))
    .returning({ version: users.version })
  if (!raised) throw new Error('the held account is gone')
  return raised.version
}

/** Encrypts the stored passwords with the newest credentials key. */
export const reencryptCredentials = (db: Database, cipher: TextCipher) => reencryptRows(db, cipher, kept)

/** Gives up the stored passwords that no key opens. Returns how many. */
export const discardCredentials = (tx: Transaction, cipher: TextCipher) => discardUnreadable(tx, cipher, kept)

const kept = { table: credentials, owner: credentials.userId, sealed: credentials.sealed }

/** Deletes an account with all that cascades; undefined when it is gone already. */
export async function eraseAccount(tx: Transaction, userId: number) {
  const [erased] = await tx.delete(users).where(eq(users.id, userId)).returning()
  return erased
}

/** Adds the record that an account of the role needs; provided by the feature of that role. */
export type AddRecord = Record<Exclude<Role, 'admin'>, (tx: Transaction, userId: number) => Promise<unknown>>

/** Creates an account with its role's record. Throws a Problem: 400 password, 409 address. */
export async function createAccount(
  deps: Dependencies,
  addRecord: AddRecord,
  actor: Actor,
  { password, ...person }: BodyOf<(typeof contract)['POST /api/admin/users']>,
) {
  const passwordHash = await hashNewPassword(deps.db, password, { ...person, by: 'admin' })
  return deps.db.transaction(async (tx) => {
    const user = await addKnown(tx, deps, actor, { ...person, password, passwordHash })
    if (user.role !== 'admin') await addRecord[user.role](tx, user.id)
    return user
  })
}

type NewAccountFields = {
  email: string
  role: Role
  username?: string
  firstName?: string
  lastName?: string
} & {
  password: string
  passwordHash: string
}

/** Adds an account whose password an admin chose; keeps a client's. Throws a 409 Problem. */
export async function addKnown(
  tx: Transaction,
  { cipher }: Pick<Dependencies, 'cipher'>,
  actor: Actor,
  { password, ...account }: NewAccountFields,
) {
  // A client's username is the email; staff may choose one.
  const username = account.role === 'client' ? account.email : account.username || account.email
  const user = await addAccount(tx, { ...account, username }, { actorId: actor.id })
  if (!user) throw addressTaken()
  if (user.role === 'client') await storeEncrypted(tx, cipher, user.id, password)
  return user
}
