import { and, eq, or, sql } from 'drizzle-orm'
import type { BodyOf } from '@shared/core/contract'
import type { reports as contract } from '@shared/features/reports'
import type { Scope } from '../../../access/scope'
import type { Database, Transaction } from '../../../database/connect'
import { notFound } from '../../../http/problem'
import { reportsIn } from '../manage/report-rows'
import { reportOpenings, reports } from '../reports.tables'

type Opened = BodyOf<(typeof contract)['POST /api/reports/opened']>['reports']

/** Notes opened reports; skips those out of reach or of another version. */
export async function noteOpened(db: Database, scope: Scope, opened: Opened): Promise<void> {
  const seen = or(...opened.map(({ id, version }) => and(eq(reports.id, id), eq(reports.version, version))))
  await db.execute(sql`
    insert into ${reportOpenings} (report_id, user_id, version)
    select ${reports.id}, ${scope.actor.id}::int, ${reports.version} from ${reports}
    where ${and(reportsIn(scope), seen)}
    on conflict (report_id, user_id) do update set version = excluded.version, last_at = now(),
      earlier_at = case when ${reportOpenings.version} = excluded.version then ${reportOpenings.earlierAt}
        else ${reportOpenings.lastAt} end`)
}

/** Whether the cards are still due: once per report with results, not per correction. */
export const isFirstReading = ({ actor, reach }: Scope) =>
  reach === 'own'
    ? sql<boolean>`${reports.results} <> '[]' and not exists (
        select from ${reportOpenings} o where o.report_id = ${reports.id}
        and o.user_id = ${actor.id} and o.cards_ended_at is not null)`
    : sql<boolean>`false`

/** Notes that the client has read or skipped the cards. Throws a 404 Problem. */
export async function endFirstReading(db: Database, scope: Scope, id: number): Promise<void> {
  const { rowCount } = await db.execute(sql`
    insert into ${reportOpenings} (report_id, user_id, version, cards_ended_at)
    select ${reports.id}, ${scope.actor.id}::int, ${reports.version}, now() from ${reports}
    where ${and(reportsIn(scope), eq(reports.id, id))}
    on conflict (report_id, user_id) do update set cards_ended_at = coalesce(${reportOpenings}.cards_ended_at, now())`)
  if (rowCount === 0) throw notFound('The report')
}

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
