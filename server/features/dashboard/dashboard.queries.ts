import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Query, Reply } from '@shared/api'
import { reportsIn } from '../../access/reports-in'
import type { Scope } from '../../access/scope'
import type { Database } from '../../database/connect'
import { isOneOf, pageOfKeys } from '../../database/pages'
import { auditEvents } from '../../database/tables/overview'
import { reports } from '../../database/tables/reports'
import { users } from '../../database/tables/users'

type Counts = Omit<Reply<'GET /api/stats'>, 'weeks'>

/** How many rows of tallies, besides those of each practitioner, are read at most before they are folded. */
const MANY_TALLIES = 2000

/** What the dashboard and the people screens count, in one query; of large tables it reads what the tallies keep. */
export async function countAll(db: Database): Promise<Counts> {
  const { rows } = await db.execute<Counts & { tallies: number }>(sql`
    with kept as (
        select count(*)::int as tallies,
          coalesce(sum(n) filter (where what = 'clients'), 0)::int as clients,
          coalesce(sum(n) filter (where what = 'clients' and key = to_char(now() at time zone 'UTC', 'YYYY-MM')), 0)::int as new_clients,
          coalesce(sum(n) filter (where what = 'reports'), 0)::int as reports,
          coalesce(sum(n) filter (where what = 'reports' and key like ${monday(sql`now()`)} || '%'), 0)::int as new_reports,
          coalesce(sum(n) filter (where what = 'clients-of'), 0) as assigned
        from tallies),
      trained as (
        select count(*)::int as n,
          count(*) filter (where created_at >= date_trunc('month', now()))::int as new,
          count(*) filter (where license_number <> '')::int as certified
        from practitioners)
    select kept.tallies,
      kept.clients as "totalClients",
      kept.new_clients as "clientsThisMonth",
      kept.reports as "reportsGenerated",
      kept.new_reports as "reportsThisWeek",
      trained.n as "healthPractitioners",
      trained.new as "practitionersThisMonth",
      (select count(*)::int from users where role = 'practitioner' and last_sign_in_at >= date_trunc('month', now())) as "activePractitioners",
      trained.certified as "certifiedPractitioners",
      round(kept.assigned::numeric / nullif(trained.n, 0), 1)::float as "averageClients",
      (select count(*)::int from users where role = 'admin') as "adminUsers",
      (select count(*)::int from recipes where ai_generated) as "aiRecipes"
    from kept, trained`)
  const [counts] = rows
  if (!counts) throw new Error('the counts did not come')
  if (counts.tallies > MANY_TALLIES + 2 * counts.healthPractitioners) await foldTallies(db)
  return counts
}

/** The Monday of a moment's week in UTC, as the tallies name it. */
const monday = (moment: SQL) => sql`to_char(date_trunc('week', ${moment} at time zone 'UTC'), 'YYYY-MM-DD')`

/** Reports of each of the last twelve weeks, oldest first, apart by whether a practitioner is assigned. */
export async function countByWeek(db: Database): Promise<Reply<'GET /api/stats'>['weeks']> {
  const { rows } = await db.execute<{ monday: string; client: number; practitioner: number }>(sql`
    select week.monday,
      (select coalesce(sum(n), 0)::int from tallies where what = 'reports' and key = week.monday) as client,
      (select coalesce(sum(n), 0)::int from tallies where what = 'reports' and key = week.monday || '+') as practitioner
    from generate_series(0, 11) as ago, lateral (select ${monday(sql`(now() - make_interval(weeks => ago))`)} as monday) week
    order by week.monday`)
  return rows
}

/** Brings the tallies down to one row for each count. Rows that somebody else is bringing down are left to them. */
export async function foldTallies(db: Database): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from tallies where id in (select id from tallies for update skip locked) returning what, key, n)
    insert into tallies (what, key, n) select what, key, sum(n) from gone group by what, key having sum(n) <> 0`)
}

/** A page of the audit, newest first, and how many events match. */
export async function listAudit(db: Database, { actor, subject, action, ...page }: Query<'GET /api/audit'>) {
  const newest = desc(auditEvents.id)
  const ordered = db
    .select({ key: auditEvents.id })
    .from(auditEvents)
    .where(
      and(
        actor === undefined ? undefined : eq(auditEvents.actorId, actor),
        subject === undefined ? undefined : eq(auditEvents.subjectId, subject),
        action && eq(auditEvents.action, action),
      ),
    )
    .orderBy(newest)
  const { keys, ...extent } = await pageOfKeys(db, ordered, page)
  const rows = await db
    .select({ event: auditEvents, actorName })
    .from(auditEvents)
    .where(isOneOf(auditEvents.id, keys))
    .orderBy(newest)
  return { ...extent, rows: rows.map(({ event, actorName }) => ({ ...event, actorName })) }
}

const actorName = sql<string | null>`(
  select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username)
  from users u where u.id = ${auditEvents.actorId})`

/** When staff opened the reports that the scope reaches, newest first. */
export async function listAccess(db: Database, scope: Scope) {
  return db
    .select({
      at: auditEvents.at,
      sampleId: reports.sampleId,
      name: sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
      role: users.role,
    })
    .from(auditEvents)
    .innerJoin(reports, eq(reports.id, auditEvents.subjectId))
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .where(and(eq(auditEvents.action, 'report.read'), reportsIn(scope)))
    .orderBy(desc(auditEvents.id))
    .limit(200)
}
