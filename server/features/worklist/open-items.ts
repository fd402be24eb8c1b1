import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import {
  BACKUP_HOURS,
  HELD_DAYS,
  INTAKE_STILL_MINUTES,
  NEVER_IN_DAYS,
  UNFINISHED_MINUTES,
  worklistItemTypes,
  type WorklistItemType,
} from '@shared/features/worklist'
import { folderState } from '../../data-folder/folder-state'
import { COUNTED, reachOf, type PageQuery } from '../../database/pages'
import type { Dependencies } from '../../dependencies'
import { pageOf } from '../../http/paging'
import { failingJobs, hasQueue } from '../../jobs/failing'
import { account, addressChange } from '../accounts/accounts.public'
import { question } from '../assistant/assistant.public'
import { registration } from '../auth/auth.public'
import { intakeScan } from '../intake/intake.public'
import { refreshInvitationStatuses, invitationStatus } from '../invitations/invitations.public'
import { dataExport, deletionRequest, isOrderedAgain } from '../privacy/privacy.public'
import { hasComeSince, inState, report } from '../reports/reports.public'

/** The job that looks at the intake folder. */
export const INTAKE_JOB = 'take-in-folder'

const builder = new QueryBuilder({ casing: 'snake_case' })

/** An open item: `id` is that of its row or, without one, as the query below defines. */
export type OpenItem = { kind: WorklistItemType; since: Date; id: number }

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
  .select({ since: invitationStatus.waitsSince, id: invitationStatus.userId })
  .from(invitationStatus)
  .where(sql`${invitationStatus.waitsSince} < ${daysAgo(NEVER_IN_DAYS)}`)
  .orderBy(asc(invitationStatus.waitsSince), asc(invitationStatus.userId))

const questions = builder
  .select({ since: question.createdAt, id: question.id })
  .from(question)
  .where(eq(question.status, 'pending'))
  .orderBy(asc(question.id))

const deletions = builder
  .select({ since: deletionRequest.createdAt, id: deletionRequest.id })
  .from(deletionRequest)
  .orderBy(asc(deletionRequest.id))

const registrations = builder
  .select({ since: registration.createdAt, id: registration.id })
  .from(registration)
  .where(sql`${registration.expiresAt} > now()`)
  .orderBy(asc(registration.id))

const addressChanges = builder
  .select({ since: addressChange.createdAt, id: addressChange.id })
  .from(addressChange)
  .where(sql`${addressChange.expiresAt} > now()`)
  .orderBy(asc(addressChange.id))

/** A repeated request replaces the failed export. */
const exports = builder
  .select({ since: sql`coalesce(${dataExport.readyAt}, ${dataExport.createdAt})`, id: dataExport.id })
  .from(dataExport)
  .where(and(eq(dataExport.state, 'failed'), sql`not ${isOrderedAgain}`))
  .orderBy(asc(dataExport.id))

const minutesAgo = (minutes: number) => sql`now() - make_interval(mins => ${minutes}::int)`

/** Rows computed here: few per type, or ordered by their source. */
const rawQuery = (rows: SQL): ItemQuery => ({ limit: (most) => sql`(${rows} order by 1, 2 limit ${most})` })

/** Reports whose upload never finished. */
const unread = sql`
  select ${report.createdAt}, ${report.id} from ${report}
  where ${inState('processing', report)} and ${report.createdAt} < ${minutesAgo(UNFINISHED_MINUTES)}`

/**
 * Samples with a missing file in the intake folder, identified by their negative position in the
 * last look. Resolved once the portal has the sample.
 */
const incomplete = sql`
  select (sample ->> 'since')::timestamptz, -place::int
  from ${intakeScan}, jsonb_array_elements(${intakeScan.incomplete}) with ordinality as samples (sample, place)
  where (sample ->> 'since')::timestamptz < ${minutesAgo(UNFINISHED_MINUTES)}
    and not ${hasComeSince(sql`sample ->> 'sampleId'`, sql`(sample ->> 'since')::timestamptz`)}`

const intake = rawQuery(sql`
  select ${intakeScan.lookedAt}, ${intakeScan.one} from ${intakeScan}
  where ${intakeScan.lookedAt} < ${minutesAgo(INTAKE_STILL_MINUTES)}`)

/** Without any backup, the time counts from the first account. */
const backups = rawQuery(sql`
  select at, 1 from (
    select coalesce(${folderState.backedUpAt},
      (select ${account.createdAt} from ${account} order by ${account.id} limit 1)) as at
    from ${folderState}) as backed_up
  where at < now() - make_interval(hours => ${BACKUP_HOURS}::int)`)

