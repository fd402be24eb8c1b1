import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { sessions, users } from './accounts.tables'
import { preferenceColumns } from './preferences'

const accountColumns = {
  id: users.id,
  email: users.email,
  username: users.username,
  role: users.role,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  emailConfirmed: users.emailConfirmed,
  ...preferenceColumns,
  lastSignInAt: users.lastSignInAt,
  createdAt: users.createdAt,
}

/** What a person is given of their account and its sessions, without what only protects them. */
export async function ownAccount(db: Database, userId: number) {
  const [account] = await db.select(accountColumns).from(users).where(eq(users.id, userId))
  const own = await db
    .select({ userAgent: sessions.userAgent, createdAt: sessions.createdAt, seenAt: sessions.seenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
  return { account, sessions: own }
}
