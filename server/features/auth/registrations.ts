import { and, asc, desc, eq, gt, lte, notInArray, sql } from 'drizzle-orm'
import type { Actor } from '../../access/actor'
import type { Database, Transaction } from '../../database/connect'
import { readable } from '../../database/readable'
import type { Dependencies } from '../../dependencies'
import { notFound } from '../../http/problem'
import {
  account,
  addAccount,
  addressTaken,
  isTaken,
  KEPT_DAYS,
  newToken,
  tokenHashOf,
} from '../accounts/accounts.public'
import { audit } from '../audit/audit.public'
import { addClient } from '../clients/clients.public'
import { registrations } from './auth.tables'

/** Registrations as other features may read them. */
export const registration = readable('registration', registrations, 'passwordHash', 'tokenHash')

type NewRegistration = Pick<
  typeof registrations.$inferInsert,
  'email' | 'firstName' | 'lastName' | 'passwordHash'
>

/** Only the newest of an address are kept, so a stranger's cannot keep its owner out. */
const MOST_PER_ADDRESS = 5

const isPending = gt(registrations.expiresAt, sql`now()`)

/** Stores a registration without looking for an account, which would reveal the address. */
export async function saveRegistration(tx: Transaction, person: NewRegistration): Promise<number> {
  const same = eq(sql`lower(${registrations.email})`, person.email)
  const [kept] = await tx
    .insert(registrations)
    .values({ ...person, expiresAt: sql`now() + make_interval(days => ${KEPT_DAYS})` })
    .returning({ id: registrations.id })
  if (!kept) throw new Error('the insert returned no row')
  const newest = tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(same)
    .orderBy(desc(registrations.id))
    .limit(MOST_PER_ADDRESS)
  await tx.delete(registrations).where(and(same, notInArray(registrations.id, newest)))
  return kept.id
}

/** A new token for the link of a registration, or `isTaken` when the address has an account. */
export async function tokenForRegistration(
  db: Database,
  id: number,
): Promise<{ token: string } | { isTaken: true } | undefined> {
  const [waiting] = await db
    .select({ email: registrations.email })
    .from(registrations)
    .where(and(eq(registrations.id, id), isPending))
  if (!waiting) return undefined
  if (await isTaken(db, waiting.email)) return { isTaken: true }
  const { token, tokenHash } = newToken()
  await db.update(registrations).set({ tokenHash }).where(eq(registrations.id, id))
  return { token }
}

export async function registrationByToken(db: Database, token: string) {
  const [waiting] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.tokenHash, tokenHashOf(token)), isPending))
  return waiting
}

/**
 * Creates the account of a registration. `by`: the person with the link, whose address thereby
 * counts as confirmed, or an admin, who confirms nothing. False when it no longer waits. Throws a
 * 409 Problem when the address has an account. Existing reports are never linked here.
 */
export async function createRegisteredAccount(
  { db }: Pick<Dependencies, 'db'>,
  id: number,
  by: 'link' | Actor,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [waiting] = await tx
      .delete(registrations)
      .where(and(eq(registrations.id, id), isPending))
      .returning()
    if (!waiting) return false
    const { email, firstName, lastName, passwordHash } = waiting
    const person = { email, firstName, lastName, passwordHash, role: 'client' } as const
    const user =
      by === 'link'
        ? await addAccount(tx, person)
        : await addAccount(tx, { ...person, emailConfirmed: false }, { actorId: by.id })
    if (!user) throw addressTaken('An account with this email address already exists.')
    await addClient(tx, user.id)
    await tx.delete(registrations).where(eq(sql`lower(${registrations.email})`, email))
    return true
  })
}

/** Admits a registration as an admin. Throws a Problem: 404, 409. */
export async function approveRegistration(
  deps: Pick<Dependencies, 'db'>,
  actor: Actor,
  id: number,
): Promise<void> {
  if (!(await createRegisteredAccount(deps, id, actor))) throw notFound('The registration')
}

/** Deletes a registration. Throws a 404 Problem. */
export async function refuseRegistration(
  { db }: Pick<Dependencies, 'db'>,
  actor: Actor,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(registrations).where(eq(registrations.id, id))
    if (rowCount === 0) throw notFound('The registration')
    await audit(tx, { actorId: actor.id, action: 'registration.refuse', subjectId: id })
  })
}

/** The waiting registrations, the oldest first, and whether the address has an account. */
export const listRegistrations = ({ db }: Pick<Dependencies, 'db'>) =>
  db
    .select({
      id: registrations.id,
      email: registrations.email,
      firstName: registrations.firstName,
      lastName: registrations.lastName,
      createdAt: registrations.createdAt,
      isTaken: sql<boolean>`${account.id} is not null`,
    })
    .from(registrations)
    .leftJoin(account, eq(sql`lower(${account.email})`, sql`lower(${registrations.email})`))
    .where(isPending)
    .orderBy(asc(registrations.id))
    .limit(200)

export async function removeOldRegistrations(db: Database): Promise<void> {
  await db.delete(registrations).where(lte(registrations.expiresAt, sql`now()`))
}
