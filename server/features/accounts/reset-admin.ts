import { eq } from 'drizzle-orm'
import { startError } from '../../database/embedded/start-error'
import type { Dependencies } from '../../dependencies'
import { audit } from '../audit/audit.public'
import { lockAddress } from './account-writing'
import { users } from './accounts.tables'
import { newPassword } from './passwords'
import { setPassword } from './set-password'

/** Gives an administrator access again; a second factor stays. Throws a StartError. */
export async function resetAdmin(
  { db, notifyOwner }: Pick<Dependencies, 'db' | 'notifyOwner'>,
  email: string,
): Promise<{ userId: number; password: string; wasInactive: boolean }> {
  const { password, passwordHash } = await newPassword()
  return db.transaction(async (tx) => {
    const before = await lockAddress(tx, email)
    if (!before) throw startError(`No account uses ${email}.`)
    if (before.role !== 'admin')
      throw startError(
        `${email} is not an administrator. Set a new password for them under User Management, Users.`,
      )
    const admin = await setPassword(tx, eq(users.id, before.id), { passwordHash, isActive: true })
    if (!admin) throw new Error('the held account is gone')
    await notifyOwner(tx, 'password-changed', admin, admin.version)
    await audit(tx, { actorId: null, action: 'user.reset-admin', subjectId: admin.id })
    return { userId: admin.id, password, wasInactive: !before.isActive }
  })
}
