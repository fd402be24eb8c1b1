import { asc, count, eq, sql } from 'drizzle-orm'
import type { Role } from '@shared/core/roles'
import { formatDots } from '@shared/domain/dates'
import type { Database, Transaction } from '../../database/connect'
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

/** A page of clients by name, and how many there are; `q` is part of a name or an email. */
export async function listClients(
  db: Database,
  { q, page, pageSize }: { q?: string; page: number; pageSize: number },
) {
  const like = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const where = like
    ? sql`(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email}) ilike ${like}`
    : undefined
  const from = () =>
    db
      .select({ client: clients, user: users })
      .from(clients)
      .innerJoin(users, eq(users.id, clients.userId))
      .where(where)
  const rows = await from()
    .orderBy(asc(users.lastName), asc(users.firstName), asc(clients.id))
    .limit(pageSize)
    .offset(pageOf({ page, pageSize }))
  const [total] = await db
    .select({ n: count() })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(where)
  return {
    rows: rows.map(({ client, user }) => ({
      ...client,
      dateOfBirth: client.dateOfBirth && formatDots(client.dateOfBirth),
      user,
    })),
    total: total?.n ?? 0,
  }
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
