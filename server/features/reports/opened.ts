import { and, eq, or, sql } from 'drizzle-orm'
import type { BodyOf } from '@shared/core/contract'
import type { reports as contract } from '@shared/features/reports'
import type { Scope } from '../../access/scope'
import type { Database, Transaction } from '../../database/connect'
import { reportsIn } from './report-rows'
import { reportOpenings, reports } from './reports.tables'

type Opened = BodyOf<(typeof contract)['POST /api/reports/opened']>['reports']

/** Notes that the actor has opened these reports. One out of reach, or that is another version by now, is passed over. */
export async function noteOpened(db: Database, scope: Scope, opened: Opened): Promise<void> {
  const seen = or(...opened.map(({ id, version }) => and(eq(reports.id, id), eq(reports.version, version))))
  await db.execute(sql`
    insert into ${reportOpenings} (report_id, user_id, version)
    select ${reports.id}, ${scope.actor.id}::int, ${reports.version} from ${reports}
    where ${and(reportsIn(scope), seen)}
    on conflict (report_id, user_id) do update set version = excluded.version, last_at = now()`)
}

/** Whether the actor has opened this version of a report. */
export async function hasOpened(
  tx: Transaction,
  { actor }: Scope,
  { id, version }: { id: number; version: number },
): Promise<boolean> {
  const [opening] = await tx
    .select({ version: reportOpenings.version })
    .from(reportOpenings)
    .where(and(eq(reportOpenings.reportId, id), eq(reportOpenings.userId, actor.id)))
  return opening?.version === version
}
