import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Query } from '@shared/api'
import type { Role } from '@shared/core/roles'
import { formatSlashes } from '@shared/domain/dates'
import type { Database, Transaction } from '../../database/connect'
import { anywhere } from '../../database/search'
import { clients, practitioners, users } from '../../database/tables/users'
import { pageOf } from '../../http/paging'

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

/** What is searched of a person; users_search indexes it. */
const person = sql`${users.search}`

const found = (q: string | undefined): SQL | undefined =>
  q ? sql`${person} like ${anywhere(q.toLowerCase())}` : undefined

/** A page of accounts, newest first, and how many match. */
export async function listUsers(db: Database, { q, role, ...page }: Query<'GET /api/users'>) {
  const where = and(found(q), role && eq(users.role, role))
  const rows = await db
    .select({ user: users, hasCredential })
    .from(users)
    .where(where)
    .orderBy(desc(users.id))
    .limit(page.pageSize)
    .offset(pageOf(page))
  return {
    rows: rows.map(({ user, hasCredential }) => ({ ...user, hasCredential })),
    total: await db.$count(users, where),
  }
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
  const rows = await clientRows(db, found(q))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(clients.id))
    .limit(page.pageSize)
    .offset(pageOf(page))
  const [total] = await db
    .select({ n: count() })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(found(q))
  return { rows: rows.map(presentClient), total: total?.n ?? 0 }
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
      clientCount: sql<number>`(select count(distinct r.client_id)::int from reports r where r.practitioner_id = ${practitioners.id})`,
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

/** A page of practitioners by name, and how many match. */
export async function listPractitioners(db: Database, { q, ...page }: Query<'GET /api/practitioners'>) {
  const where = q
    ? sql`(${person} like ${anywhere(q.toLowerCase())} or ${practitioners.specialty} ilike ${anywhere(q)})`
    : undefined
  const rows = await practitionerRows(db, where)
    .orderBy(asc(users.lastName), asc(users.firstName), asc(practitioners.id))
    .limit(page.pageSize)
    .offset(pageOf(page))
  const [total] = await db
    .select({ n: count() })
    .from(practitioners)
    .innerJoin(users, eq(users.id, practitioners.userId))
    .where(where)
  return { rows: rows.map(presentPractitioner), total: total?.n ?? 0 }
}

/** One practitioner; undefined when there is none. */
export async function findPractitioner(db: Database | Transaction, id: number) {
  const [row] = await practitionerRows(db, eq(practitioners.id, id))
  return row && presentPractitioner(row)
}

/** The client's account, or undefined when there is no such client. */
export async function findClientUser(db: Database | Transaction, clientId: number) {
  const [found] = await db.select({ userId: clients.userId }).from(clients).where(eq(clients.id, clientId))
  return found
}

/** The practitioner's account, or undefined when there is no such practitioner. */
export async function findPractitionerUser(db: Database | Transaction, practitionerId: number) {
  const [found] = await db
    .select({ userId: practitioners.userId })
    .from(practitioners)
    .where(eq(practitioners.id, practitionerId))
  return found
}
