import { eq } from 'drizzle-orm'
import type { Body } from '@shared/api'
import type { Actor } from '../../access/actor'
import type { Database, Transaction } from '../../database/connect'
import { edited } from '../../database/columns'
import { mayChange } from '../../http/preconditions'
import { Problem } from '../../http/problem'
import { audit } from '../audit/audit.public'
import { settings } from './portal.tables'

/** The portal's settings; the defaults until an admin has changed them. */
export async function portalSettings(db: Database | Transaction) {
  const [row] = await db.select().from(settings)
  return row ?? { portalName: 'Pearwell', supportAddress: '', bareScale: 'index' as const, version: 1 }
}

/** Changes what is given. Throws a 412 Problem with the settings as they are when the caller saw others. */
export async function updateSettings(
  db: Database,
  actor: Actor,
  changes: NonNullable<Body<'PATCH /api/settings'>>,
  ifMatch: string | undefined,
) {
  return db.transaction(async (tx) => {
    await tx.insert(settings).values({}).onConflictDoNothing()
    const [before] = await tx.select().from(settings).for('update')
    if (!before) throw new Error('the settings have no row')
    if (!mayChange(ifMatch, before))
      throw new Problem(
        'stale',
        'Somebody else has changed the settings in the meantime. Nothing was overwritten.',
        {
          current: before,
        },
      )
    const fields = Object.entries(changes)
      .filter(([field, value]) => before[field as keyof typeof before] !== value)
      .map(([field]) => field)
    if (fields.length === 0) return before
    const [after] = await tx
      .update(settings)
      .set({ ...changes, ...edited })
      .where(eq(settings.id, 1))
      .returning()
    await audit(tx, { actorId: actor.id, action: 'settings.update', fields })
    return after ?? before
  })
}
