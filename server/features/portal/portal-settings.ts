import { sql } from 'drizzle-orm'
import type { Actor } from '../../access/actor'
import type { Database, Transaction } from '../../database/connect'
import { editRow, lockRow } from '../../edit/edit-row'
import { Problem } from '../../http/problem'
import { settings } from './portal.tables'

const UNSIGNED = 'Please enter the name of the dietitian who approved the plan.'

export const firstPortalName = 'Pearwell'

/** The portal's settings, or the defaults. */
export async function portalSettings(db: Database | Transaction) {
  const [row] = await db.select().from(settings)
  return (
    row ?? {
      portalName: firstPortalName,
      supportAddress: '',
      bareScale: 'index' as const,
      inviteMode: 'off' as const,
      logoHash: null,
      accent: '',
      postalAddress: '',
      trialOn: false,
      trialSignedBy: '',
      staffFactor: 'offered' as const,
      staffFactorFrom: null,
      version: 1,
    }
  )
}

/** SQL: staff need a second factor now; days begin at midnight UTC. */
export const staffNeedFactor = sql<boolean>`exists (
  select 1 from settings
  where staff_factor = 'required' and coalesce(staff_factor_from, '-infinity') <= (now() at time zone 'UTC')::date)`

export async function staffNeedFactorNow(db: Database | Transaction): Promise<boolean> {
  const { rows } = await db.execute<{ need: boolean }>(sql`select ${staffNeedFactor} as need`)
  return rows[0]?.need ?? false
}

/** Notifies staff that they need a second factor from a day on; null: at once. */
export type NotifyStaff = (tx: Transaction, from: string | null) => Promise<void>

/** Throws a Problem: 400 for plans without a signature, 412 when the requester saw others. */
export async function changeSettings(
  db: Database,
  actor: Actor,
  changes: Partial<typeof settings.$inferInsert>,
  ifMatch: string | undefined,
  notifyStaff?: NotifyStaff,
) {
  return db.transaction(async (tx) => {
    await tx.insert(settings).values({}).onConflictDoNothing()
    const before = await lockRow(tx, settings, undefined, 'The settings')
    const { row } = await editRow(tx, settings, {
      row: before,
      ifMatch,
      what: 'the settings',
      changes,
      event: { actorId: actor.id, action: 'settings.update' },
    })
    if (row.trialOn && row.trialSignedBy === '')
      throw new Problem('invalid', UNSIGNED, { fields: { trialSignedBy: UNSIGNED } })
    const isNew = before.staffFactor !== row.staffFactor || before.staffFactorFrom !== row.staffFactorFrom
    if (row.staffFactor === 'required' && isNew) await notifyStaff?.(tx, row.staffFactorFrom)
    return row
  })
}
