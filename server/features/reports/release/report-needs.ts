import { desc } from 'drizzle-orm'
import type { HandlerReplyOf } from '@shared/core/contract'
import { DAY_MS, formatDayAndMonth, utcDay } from '@shared/domain/text/dates'
import type { practitioners as contract } from '@shared/features/practitioners'
import type { Scope } from '../../../access/scope'
import type { Database } from '../../../database/connect'
import { openedByMe, practitionerColumns, reportsIn } from '../manage/report-rows'
import { reports } from '../reports.tables'
import { newestFirst } from '../test-day'

type ClientNeeds = HandlerReplyOf<(typeof contract)['GET /api/clients/needs']>[number]
type Need = ClientNeeds['needs'][number]
export type ReportNeeds = Pick<ClientNeeds, 'clientId' | 'name' | 'needs'>

/** Days until results that the client has not opened need the practitioner. */
const UNOPENED_DAYS = 7

/** A practitioner's clients, by account or by name, each with what their reports need. */
export async function reportNeeds(db: Database, scope: Scope): Promise<ReportNeeds[]> {
  const found = await db
    .select({
      id: reports.id,
      sampleId: reports.sampleId,
      clientKey: reports.clientKey,
      clientId: reports.clientId,
      clientName: reports.clientName,
      status: reports.status,
      pendingAt: reports.pendingAt,
      releasedAt: reports.releasedAt,
      openedByMe: openedByMe(scope),
      readAt: practitionerColumns.readAt,
    })
    .from(reports)
    .where(reportsIn(scope))
    .orderBy(...newestFirst(reports), desc(reports.id))
  const groups = new Map<string, [Row, ...Row[]]>()
  for (const { clientKey, ...row } of found) {
    const rows = groups.get(clientKey ?? '')
    if (rows) rows.push(row)
    else groups.set(clientKey ?? '', [row])
  }
  const now = Date.now()
  return [...groups.values()].map((rows) => ({
    ...{ clientId: rows[0].clientId, name: rows[0].clientName.trim() },
    needs: [releaseNeed(rows), unopenedNeed(rows, now)].filter((need) => need !== undefined),
  }))
}

type Row = Pick<
  typeof reports.$inferSelect,
  'id' | 'sampleId' | 'clientId' | 'clientName' | 'status' | 'pendingAt' | 'releasedAt'
> & { openedByMe: Date | null; readAt: Date | null }

/** The held report that has waited longest. */
function releaseNeed(rows: readonly Row[]): Need | undefined {
  const held = rows.filter(({ status }) => status === 'pending')
  const [first] = held.toSorted((a, b) => (a.pendingAt?.getTime() ?? 0) - (b.pendingAt?.getTime() ?? 0))
  if (!first) return undefined
  const opened = first.openedByMe
    ? `opened on ${formatDayAndMonth(utcDay(first.openedByMe))}`
    : 'not opened yet'
  return {
    ...{
      kind: 'release',
      reason: held.length === 1 ? 'Report to release' : `${held.length} reports to release`,
    },
    detail: `${first.sampleId}, ${opened}`,
    ...{
      since: utcDay(first.pendingAt ?? new Date()),
      at: first.pendingAt,
      reportId: first.id,
      notificationId: null,
    },
  }
}

/** The newest released results, if their client has left them unopened for days. */
function unopenedNeed(rows: readonly Row[], now: number): Need | undefined {
  const newest = rows.find(({ status, clientId }) => status === 'completed' && clientId !== null)
  const { readAt, releasedAt } = newest ?? {}
  if (!newest || readAt || !releasedAt || now - releasedAt.getTime() < UNOPENED_DAYS * DAY_MS)
    return undefined
  return {
    ...{ kind: 'unopened', reason: 'Has not opened the results', detail: newest.sampleId },
    ...{ since: utcDay(releasedAt), at: releasedAt, reportId: newest.id, notificationId: null },
  }
}
