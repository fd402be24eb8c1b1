import { and, eq } from 'drizzle-orm'
import type { Role } from '@shared/core/roles'
import type { Database, Transaction } from '../../database/connect'
import { notifications } from '../../database/tables/overview'
import { users } from '../../database/tables/users'

type Note = { title: string; message: string; link?: string }

export async function notify(db: Database | Transaction, userId: number, note: Note): Promise<void> {
  await db.insert(notifications).values({ userId, ...note })
}

/** The same note to every active account of a role, or to those who want what the preference is about. */
export async function notifyRole(
  db: Database | Transaction,
  role: Role,
  note: Note,
  preference?: 'reportNotifications',
): Promise<void> {
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, role), eq(users.isActive, true), preference && eq(users[preference], true)))
  if (people.length > 0)
    await db.insert(notifications).values(people.map(({ id }) => ({ userId: id, ...note })))
}
