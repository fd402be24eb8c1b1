import type { ReportState } from '@shared/domain/report-state'
import type { Unread } from '@shared/domain/results-csv/read-results'
import type { Warning } from '@shared/domain/results-csv/warning'
import type { lacking } from '@shared/domain/goes-on'
import type { Scope } from '../../access/scope'
import { type Database, often } from '../../database/connect'
import { client, clientEmail, clientUserId } from '../clients/clients.public'
import { practitionerName } from '../practitioners/practitioners.public'
import { reports } from './reports.tables'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** A day as reports print it. */
const dots = (day: AnyPgColumn) => sql<string | null>`to_char(${day}, 'DD.MM.YYYY')`

const fileUrl = (call: string) => sql<string>`'/api/reports/' || ${reports.id} || ${sql.raw(`'/${call}'`)}`

type Lacking = (typeof lacking)[number]

/** Whether a warning has a code that does not begin like that. */
const asksElse = (codes: string) =>
  sql`${reports.warnings} @? ${sql.raw(`'$[*] ? (!(@.code like_regex "^(${codes})-"))'`)}`

/** The one answer that a report waits for: all its warnings ask for that. */
export const lacks = sql<Lacking | null>`case
  when ${reports.status} <> 'processed' or ${reports.warnings} = '[]' then null
  when not ${asksElse('email|owner')} then 'client'
  when ${asksElse('practitioner')} then null
  when ${reports.warnings} @> '[{"code": "practitioner-gone"}]' then 'next-practitioner'
  else 'practitioner' end`

/** What every answer with a report says of it; whose it is beyond its name, and what the upload found, is for admins. */
const rowColumns = (isAdmin: boolean) => ({
  id: reports.id,
  sampleId: reports.sampleId,
  clientName: reports.clientName,
  clientId: reports.clientId,
  clientUserId: isAdmin ? clientUserId(reports.clientId) : sql<number | null>`null::int`,
  clientEmail: isAdmin ? clientEmail(reports.clientId) : sql<string | null>`null`,
  practitionerId: reports.practitionerId,
  practitionerName: practitionerName(reports.practitionerId),
  reportDate: dots(reports.reportDate),
  email: reports.email,
  phone: reports.phone,
  status: reports.status,
  held: reports.held,
  failure: isAdmin ? sql<string | null>`${reports.failure}` : sql<string | null>`null`,
  warningCount: isAdmin ? sql<number>`jsonb_array_length(${reports.warnings})` : sql<number>`0`,
  lacks: isAdmin ? lacks : sql<Lacking | null>`null`,
  fileName: reports.fileName,
  pdfPath: fileUrl('pdf'),
  htmlPath: fileUrl('view'),
  csvPath: fileUrl('csv-data'),
  version: reports.version,
  createdAt: reports.createdAt,
  updatedAt: reports.updatedAt,
})

/** When the client that it has opened it first. */
const readAt = sql<Date | null>`(select o.first_at from report_openings o
  where o.report_id = ${sql`${reports.id}`} and o.user_id = ${clientUserId(sql`${reports.clientId}`)})`.mapWith(
  reports.createdAt,
)

const listColumns = (isAdmin: boolean) => ({
  ...rowColumns(isAdmin),
  high: sql<number>`${reports.high}`,
  moderate: sql<number>`${reports.moderate}`,
  dateOfReceipt: dots(reports.dateOfReceipt),
  practitioner: isAdmin ? sql<string>`${reports.practitioner}` : sql<string>`''`,
  pendingAt: reports.pendingAt,
  releasedAt: reports.releasedAt,
  readAt,
})

/** What a list shows of a report: to an admin, to a practitioner, in a practitioner's list of clients. */
export const adminColumns = listColumns(true)
export const practitionerColumns = listColumns(false)
export const peopleColumns = { ...practitionerColumns, dateOfBirth: dots(reports.dateOfBirth) }

/** Since when the actor has had the report before them as it is now; null: not in this version. */
export const openedByMe = ({ actor }: Scope) =>
  sql<Date | null>`(select o.last_at from report_openings o where o.report_id = ${sql`${reports.id}`}
    and o.user_id = ${actor.id}::int and o.version = ${sql`${reports.version}`})`.mapWith(reports.createdAt)

/** What a client's own list shows. */
export const ownColumns = { ...rowColumns(false), allergenData: reports.allergenData }

/** Empty where nobody has looked for them yet. */
export const unreadOf = sql<Unread[]>`coalesce(${reports.unread}, '[]')`

/** The whole report as this person may see it. */
export function wholeColumns({ actor }: Scope) {
  const isAdmin = actor.role === 'admin'
  return {
    ...rowColumns(isAdmin),
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
        : often(and(eq(of.clientId, actor.clientId), eq(of.status, 'completed')))
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
