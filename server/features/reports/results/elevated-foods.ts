import { and, desc, notInArray, sql } from 'drizzle-orm'
import type { ReplyOf } from '@shared/core/contract'
import type { reports as contract } from '@shared/features/reports'
import type { Scope } from '../../../access/scope'
import type { Database } from '../../../database/connect'
import { reportsIn } from '../manage/report-rows'
import { reports } from '../reports.tables'
import { testDay } from '../test-day'

/** The newest reports are enough to find the foods elevated most often. */
const MOST_REPORTS = 1000
const MOST_FOODS = 10

type ElevatedFood = ReplyOf<(typeof contract)['GET /api/reports/elevated-foods']>[number]

/** The foods elevated in the newest test of most clients; one counts once per client. */
export async function elevatedFoods(db: Database, scope: Scope): Promise<ElevatedFood[]> {
  const newest = db
    .select({
      id: reports.id,
      clientKey: reports.clientKey,
      createdAt: reports.createdAt,
      testDay: testDay(reports).as('test_day'),
    })
    .from(reports)
    .where(and(reportsIn(scope), notInArray(reports.status, ['processing', 'failed'])))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(MOST_REPORTS)
  const { rows } = await db.execute<ElevatedFood>(sql`
    with newest as ${newest},
    tests as (
      select distinct on (client_key) id, client_key from newest
      order by client_key, test_day desc, created_at desc, id desc),
    elevated as (
      select tests.client_key, lower(result->>'food') as key, min(result->>'food') as food,
        bool_or(result->>'level' = 'high') as is_high
      from tests join ${reports} on reports.id = tests.id,
        jsonb_path_query(reports.results, '$[*] ? (@.level == "high" || @.level == "moderate")') as result
      group by 1, 2)
    select min(food) as food, count(*) filter (where is_high)::int as high,
      count(*) filter (where not is_high)::int as moderate, count(*)::int as clients
    from elevated group by key order by clients desc, high desc, food limit ${MOST_FOODS}`)
  return rows
}
