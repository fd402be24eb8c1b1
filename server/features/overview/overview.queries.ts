import { and, desc, eq, sql } from 'drizzle-orm'
import type { Query, Reply } from '@shared/api'
import { reportsIn } from '../../access/reports-in'
import type { Scope } from '../../access/scope'
import type { Database } from '../../database/connect'
import { auditEvents } from '../../database/tables/overview'
import { reports } from '../../database/tables/reports'
import { users } from '../../database/tables/users'
import { pageOf } from '../../http/paging'

type Counts = Omit<Reply<'GET /api/stats'>, 'weeks'>

/** What the dashboard and the people screens count, in one query. */
export async function countAll(db: Database): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select
      (select count(*)::int from clients) as "totalClients",
      (select count(*)::int from clients where created_at >= date_trunc('month', now())) as "clientsThisMonth",
      (select count(*)::int from reports) as "reportsGenerated",
      (select count(*)::int from reports where created_at >= date_trunc('week', now())) as "reportsThisWeek",
      (select count(*)::int from practitioners) as "healthPractitioners",
      (select count(*)::int from practitioners where created_at >= date_trunc('month', now())) as "practitionersThisMonth",
      (select count(*)::int from practitioners p join users u on u.id = p.user_id
        where u.last_sign_in_at >= date_trunc('month', now())) as "activePractitioners",
      (select count(*)::int from practitioners where license_number <> '') as "certifiedPractitioners",
      (select round(count(distinct (r.practitioner_id, r.client_id))::numeric / nullif((select count(*) from practitioners), 0), 1)::float
        from reports r where r.practitioner_id is not null and r.client_id is not null) as "averageClients",
      (select count(*)::int from users where role = 'admin') as "adminUsers",
      0 as "aiRecipes"`)
  const [counts] = rows
  if (!counts) throw new Error('the counts did not come')
  return counts
}

/** Reports of each of the last twelve weeks, oldest first, apart by whether a practitioner is assigned. */
export async function countByWeek(db: Database): Promise<Reply<'GET /api/stats'>['weeks']> {
  const { rows } = await db.execute<{ monday: string; client: number; practitioner: number }>(sql`
    select to_char(monday, 'YYYY-MM-DD') as monday,
      count(r.id) filter (where r.practitioner_id is null)::int as client,
      count(r.id) filter (where r.practitioner_id is not null)::int as practitioner
    from generate_series(date_trunc('week', now()) - interval '11 weeks', date_trunc('week', now()), interval '1 week') as monday
    left join reports r on r.created_at >= monday and r.created_at < monday + interval '1 week'
    group by monday order by monday`)
  return rows
}

/** A page of the audit, newest first, and how many events match. */
export async function listAudit(db: Database, { actor, subject, action, ...page }: Query<'GET /api/audit'>) {
  const where = and(
    actor === undefined ? undefined : eq(auditEvents.actorId, actor),
    subject === undefined ? undefined : eq(auditEvents.subjectId, subject),
    action && eq(auditEvents.action, action),
  )
  const rows = await db
    .select({
      event: auditEvents,
      actorName: sql<
        string | null
      >`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.username})`,
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .where(where)
    .orderBy(desc(auditEvents.id))
    .limit(page.pageSize)
    .offset(pageOf(page))
  return {
    rows: rows.map(({ event, actorName }) => ({ ...event, actorName })),
    total: await db.$count(auditEvents, where),
  }
}

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
