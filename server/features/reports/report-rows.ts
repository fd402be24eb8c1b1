import { formatDots } from '@shared/domain/dates'
import type { ReportState } from '@shared/domain/report-state'
import type { Warning } from '@shared/domain/results-csv/read-results'
import type { Scope } from '../../access/scope'
import type { Database } from '../../database/connect'
import { client, clientEmail, clientUserId } from '../clients/clients.public'
import { practitionerName } from '../practitioners/practitioners.public'
import { reports } from './reports.tables'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** What every answer with a report says of it. */
const rowColumns = {
  id: reports.id,
  sampleId: reports.sampleId,
  clientName: reports.clientName,
  clientId: reports.clientId,
  clientUserId: clientUserId(reports.clientId),
  clientEmail: clientEmail(reports.clientId),
  practitionerId: reports.practitionerId,
  practitionerName: practitionerName(reports.practitionerId),
  reportDate: reports.reportDate,
  email: reports.email,
  phone: reports.phone,
  status: reports.status,
  held: reports.held,
  failure: reports.failure,
  warningCount: sql<number>`jsonb_array_length(${reports.warnings})`,
  fileName: reports.fileName,
  version: reports.version,
  createdAt: reports.createdAt,
  updatedAt: reports.updatedAt,
}

/** When the client that it has opened it first. */
const readAt = sql<Date | null>`(select o.first_at from report_openings o
  where o.report_id = ${sql`${reports.id}`} and o.user_id = ${clientUserId(sql`${reports.clientId}`)})`.mapWith(
  reports.createdAt,
)

/** What a list for staff shows of a report. */
export const listColumns = {
  ...rowColumns,
  high: sql<number>`${reports.high}`,
  moderate: sql<number>`${reports.moderate}`,
  dateOfReceipt: reports.dateOfReceipt,
  practitioner: reports.practitioner,
  pendingAt: reports.pendingAt,
  releasedAt: reports.releasedAt,
  readAt,
}

/** What a client's own list shows, and a practitioner's list of clients. */
export const ownColumns = { ...rowColumns, allergenData: reports.allergenData }
export const peopleColumns = { ...listColumns, dateOfBirth: reports.dateOfBirth }

export const wholeColumns = {
  ...ownColumns,
  dateOfBirth: reports.dateOfBirth,
  gender: reports.gender,
  dateOfReceipt: reports.dateOfReceipt,
  practitioner: reports.practitioner,
  warnings: reports.warnings,
  notes: reports.notes,
  scale: reports.scale,
  results: reports.results,
}

const dots = (day: string | null) => day && formatDots(day)

type ListRow = {
  id: number
  clientUserId: number | null
  clientEmail: string | null
  dateOfBirth?: string | null
  dateOfReceipt?: string | null
  reportDate: string | null
  practitioner?: string
  failure: string | null
  warningCount: number
}

/** A row as this person may see it: days as reports print them, the files' URLs; what the upload found is for admins. */
export function present<R extends ListRow>({ actor }: Scope, row: R) {
  const isAdmin = actor.role === 'admin'
  const files = `/api/reports/${row.id}`
  return {
    ...row,
    ...(row.dateOfBirth !== undefined && { dateOfBirth: dots(row.dateOfBirth) }),
    ...(row.dateOfReceipt !== undefined && { dateOfReceipt: dots(row.dateOfReceipt) }),
    ...(row.practitioner !== undefined && { practitioner: isAdmin ? row.practitioner : '' }),
    reportDate: dots(row.reportDate),
    clientUserId: isAdmin ? row.clientUserId : null,
    clientEmail: isAdmin ? row.clientEmail : null,
    failure: isAdmin ? row.failure : null,
    warningCount: isAdmin ? row.warningCount : 0,
    htmlPath: `${files}/view`,
    pdfPath: `${files}/pdf`,
    csvPath: `${files}/csv-data`,
  }
}

type WholeRow = ListRow & {
  dateOfReceipt: string | null
  practitioner: string
  notes: string
  warnings: Warning[]
}

/** The whole report as this person may see it. */
export function presentWhole<R extends WholeRow>(scope: Scope, row: R) {
  const isAdmin = scope.actor.role === 'admin'
  return {
    ...present(scope, row),
    practitioner: row.practitioner,
    notes: isAdmin ? row.notes : null,
    warnings: isAdmin ? row.warnings : [],
  }
}

type Columns = Record<'practitionerId' | 'clientId' | 'status', AnyPgColumn>

/** Which reports stand there, as `stateOf` says it; each by an index of its own. */
export function inState(state: ReportState, of: Columns = reports): SQL {
  const linked = sql`${of.clientId} is not null`
  switch (state) {
    case 'processing':
    case 'failed':
      return eq(of.status, state)
    case 'nobody':
      return sql`${of.clientId} is null and ${of.status} in ('processed', 'pending', 'completed')`
    case 'to-check':
      return sql`${of.status} = 'processed' and ${linked}`
    case 'held':
      return sql`${of.status} = 'pending' and ${linked}`
    case 'released':
      return sql`${of.status} = 'completed' and ${linked}`
  }
}

/** Whether a report's status shows it to its practitioner. */
export const isShownIn = (status: AnyPgColumn) => inArray(status, ['pending', 'completed'])

/** The reports a scope reaches: a client's own once completed, a practitioner's assigned ones once pending or completed. */
export function reportsIn({ actor, reach }: Scope, of: Columns = reports): SQL | undefined {
  switch (reach) {
    case 'all':
      return undefined
    case 'assigned':
      return actor.practitionerId === null
        ? sql`false`
        : and(eq(of.practitionerId, actor.practitionerId), isShownIn(of.status))
    case 'own':
      return actor.clientId === null
        ? sql`false`
        : and(eq(of.clientId, actor.clientId), eq(of.status, 'completed'))
  }
}

/** Whether a scope reaches a client: any for an admin, for a practitioner those with a report that is theirs to see. */
export async function reachesClient(db: Database, scope: Scope, clientId: number): Promise<boolean> {
  const [found] =
    scope.reach === 'all'
      ? await db.select({ id: client.id }).from(client).where(eq(client.id, clientId))
      : await db
          .select({ id: reports.id })
          .from(reports)
          .where(and(eq(reports.clientId, clientId), reportsIn(scope)))
          .limit(1)
  return found !== undefined
}
