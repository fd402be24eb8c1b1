import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Query, Reply } from '@shared/api'
import { reportStates } from '@shared/domain/reports/report-state'
import type { Scope } from '../../../access/scope'
import type { Database } from '../../../database/connect'
import { COUNTED } from '../../../database/pages'
import { reports } from '../reports.tables'
import { inState, reportsIn } from './report-rows'
import { newestUpload } from './report-sorts'

const counted = ['all', ...reportStates] as const

/** Counts the reports in reach by state, each through an index and only up to a thousand. */
export async function countReports(
  db: Database,
  scope: Scope,
  { assigned }: Query<'GET /api/reports/counts'>,
): Promise<Reply<'GET /api/reports/counts'>> {
  const whose =
    assigned && (assigned === 'yes' ? isNotNull(reports.practitionerId) : isNull(reports.practitionerId))
  const parts = counted.map((state) => {
    const some = db
      .select({ id: reports.id })
      .from(reports)
      .where(and(reportsIn(scope), whose, state === 'all' ? undefined : inState(state)))
      .orderBy(...newestUpload)
      .limit(COUNTED + 1)
    return sql`select ${state} as state, count(*)::int as n from ${some} as reached`
  })
  const { rows } = await db.execute<{ state: (typeof counted)[number]; n: number }>(
    sql.join(parts, sql` union all `),
  )
  const found = rows.map(({ state, n }) => [state, { n: Math.min(n, COUNTED), more: n > COUNTED }] as const)
  return Object.fromEntries(found) as Reply<'GET /api/reports/counts'>
}
