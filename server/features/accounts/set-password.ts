import { eq, type SQL } from 'drizzle-orm'
import { edited } from '../../database/columns'
import type { Transaction } from '../../database/connect'
import { addressChanges, credentials, users } from './accounts.tables'
import { endSessions } from './sessions'
import { revokeLinks } from './sign-in-links'

/** Sets a password and ends sessions but `keepIdHash`, links and a pending email change. */
export async function setPassword(
  tx: Transaction,
  which: SQL | undefined,
  columns: { passwordHash: string; emailConfirmed?: true; isActive?: true },
  keepIdHash?: string,
) {
  const [user] = await tx
    .update(users)
    .set({ ...columns, ...edited })
    .where(which)
    .returning()
  if (!user) return undefined
  await tx.delete(credentials).where(eq(credentials.userId, user.id))
  await tx.delete(addressChanges).where(eq(addressChanges.userId, user.id))
  await revokeLinks(tx, user.id)
  await endSessions(tx, user.id, keepIdHash)
  return user
}
