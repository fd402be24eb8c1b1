import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { HELD_DAYS, NEVER_IN_DAYS, worklistKinds, type WorklistKind } from '@shared/features/worklist'
import type { Database } from '../../database/connect'
import { COUNTED, reachOf, type PageQuery } from '../../database/pages'
import { pageOf } from '../../http/paging'
import { question } from '../assistant/assistant.public'
import { refreshStandings, standing } from '../invitations/invitations.public'
import { deletionRequest } from '../privacy/privacy.public'
import { inState, report } from '../reports/reports.public'

const builder = new QueryBuilder({ casing: 'snake_case' })

/** What waits: `id` is that of the report, the account, the question or the request. */
export type Waiting = { kind: WorklistKind; since: Date; id: number }

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::int)`

const reports = (state: 'failed' | 'to-check' | 'nobody') =>
  builder
    .select({ since: report.createdAt, id: report.id })
    .from(report)
    .where(inState(state, report))
    .orderBy(asc(report.createdAt), asc(report.id))

const held = builder
  .select({ since: report.pendingAt, id: report.id })
  .from(report)
  .where(and(inState('held', report), sql`${report.pendingAt} < ${daysAgo(HELD_DAYS)}`))
  .orderBy(asc(report.pendingAt), asc(report.id))

const neverIn = builder
  .select({ since: standing.waitsSince, id: standing.userId })
  .from(standing)
  .where(sql`${standing.waitsSince} < ${daysAgo(NEVER_IN_DAYS)}`)
  .orderBy(asc(standing.waitsSince), asc(standing.userId))

const questions = builder
  .select({ since: question.createdAt, id: question.id })
  .from(question)
  .where(eq(question.status, 'pending'))
  .orderBy(asc(question.id))

const deletions = builder
  .select({ since: deletionRequest.createdAt, id: deletionRequest.id })
  .from(deletionRequest)
  .orderBy(asc(deletionRequest.id))

/** Each kind by itself, the oldest first; of the kinds of reports by an index of its own. */
const waiting: Record<WorklistKind, { limit(rows: number): SQL | { getSQL(): SQL } }> = {
  failed: reports('failed'),
  'to-check': reports('to-check'),
  nobody: reports('nobody'),
  held,
  'never-in': neverIn,
  question: questions,
  deletion: deletions,
}

/** How many of the kinds keep a person from their result. */
const BLOCKING = worklistKinds.indexOf('held')

/**
 * A page of what waits: first what keeps a person from their result, within that the oldest first. `counts` are of every
 * kind, to one more than a list counts; `oldest` is since when the first of them all waits, null where nothing does.
 */
export async function listWaiting(
  db: Database,
  { kind, ...page }: PageQuery & { kind?: WorklistKind | undefined },
) {
  await refreshStandings(db)
  const each = worklistKinds.map(
    (name, place) =>
      sql`(select ${sql.raw(String(place))} as place, since, id from ${waiting[name].limit(reachOf(page))} as waits (since, id))`,
  )
  const asked = kind === undefined ? sql`true` : sql`place = ${worklistKinds.indexOf(kind)}`
  const { rows } = await db.execute<{
    counts: Record<string, number> | null
    oldest: string | null
    page: { place: number; since: string; id: number }[] | null
  }>(sql`
    with waiting as materialized (${sql.join(each, sql` union all `)})
    select
      (select jsonb_object_agg(place, n) from (select place, count(*) as n from waiting group by place) as counted) as counts,
      (select to_json(min(since)) from waiting) as oldest,
      (select jsonb_agg(row) from (
        select place, since, id from waiting where ${asked}
        order by place > ${BLOCKING}, since, place, id limit ${page.pageSize} offset ${pageOf(page)}) as row) as page`)
  const { counts, oldest, page: found } = rows[0] ?? { counts: null, oldest: null, page: null }
  const reached = worklistKinds.map((name, place) => [name, counts?.[place] ?? 0] as const)
  const inKind = reached.filter(([name]) => kind === undefined || name === kind)
  const total = inKind.reduce((sum, [, n]) => sum + Math.min(n, COUNTED), 0)
  return {
    found: (found ?? []).map(({ place, since, id }): Waiting => ({
      kind: worklistKinds[place] ?? 'failed',
      since: new Date(since),
      id,
    })),
    counts: Object.fromEntries(reached.map(([name, n]) => [name, Math.min(n, COUNTED + 1)])),
    oldest: oldest === null ? null : new Date(oldest),
    total: { count: total, isCapped: inKind.some(([, n]) => n > COUNTED) },
    hasNext: inKind.reduce((sum, [, n]) => sum + n, 0) > pageOf(page) + page.pageSize,
  }
}
