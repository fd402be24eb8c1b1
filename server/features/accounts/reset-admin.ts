import { eq, sql } from 'drizzle-orm'
import { startError } from '../../database/embedded/start-error'
import { edited } from '../../database/columns'
import type { Dependencies } from '../../dependencies'
import { audit } from '../audit/audit.public'
import { withdrawWish } from './address-changes'
import { users } from './accounts.tables'
import { newPassword } from './passwords'
import { endSessions } from './sessions'
import { revokeLinks } from './sign-in-links'

/**
 * Lets an administrator in again from the machine that the portal runs on: a new generated password, an active account, and
 * nothing left open that somebody else may have begun. Throws a StartError for an address that is no administrator's.
 */
export async function resetAdmin(
  { db, tellOwner }: Pick<Dependencies, 'db' | 'tellOwner'>,
  email: string,
): Promise<{ password: string; wasInactive: boolean }> {
  const { password, passwordHash } = await newPassword()
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
      .for('update')
    if (!before) throw startError(`Nobody signs in with ${email}.`)
    const { id, role, isActive } = before
    if (role !== 'admin')
      throw startError(
        `${email} is no administrator. An administrator issues a new password under User Management, Users.`,
      )
    const version = before.version + 1
    await tx
      .update(users)
      .set({ passwordHash, isActive: true, ...edited })
      .where(eq(users.id, id))
    await endSessions(tx, id)
    await revokeLinks(tx, id)
    await withdrawWish(tx, id)
    await tellOwner(tx, 'password-changed', before, version)
    await audit(tx, { actorId: null, action: 'user.reset-admin', subjectId: id })
    return { password, wasInactive: !isActive }
  })
}
