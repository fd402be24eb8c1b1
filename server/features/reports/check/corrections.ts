import { and, asc, desc, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { correctionBetween, type Corrected, type PrintedResult } from '@shared/domain/reports/correction'
import type { Database, Transaction } from '../../../database/connect'
import { account, session } from '../../accounts/accounts.public'
import { clientUserId } from '../../clients/clients.public'
import { unreadOf } from '../manage/report-rows'
import { reportCorrections, reportOpenings, reports } from '../reports.tables'

type Report = typeof reports.$inferSelect

/** Counts a visitor since the release as a reader, as other pages show the results. */
export async function countVisitor(
  tx: Transaction,
  { id, clientId, version, releasedAt }: Report,
): Promise<void> {
  if (clientId === null || releasedAt === null) return
  const at = sql`${releasedAt.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into ${reportOpenings} (report_id, user_id, version, first_at, last_at)
    select ${id}::int, ${account.id}, ${version}::int, ${at}, ${at} from ${account}
    where ${account.id} = ${clientUserId(sql`${clientId}::int`)} and (${account.lastSignInAt} > ${at}
      or exists (select from ${session} where ${session.userId} = ${account.id} and ${session.seenAt} > ${at}))
    on conflict do nothing`)
}

/** Stores an opened report before its files are read anew; the first version stays. */
export async function keepBaseline(tx: Transaction, before: Report): Promise<void> {
  await countVisitor(tx, before)
  const [opening] = await tx
    .select({ reportId: reportOpenings.reportId })
    .from(reportOpenings)
    .where(eq(reportOpenings.reportId, before.id))
    .limit(1)
  if (opening) await insertBaseline(tx, before.id, before)
}

const insertBaseline = (tx: Transaction, reportId: number, before: Report) =>
  tx
    .insert(reportCorrections)
    .values({
      reportId,
      beforeResults: before.results,
      beforeUnread: before.unread,
      beforeScale: before.scale,
      beforeReportDate: before.reportDate,
    })
    .onConflictDoNothing()

/** SQL: `later` is a later upload with the same sample, client and report date. */
export const isReplacedBy = (later: SQL) => sql<boolean>`(${later}.client_id = ${reports.clientId}
  and lower(trim(${later}.sample_id)) = lower(trim(${reports.sampleId}))
  and ${later}.report_date is not distinct from ${reports.reportDate}
  and (${later}.created_at, ${later}.id) > (${reports.createdAt}, ${reports.id}))`

/** Copies the readers of the report that this one replaces, so that they get a correction. */
export async function copyReaders(tx: Transaction, { id }: Report): Promise<void> {
  const [before] = await tx
    .select()
    .from(reports)
    .where(
      and(
        sql`exists (select from ${reports} as later where later.id = ${id} and ${isReplacedBy(sql`later`)})`,
        sql`exists (select from ${reportOpenings} o where o.report_id = ${reports.id})`,
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(1)
  if (!before) return
  const { rowCount } = await tx.execute(sql`
    insert into ${reportOpenings} (report_id, user_id, version, first_at, last_at, cards_ended_at)
    select ${id}::int, o.user_id, 0, o.first_at, o.last_at, o.cards_ended_at from ${reportOpenings} o
    where o.report_id = ${before.id} and not exists (select from ${reportOpenings} n where n.report_id = ${id})`)
  if (rowCount) await insertBaseline(tx, id, before)
}

export async function endCorrection(tx: Transaction, reportId: number): Promise<void> {
  await tx
    .update(reportCorrections)
    .set({ releasedAt: sql`now()` })
    .where(and(eq(reportCorrections.reportId, reportId), isNull(reportCorrections.releasedAt)))
}

/** The newest correction of a report that this person had read and has not opened since. */
export async function findUnreadCorrection(
  tx: Transaction,
  reportId: number,
  userId: number,
): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: reportCorrections.id })
    .from(reportCorrections)
    .innerJoin(reportOpenings, openedBefore(userId))
    .where(and(eq(reportCorrections.reportId, reportId), sql`${correctedAt} >= ${reportOpenings.lastAt}`))
    .orderBy(desc(reportCorrections.id))
    .limit(1)
  return found?.id
}

/** Whether this person has opened any version of the report. */
export async function hasRead(tx: Transaction, reportId: number, userId: number): Promise<boolean> {
  const [found] = await tx
    .select({ reportId: reportOpenings.reportId })
    .from(reportOpenings)
    .where(and(eq(reportOpenings.reportId, reportId), eq(reportOpenings.userId, userId)))
  return found !== undefined
}

/** What changed since this person last opened it, or by the newest correction; null if new. */
export async function correctionFor(
  db: Database | Transaction,
  userId: number,
  now: Corrected & { id: number; version: number },
) {
  // A reader who still has this version open keeps seeing the same correction.
  const opened = sql`case when ${reportOpenings.version} = ${now.version}::int
    then coalesce(${reportOpenings.earlierAt}, ${reportOpenings.lastAt}) else ${reportOpenings.lastAt} end`
  const isSinceOpened = sql`(${reportCorrections.at} >= ${opened})`
  const [before] = await db
    .select({
      at: correctedAt,
      results: reportCorrections.beforeResults,
      unread: reportCorrections.beforeUnread,
      scale: reportCorrections.beforeScale,
    })
    .from(reportCorrections)
    .innerJoin(reportOpenings, openedBefore(userId))
    .where(eq(reportCorrections.reportId, now.id))
    .orderBy(
      desc(isSinceOpened),
      asc(sql`case when ${isSinceOpened} then ${reportCorrections.id} end`),
      desc(reportCorrections.id),
    )
    .limit(1)
  if (!before) return null
  const { at, unread, ...rest } = before
  return { at, ...correctionBetween({ ...rest, unread: unread ?? [] }, now) }
}

/** Foods that corrections since a moment lowered or removed, except unreadable ones. */
export async function loweredSince(
  db: Database | Transaction,
  clientId: number,
  moment: Date,
): Promise<string[]> {
  const found = await db
    .select({
      before: {
        results: reportCorrections.beforeResults,
        unread: reportCorrections.beforeUnread,
        scale: reportCorrections.beforeScale,
      },
      now: { results: reports.results, unread: unreadOf, scale: reports.scale },
    })
    .from(reportCorrections)
    .innerJoin(reports, eq(reports.id, reportCorrections.reportId))
    .where(
      and(
        eq(reports.clientId, clientId),
        eq(reports.status, 'completed'),
        gte(reportCorrections.releasedAt, moment),
      ),
    )
  return found.flatMap(({ before, now }) =>
    correctionBetween({ ...before, unread: before.unread ?? [] }, now)
      .foods.filter((food) => isRaised(food.before) && (food.now === null || food.now.level === 'low'))
      .map(({ food }) => food),
  )
}

const isRaised = (said: PrintedResult | null) => said?.level === 'high' || said?.level === 'moderate'

/** A report that still waits was corrected the moment its files changed. */
const correctedAt = sql`coalesce(${reportCorrections.releasedAt}, ${reportCorrections.at})`.mapWith(
  reportCorrections.at,
)

const openedBefore = (userId: number) =>
  and(
    eq(reportOpenings.reportId, reportCorrections.reportId),
    eq(reportOpenings.userId, userId),
    lt(reportOpenings.firstAt, reportCorrections.at),
  )
