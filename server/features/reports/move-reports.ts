import { eq, sql } from 'drizzle-orm'
import { edited } from '../../database/columns'
import type { Transaction } from '../../database/connect'
import { reportOpenings, reports } from './reports.tables'

/** One of two clients to merge, by record and account. */
export type Merged = { clientId: number; userId: number }

/** Moves a client's reports, keeping release and opening; returns ids that become readable. */
export async function moveReports(tx: Transaction, from: Merged, into: Merged): Promise<number[]> {
  const moved = await tx
    .select({ id: reports.id, releasedAt: reports.releasedAt, status: reports.status })
    .from(reports)
    .where(eq(reports.clientId, from.clientId))
    .orderBy(reports.id)
    .for('update')
  for (const { id, releasedAt } of moved) {
    await tx
      .update(reports)
      .set({ ...edited, clientId: into.clientId })
      .where(eq(reports.id, id))
    // The trigger counts another client as a new release, so the old date is written back.
    await tx.update(reports).set({ releasedAt }).where(eq(reports.id, id))
  }
  await tx.execute(sql`
    insert into ${reportOpenings} (report_id, user_id, version, first_at, last_at, cards_ended_at)
    select report_id, ${into.userId}, version, first_at, last_at, cards_ended_at
    from ${reportOpenings} where user_id = ${from.userId}
    on conflict (report_id, user_id) do update set
      version = greatest(report_openings.version, excluded.version),
      first_at = least(report_openings.first_at, excluded.first_at),
      last_at = greatest(report_openings.last_at, excluded.last_at),
      cards_ended_at = coalesce(report_openings.cards_ended_at, excluded.cards_ended_at)`)
  return moved.filter(({ status }) => status === 'completed').map(({ id }) => id)
}
