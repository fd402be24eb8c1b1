import type { ReportState } from '@shared/domain/reports/report-state'
import type { Unread } from '@shared/domain/results-csv/read-results'
import type { Warning } from '@shared/domain/results-csv/warning'
import type { Scope } from '../../../access/scope'
import { type Database, planOnce } from '../../../database/connect'
import { client, clientEmail, clientViewer, clientUserId, type Viewer } from '../../clients/clients.public'
import { practitionerActive, practitionerName } from '../../practitioners/practitioners.public'
import { reports } from '../reports.tables'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The date format that reports print. */
const dots = (day: AnyPgColumn) => sql<string | null>`to_char(${day}, 'DD.MM.YYYY')`

const fileUrl = (call: string) => sql<string>`'/api/reports/' || ${reports.id} || ${sql.raw(`'/${call}'`)}`

/** The codes of a report's warnings, each once. */
export const asks = sql<string[]>`case when ${reports.warnings} = '[]' then '[]'::jsonb
  else (select jsonb_agg(distinct w->>'code') from jsonb_array_elements(${reports.warnings}) w) end`

/** The role decides which columns a row shows. */
type Reader = Scope['actor']['role']

/** Columns by reader: findings for admins, more of the owner for admins and practitioners. */
const rowColumns = (reader: Reader, isAdmin = reader === 'admin') => ({
  id: reports.id,
  sampleId: reports.sampleId,
  clientName: reports.clientName,
  clientId: reports.clientId,
  clientUserId: isAdmin ? clientUserId(reports.clientId) : sql<number | null>`null::int`,
  clientEmail: isAdmin ? clientEmail(reports.clientId) : sql<string | null>`null`,
  clientAccount: reader === 'client' ? sql<Viewer | null>`null` : clientViewer(reports.clientId),
  practitionerId: reports.practitionerId,
  practitionerName: practitionerName(reports.practitionerId),
  practitionerActive:
    reader === 'client' ? sql<boolean | null>`null` : practitionerActive(reports.practitionerId),
  reportDate: dots(reports.reportDate),
  email: reports.email,
  phone: reports.phone,
  status: reports.status,
  held: reports.held,
  failure: isAdmin ? sql<string | null>`${reports.failure}` : sql<string | null>`null`,
  warningCount: isAdmin ? sql<number>`jsonb_array_length(${reports.warnings})` : sql<number>`0`,
  asks: isAdmin ? asks : sql<string[]>`'[]'::jsonb`,
  fileName: reports.fileName,
  pdfPath: fileUrl('pdf'),
  htmlPath: fileUrl('view'),
  csvPath: fileUrl('csv-data'),
  version: reports.version,
  createdAt: reports.createdAt,
  updatedAt: reports.updatedAt,
})

/** When the report's client first opened it. */
const readAt = sql<Date | null>`(select o.first_at from report_openings o
  where o.report_id = ${sql`${reports.id}`} and o.user_id = ${clientUserId(sql`${reports.clientId}`)})`.mapWith(
  reports.createdAt,
)

const listColumns = (reader: Reader) => ({
  ...rowColumns(reader),
  high: sql<number>`${reports.high}`,
  moderate: sql<number>`${reports.moderate}`,
  dateOfReceipt: dots(reports.dateOfReceipt),
  practitioner: reader === 'admin' ? sql<string>`${reports.practitioner}` : sql<string>`''`,
  pendingAt: reports.pendingAt,
  releasedAt: reports.releasedAt,
  readAt,
})

/** The columns of lists: for admins, for practitioners and for a practitioner's list of clients. */
export const adminColumns = listColumns('admin')
export const practitionerColumns = listColumns('practitioner')
export const peopleColumns = { ...practitionerColumns, dateOfBirth: dots(reports.dateOfBirth) }

/** When the actor opened the current version; null if they have not. */
export const openedByMe = ({ actor }: Scope) =>
  sql<Date | null>`(select o.last_at from report_openings o where o.report_id = ${sql`${reports.id}`}
    and o.user_id = ${actor.id}::int and o.version = ${sql`${reports.version}`})`.mapWith(reports.createdAt)

export const ownColumns = { ...rowColumns('client'), allergenData: reports.allergenData }

/** Empty where the files have not been searched for unread foods yet. */
export const unreadOf = sql<Unread[]>`coalesce(${reports.unread}, '[]')`

/** The whole report, with what the actor's role may see. */
export function fullColumns({ actor }: Scope) {
  const isAdmin = actor.role === 'admin'
  return {
    ...rowColumns(actor.role),
    allergenData: reports.allergenData,
    dateOfBirth: dots(reports.dateOfBirth),
    gender: reports.gender,
    dateOfReceipt: dots(reports.dateOfReceipt),
    practitioner: reports.practitioner,
    warnings: isAdmin ? reports.warnings : sql<Warning[]>`'[]'::jsonb`,
    notes: isAdmin ? sql<string | null>`${reports.notes}` : sql<string | null>`null`,
    scale: reports.scale,
    results: reports.results,
    unread: unreadOf,
  }
}

type Columns = Record<'practitionerId' | 'clientId' | 'status', AnyPgColumn>

/** SQL for `stateOf`: each state has an index. */
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

export const isShownIn = (status: AnyPgColumn) => inArray(status, ['pending', 'completed'])

/** A person's scope, or every report for a program whose token allows the endpoint. */
export type ReportScope = Scope | 'all'

/** A client's own once completed, a practitioner's once pending or completed. */
export function reportsIn(scope: ReportScope, of: Columns = reports): SQL | undefined {
  if (scope === 'all') return undefined
  const { actor, reach } = scope
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
        : planOnce(and(eq(of.clientId, actor.clientId), eq(of.status, 'completed')))
  }
}

/** An admin reaches any client, a practitioner those with a report they can see. */
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