const none = rawQuery(sql`select now(), 0 where false`)

type ItemQuery = { limit(rows: number): SQL | { getSQL(): SQL } }

/** The items of each type, the oldest first; types of reports use an index each. */
const itemQueries: Record<WorklistItemType, ItemQuery> = {
  failed: reports('failed'),
  'to-check': reports('to-check'),
  nobody: reports('nobody'),
  held,
  'never-in': neverIn,
  question: questions,
  deletion: deletions,
  upload: rawQuery(sql`${unread} union all ${incomplete}`),
  intake,
  registration: registrations,
  address: addressChanges,
  export: exports,
  job: rawQuery(sql`select since, id from (${failingJobs}) as failing`),
  backup: backups,
}

/** A failing intake job is already shown as the intake's item. */
const jobsBesideIntake = rawQuery(
  sql`select since, id from (${failingJobs}) as failing where name <> ${INTAKE_JOB}`,
)

/** Leaves out types whose source is not set up. */
async function optionalQueries({
  config,
  db,
}: Pick<Dependencies, 'config' | 'db'>): Promise<Partial<typeof itemQueries>> {
  const hasJobs = await hasQueue(db)
  const hasIntake = config.intakeFolder !== ''
  return {
    ...(!hasJobs && { job: none }),
    ...(hasJobs && hasIntake && { job: jobsBesideIntake }),
    ...(!hasIntake && { intake: none, upload: rawQuery(unread) }),
  }
}

/** How many of the types keep a person from their result. */
const BLOCKING = worklistItemTypes.indexOf('registration')

/** A person asked and waits for the answer. */
const ASKED = (['registration', 'address', 'deletion'] as const).map((kind) =>
  worklistItemTypes.indexOf(kind),
)

/**
 * A page of the open items: first of people who wait for an answer, then those that keep a person
 * from their result, each the oldest first.
 * `counts` are per type, up to one more than a list counts; `oldest` is the time of the first item,
 * null where there is none.
 */
export async function listOpenItems(
  deps: Pick<Dependencies, 'config' | 'db'>,
  { kind, ...page }: PageQuery & { kind?: WorklistItemType | undefined },
) {
  const { db } = deps
  await refreshInvitationStatuses(db)
  const queries = { ...itemQueries, ...(await optionalQueries(deps)) }
  const each = worklistItemTypes.map(
    (name, place) =>
      sql`(select ${sql.raw(String(place))} as place, since, id
        from ${queries[name].limit(reachOf(page))} as waits (since, id))`,
  )
  const asked = kind === undefined ? sql`true` : sql`place = ${worklistItemTypes.indexOf(kind)}`
  const { rows } = await db.execute<{
    counts: Record<string, number> | null
    oldest: string | null
    page: { place: number; since: string; id: number }[] | null
  }>(sql`
    with waiting as materialized (${sql.join(each, sql` union all `)})
    select
      (select jsonb_object_agg(place, n) from (
        select place, count(*) as n from waiting group by place) as counted) as counts,
      (select to_json(min(since)) from waiting) as oldest,
      (select jsonb_agg(row) from (
        select place, since, id from waiting where ${asked}
        order by place not in (${sql.raw(ASKED.join(', '))}), place > ${BLOCKING}, since, place, id limit ${page.pageSize} offset ${pageOf(page)}) as row) as page`)
  const { counts, oldest, page: found } = rows[0] ?? { counts: null, oldest: null, page: null }
  const reached = worklistItemTypes.map((name, place) => [name, counts?.[place] ?? 0] as const)
  const inKind = reached.filter(([name]) => kind === undefined || name === kind)
  const total = inKind.reduce((sum, [, n]) => sum + Math.min(n, COUNTED), 0)
  return {
    found: (found ?? []).map(({ place, since, id }): OpenItem => ({
      kind: worklistItemTypes[place] ?? 'failed',
      since: new Date(since),
      id,
    })),
    counts: Object.fromEntries(reached.map(([name, n]) => [name, Math.min(n, COUNTED + 1)])),
    oldest: oldest === null ? null : new Date(oldest),
    total: { count: total, isCapped: inKind.some(([, n]) => n > COUNTED) },
    hasNext: inKind.reduce((sum, [, n]) => sum + n, 0) > pageOf(page) + page.pageSize,
  }
}
