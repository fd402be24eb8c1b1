import { eq } from 'drizzle-orm'
import type { Body } from '@shared/api'
import type { Dependencies } from '../../dependencies'
import { diff } from '../../edit/edit-row'
import { notFound } from '../../http/problem'
import { audit } from '../audit/audit.public'
import { users } from './accounts.tables'

export const preferenceColumns = {
  emailNotifications: users.emailNotifications,
  reportNotifications: users.reportNotifications,
  recipeNotifications: users.recipeNotifications,
  reminderNotifications: users.reminderNotifications,
  dataSharing: users.dataSharing,
  analyticsTracking: users.analyticsTracking,
}

export async function readPreferences({ db }: Dependencies, userId: number) {
  const [row] = await db.select(preferenceColumns).from(users).where(eq(users.id, userId))
  if (!row) throw notFound('The account')
  return row
}

/** Changes the given preferences. A given or withdrawn consent is audited. */
export async function updatePreferences(
  { db }: Dependencies,
  userId: number,
  changes: NonNullable<Body<'PATCH /api/user/preferences'>>,
) {
  return db.transaction(async (tx) => {
    const own = eq(users.id, userId)
    const [before] = await tx.select(preferenceColumns).from(users).where(own).for('update')
    if (!before) throw notFound('The account')
    const fields = diff(changes, before)
    if (fields.length > 0) {
      await tx.update(users).set(changes).where(own)
      await audit(tx, { actorId: userId, action: 'user.update', subjectId: userId, fields })
    }
    return { ...before, ...changes }
  })
}
