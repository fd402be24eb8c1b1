import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../../access/actor'
import type { Database } from '../../database/connect'
import { account } from '../accounts/accounts.public'
import { client } from '../clients/clients.public'
import { practitioner } from '../practitioners/practitioners.public'

/** The columns that make an `Actor`. */
export const actorColumns = {
  id: account.id,
  role: account.role,
  username: account.username,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  phone: account.phone,
  createdAt: account.createdAt,
  isActive: account.isActive,
  clientId: client.id,
  practitionerId: practitioner.id,
  licensed: sql<boolean>`coalesce(${practitioner.licenseNumber} <> '', false)`,
}

export async function findActor(db: Database, userId: number): Promise<Actor | undefined> {
  const [actor] = await db
    .select(actorColumns)
    .from(account)
    .leftJoin(client, eq(client.userId, account.id))
    .leftJoin(practitioner, eq(practitioner.userId, account.id))
    .where(eq(account.id, userId))
  return actor
}
