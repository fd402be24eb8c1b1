import { and, asc, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Query } from '@shared/api'
import type { Role } from '@shared/core/roles'
import { formatSlashes } from '@shared/domain/dates'
import type { Database, Transaction } from '../../database/connect'
import { isOneOf, pageOfKeys, type PageQuery } from '../../database/pages'
import { anywhere, countedOf, holds } from '../../database/search'
import { clients, practitioners, users } from '../../database/tables/users'

export type AddressHolder = {
  role: Role
  emailConfirmed: boolean
  firstName: string
  lastName: string
  clientId: number | null
  dateOfBirth: string | null
  gender: string | null
}

const holderColumns = {
  role: users.role,
  emailConfirmed: users.emailConfirmed,
  firstName: users.firstName,
  lastName: users.lastName,
  clientId: clients.id,
  dateOfBirth: clients.dateOfBirth,
  gender: clients.gender,
}

/** Whoever signs in with this address. Locks the row, so that the address cannot change hands before the caller is done. */
export async function findAddressHolder(tx: Transaction, email: string): Promise<AddressHolder | undefined> {
  const [holder] = await tx
    .select(holderColumns)
    .from(users)
    .leftJoin(clients, eq(clients.userId, users.id))
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .for('share', { of: users })
  return holder
}

const hasCredential = sql<boolean>`exists (select 1 from credentials k where k.user_id = ${users.id})`
const lastReport = sql`(select max(r.created_at) from reports r where r.client_id = ${clients.id})`

/** The account behind a client, as an address holder; undefined when there is no such client. */
export async function findClientHolder(tx: Transaction, clientId: number) {
  const [holder] = await tx
    .select({ ...holderColumns, email: users.email })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(eq(clients.id, clientId))
  return holder
}

const found = (q: string | undefined): SQL | undefined => (q ? holds(users, q) : undefined)

/** A page of accounts, newest first, and how many match. */
export async function listUsers(db: Database, { q, role, ...page }: Query<'GET /api/users'>) {
  const ordered = db
    .select({ key: users.id })
    .from(users)
    .where(and(found(q), role && eq(users.role, role)))
    .orderBy(desc(users.id))
  const { keys, ...extent } = await pageOfKeys(db, ordered, page, countedOf(q))
  const rows = await db
    .select({ user: users, hasCredential })
    .from(users)
    .where(isOneOf(users.id, keys))
    .orderBy(desc(users.id))
  return { ...extent, rows: rows.map(({ user, hasCredential }) => ({ ...user, hasCredential })) }
}

const byName = [asc(users.lastName), asc(users.firstName), asc(users.id)]

/** A page of the accounts of a role by name; a client's or a practitioner's record belongs to each. */
function pageByName(db: Database, role: Role, where: SQL | undefined, page: PageQuery, enough: number) {
  const ordered = db
    .select({ key: users.id })
    .from(users)
    .where(and(eq(users.role, role), where))
    .orderBy(...byName)
  return pageOfKeys<number>(db, ordered, page, enough)
}

/** `lastActivity` comes as text out of an expression. */
const moment = (text: string | null) => (text === null ? null : new Date(text))

function clientRows(db: Database | Transaction, where: SQL | undefined) {
  return db
    .select({
      client: clients,
      user: users,
      hasCredential,
      reportCount: sql<number>`(select count(*)::int from reports r where r.client_id = ${clients.id})`,
      lastActivity: sql<string | null>`greatest(${users.lastSignInAt}, ${lastReport})`,
    })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(where)
    .$dynamic()
}

type ClientRow = Awaited<ReturnType<typeof clientRows>>[number]

const presentClient = ({ client, user, lastActivity, ...counts }: ClientRow) => ({
  ...client,
  ...counts,
  user,
  phone: user.phone,
  dateOfBirth: client.dateOfBirth && formatSlashes(client.dateOfBirth),
  lastActivity: moment(lastActivity),
})

/** A page of clients by name, and how many match. */
export async function listClients(db: Database, { q, ...page }: Query<'GET /api/clients'>) {
  const { keys, ...extent } = await pageByName(db, 'client', found(q), page, countedOf(q))
  const rows = await clientRows(db, and(isOneOf(users.id, keys), isOneOf(clients.userId, keys))).orderBy(
    ...byName,
  )
  return { ...extent, rows: rows.map(presentClient) }
}

/** One client; undefined when there is none. */
export async function findClient(db: Database | Transaction, id: number) {
  const [row] = await clientRows(db, eq(clients.id, id))
  return row && presentClient(row)
}

function practitionerRows(db: Database | Transaction, where: SQL | undefined) {
  return db
    .select({
      practitioner: practitioners,
      user: users,
      clientCount: sql<number>`(select coalesce(sum(t.n), 0)::int from tallies t
        where t.what = 'clients-of' and t.key = ${practitioners.id}::text)`,
    })
    .from(practitioners)
    .innerJoin(users, eq(users.id, practitioners.userId))
    .where(where)
    .$dynamic()
}

type PractitionerRow = Awaited<ReturnType<typeof practitionerRows>>[number]

const presentPractitioner = ({ practitioner, user, clientCount }: PractitionerRow) => ({
  ...practitioner,
  user,
  clientCount,
  lastActivity: user.lastSignInAt,
})

const hasSpecialty = (q: string) =>
  sql`exists (select from practitioners p where p.user_id = ${users.id} and p.specialty ilike ${anywhere(q)})`

/** A page of practitioners by name, and how many match. */
export async function listPractitioners(db: Database, { q, ...page }: Query<'GET /api/practitioners'>) {
  const where = q ? or(found(q), hasSpecialty(q)) : undefined
  const { keys, ...extent } = await pageByName(db, 'practitioner', where, page, countedOf(q))
  const rows = await practitionerRows(
    db,
    and(isOneOf(users.id, keys), isOneOf(practitioners.userId, keys)),
  ).orderBy(...byName)
  return { ...extent, rows: rows.map(presentPractitioner) }
}

/** One practitioner; undefined when there is none. */
export async function findPractitioner(db: Database | Transaction, id: number) {
  const [row] = await practitionerRows(db, eq(practitioners.id, id))
  return row && presentPractitioner(row)
}

/** The client's account, or undefined when there is no such client. */
export async function findClientUser(db: Database | Transaction, clientId: number) {
  const [found] = await db
    .select({ userId: clients.userId, reportNotifications: users.reportNotifications })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(eq(clients.id, clientId))
  return found
}

/** The practitioner's account, or undefined when there is no such practitioner. */
export async function findPractitionerUser(db: Database | Transaction, practitionerId: number) {
  const [found] = await db
    .select({ userId: practitioners.userId, reportNotifications: users.reportNotifications })
    .from(practitioners)
    .innerJoin(users, eq(users.id, practitioners.userId))
    .where(eq(practitioners.id, practitionerId))
  return found
}
