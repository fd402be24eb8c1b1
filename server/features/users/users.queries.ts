import { eq, sql } from 'drizzle-orm'
import type { Role } from '@shared/core/roles'
import type { Database, Transaction } from '../../database/connect'
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

/** The client's account, or undefined when there is no such client. */
export async function findClientUser(db: Database | Transaction, clientId: number) {
  const [found] = await db
    .select({ userId: clients.userId })
    .from(clients)
    .where(eq(clients.id, clientId))
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
