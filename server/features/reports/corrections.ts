import { and, asc, desc, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { correctionBetween, type Corrected, type Said } from '@shared/domain/correction'
import type { Database, Transaction } from '../../database/connect'
import { account, session } from '../accounts/accounts.public'
import { clientUserId } from '../clients/clients.public'
import { unreadOf } from './report-rows'
import { reportCorrections, reportOpenings, reports } from './reports.tables'

type Report = typeof reports.$inferSelect

/**
 * Counts its client among those who have read a released report when they were in the portal since: home, their list and every
 * answer go by it, whether or not they opened its page.
 */
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

/** Keeps what a report said before its files were read anew, where somebody has opened it; the first such row stays. */
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

/**
 * That the report in the outer query was replaced by `later`, a report too: one of the same sample, client and day that came
 * after it. A sample's report of another day is a test of its own, whichever of the two came first.
 */
export const isReplacedBy = (later: SQL) => sql<boolean>`(${later}.client_id = ${reports.clientId}
  and lower(trim(${later}.sample_id)) = lower(trim(${reports.sampleId}))
  and ${later}.report_date is not distinct from ${reports.reportDate}
  and (${later}.created_at, ${later}.id) > (${reports.createdAt}, ${reports.id}))`

/** Whoever had opened the report that this one replaces has read this one before it was corrected. */
export async function inheritReaders(tx: Transaction, { id }: Report): Promise<void> {
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

/** Ends the correction that waits, if any: its report is completed. */
export async function endCorrection(tx: Transaction, reportId: number): Promise<void> {
  await tx
    .update(reportCorrections)
    .set({ releasedAt: sql`now()` })
    .where(and(eq(reportCorrections.reportId, reportId), isNull(reportCorrections.releasedAt)))
}

/** The newest correction of what this person had read, if they have not opened the report since it came or was released. */
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

/** Whether this person has opened the report, in any version. */
export async function hasRead(tx: Transaction, reportId: number, userId: number): Promise<boolean> {
  const [found] = await tx
    .select({ reportId: reportOpenings.reportId })
    .from(reportOpenings)
    .where(and(eq(reportOpenings.reportId, reportId), eq(reportOpenings.userId, userId)))
  return found !== undefined
}

/**
 * What was corrected of what this person had read: since they last opened an earlier version of the report, else by its newest correction; null for
 * who reads it for the first time.
 */
export async function correctionFor(
  db: Database | Transaction,
  userId: number,
  now: Corrected & { id: number; version: number },
) {
  // Whoever has this version open is told what they were told as they came to it.
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

/**
 * The foods, by their names, that were raised before corrections of a client's reports released since a moment, and are low or
 * not listed in them now. What cannot be read now is not among them.
 */
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

const isRaised = (said: Said | null) => said?.level === 'high' || said?.level === 'moderate'

/** Of one whose report waits still the moment its files changed. */
const correctedAt = sql`coalesce(${reportCorrections.releasedAt}, ${reportCorrections.at})`.mapWith(
  reportCorrections.at,
)

/** That this person had opened the report before it was corrected. */
const openedBefore = (userId: number) =>
  and(
    eq(reportOpenings.reportId, reportCorrections.reportId),
    eq(reportOpenings.userId, userId),
    lt(reportOpenings.firstAt, reportCorrections.at),
  )
