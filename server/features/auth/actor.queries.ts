import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../../access/actor'
import type { Database } from '../../database/connect'
import { clients, practitioners, users } from '../../database/tables/users'

/** The columns that make an `Actor`. */
export const actorColumns = {
  id: users.id,
  role: users.role,
  username: users.username,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  createdAt: users.createdAt,
  isActive: users.isActive,
  clientId: clients.id,
  practitionerId: practitioners.id,
  licensed: sql<boolean>`coalesce(${practitioners.licenseNumber} <> '', false)`,
}

export async function findActor(db: Database, userId: number): Promise<Actor | undefined> {
  const [actor] = await db
    .select(actorColumns)
    .from(users)
    .leftJoin(clients, eq(clients.userId, users.id))
    .leftJoin(practitioners, eq(practitioners.userId, users.id))
    .where(eq(users.id, userId))
  return actor
}
