import { and, eq, getTableColumns, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { spellings } from '@shared/domain/foods/loose-match'
import type { TestedFood } from '@shared/domain/reports/result-changes'
import type { Measured, PersonTest } from '@shared/domain/verdict/person'
import type { Database, Transaction } from '../../../database/connect'
import { client } from '../../clients/clients.public'
import { isReplacedBy } from '../check/corrections'
import { unreadOf } from '../manage/report-rows'
import { reportCorrections, reportOpenings, reports } from '../reports.tables'
import { newestFirst, testDay } from '../test-day'

/** Older tests say nothing about today. */
const MOST_TESTS = 20

/** The date of birth in a client's tests; null where none has one or two differ. */
export async function bornByTests(db: Database | Transaction, clientId: number): Promise<string | null> {
  const days = await db
    .selectDistinct({ on: reports.dateOfBirth })
    .from(reports)
    .where(
      and(eq(reports.clientId, clientId), eq(reports.status, 'completed'), isNotNull(reports.dateOfBirth)),
    )
  return days.length === 1 ? (days[0]?.on ?? null) : null
}

/** SQL: the client has read the report and its correction is not released yet. */
const isCorrected = sql<boolean>`(${reports.status} <> 'completed' and exists (
  select from ${reportCorrections} as c
  join ${reportOpenings} as o on o.report_id = c.report_id and o.first_at < c.at
  join ${client} on ${client.userId} = o.user_id
  where c.report_id = ${reports.id} and c.released_at is null and ${client.id} = ${reports.clientId}))`

/** SQL: the reports of a client that count. */
export const countedOf = (clientId: number) =>
  and(eq(reports.clientId, clientId), or(eq(reports.status, 'completed'), isCorrected))

/** A report that a later one corrected no longer counts. */
const isNewestOfSample = sql`not exists (
  select from ${reports} as later where later.status = 'completed' and ${isReplacedBy(sql`later`)})`

/** The tests of a client that count, newest first. */
export const testsOf = (db: Database | Transaction, clientId: number): Promise<PersonTest[]> => {
  const { beforeResults, beforeUnread, beforeScale, beforeReportDate } = reportCorrections
  const reportDate = sql`(case when ${reportCorrections.id} is null then ${reports.reportDate}
    else ${beforeReportDate} end)`
  return db
    .select({
      reportId: reports.id,
      day: sql<string>`${testDay({ ...getTableColumns(reports), reportDate })}::text`,
      scale: sql<PersonTest['scale']>`coalesce(${beforeScale}, ${reports.scale})`,
      results: sql<TestedFood[]>`coalesce(${beforeResults}, ${reports.results})`,
      unread: sql<
        { food: string }[]
      >`case when ${reportCorrections.id} is null then ${unreadOf} else coalesce(${beforeUnread}, '[]') end`,
      isCheckedAgain: sql<boolean>`${reports.status} <> 'completed'`,
    })
    .from(reports)
    .leftJoin(
      reportCorrections,
      and(
        eq(reportCorrections.reportId, reports.id),
        isNull(reportCorrections.releasedAt),
        ne(reports.status, 'completed'),
      ),
    )
    .where(and(countedOf(clientId), isNewestOfSample))
    .orderBy(...newestFirst(reports))
    .limit(MOST_TESTS)
}

/** The newest result; where it cannot be read, an earlier elevated one still counts. */
export function measuredIn(tests: readonly PersonTest[], foodName: string): Measured | null {
  const names = spellings(foodName)
  const isNamed = (food: string) => spellings(food).some((name) => names.includes(name))
  let isUnread = false
  for (const { day, scale, results, unread } of tests) {
    const found = results.find(({ food }) => isNamed(food))
    if (found && isUnread && found.level === 'low') return null
    if (found) return { value: found.value, text: found.text, scale, day }
    isUnread ||= unread.some(({ food }) => isNamed(food))
  }
  return null
}
