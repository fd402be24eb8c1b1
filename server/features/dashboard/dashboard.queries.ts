import { sql, type SQL } from 'drizzle-orm'
import type { Reply } from '@shared/api'
import type { Database } from '../../database/connect'
import { foldTallies } from '../../database/tallies'
import { account } from '../accounts/accounts.public'
import { practitioner } from '../practitioners/practitioners.public'
import { recipe } from '../recipes/recipes.public'

type Counts = Omit<Reply<'GET /api/stats'>, 'weeks'>

/** The most tally rows, besides one per practitioner, that are read before they are folded. */
const MANY_TALLIES = 2000

/** The counts of the dashboard and people screens in one query; large tables have tallies. */
export async function countAll(db: Database): Promise<Counts> {
  const { rows } = await db.execute<Counts & { tallies: number }>(sql`
    with kept as (
        select count(*)::int as tallies,
          coalesce(sum(n) filter (where what = 'clients'), 0)::int as clients,
          coalesce(sum(n) filter (
            where what = 'clients' and key = to_char(now() at time zone 'UTC', 'YYYY-MM')), 0)::int as new_clients,
          coalesce(sum(n) filter (where what = 'reports'), 0)::int as reports,
          coalesce(sum(n) filter (
            where what = 'reports' and key like ${monday(sql`now()`)} || '%'), 0)::int as new_reports,
          coalesce(sum(n) filter (where what = 'clients-of'), 0) as assigned
        from tallies),
      trained as (
        select count(*)::int as n,
          count(*) filter (where ${practitioner.createdAt} >= date_trunc('month', now()))::int as new,
          count(*) filter (where ${practitioner.licenseNumber} <> '')::int as certified
        from ${practitioner})
    select kept.tallies,
      kept.clients as "totalClients",
      kept.new_clients as "clientsThisMonth",
      kept.reports as "reportsGenerated",
      kept.new_reports as "reportsThisWeek",
      trained.n as "healthPractitioners",
      trained.new as "practitionersThisMonth",
      (select count(*)::int from ${account} where ${account.role} = 'practitioner'
        and ${account.lastSignInAt} >= date_trunc('month', now())) as "activePractitioners",
      trained.certified as "certifiedPractitioners",
      round(kept.assigned::numeric / nullif(trained.n, 0), 1)::float as "averageClients",
      (select count(*)::int from ${account} where ${account.role} = 'admin') as "adminUsers",
      (select count(*)::int from ${recipe} where ${recipe.aiGenerated}) as "aiRecipes"
    from kept, trained`)
  const [counts] = rows
  if (!counts) throw new Error('the counts did not come')
  if (counts.tallies > MANY_TALLIES + 2 * counts.healthPractitioners) await foldTallies(db)
  return counts
}

/** The Monday of a moment's week in UTC, as the tallies name it. */
const monday = (moment: SQL) => sql`to_char(date_trunc('week', ${moment} at time zone 'UTC'), 'YYYY-MM-DD')`

/** Reports of each of the last twelve weeks, oldest first, with and without practitioner. */
export async function countByWeek(db: Database): Promise<Reply<'GET /api/stats'>['weeks']> {
  const { rows } = await db.execute<{ monday: string; client: number; practitioner: number }>(sql`
    select week.monday,
      (select coalesce(sum(n), 0)::int from tallies where what = 'reports' and key = week.monday) as client,
      (select coalesce(sum(n), 0)::int from tallies where what = 'reports' and key = week.monday || '+') as practitioner
    from generate_series(0, 11) as ago,
      lateral (select ${monday(sql`(now() - make_interval(weeks => ago))`)} as monday) week
    order by week.monday`)
  return rows
}
