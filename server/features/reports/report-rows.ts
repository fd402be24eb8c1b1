import { formatDots } from '@shared/domain/dates'
import type { Warning } from '@shared/domain/results-csv/read-results'
import type { Scope } from '../../access/scope'
import { clientEmail, clientUserId } from '../clients/clients.public'
import { practitionerName } from '../practitioners/practitioners.public'
import { reports } from './reports.tables'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** What a list shows of a report. */
export const listColumns = {
  id: reports.id,
  sampleId: reports.sampleId,
  clientName: reports.clientName,
  clientId: reports.clientId,
  clientUserId: clientUserId(reports.clientId),
  clientEmail: clientEmail(reports.clientId),
  practitionerId: reports.practitionerId,
  practitionerName: practitionerName(reports.practitionerId),
  gender: reports.gender,
  dateOfBirth: reports.dateOfBirth,
  dateOfReceipt: reports.dateOfReceipt,
  reportDate: reports.reportDate,
  practitioner: reports.practitioner,
  email: reports.email,
  phone: reports.phone,
  status: reports.status,
  held: reports.held,
  failure: reports.failure,
  warnings: reports.warnings,
  notes: reports.notes,
  fileName: reports.fileName,
  version: reports.version,
  createdAt: reports.createdAt,
  updatedAt: reports.updatedAt,
}

/** What a client's own list shows. */
export const ownColumns = { ...listColumns, allergenData: reports.allergenData }
export const wholeColumns = { ...ownColumns, scale: reports.scale, results: reports.results }

type Row = { id: number; dateOfBirth: string | null; dateOfReceipt: string | null; reportDate: string | null }

/** A row as this person may see it: days as reports print them, the files' URLs; what the upload found is for admins. */
export function present<
  R extends Row & {
    notes: string
    clientUserId: number | null
    clientEmail: string | null
    failure: string | null
    warnings: Warning[]
  },
>(scope: Scope, row: R) {
  const isAdmin = scope.actor.role === 'admin'
  const dots = (day: string | null) => day && formatDots(day)
  const files = `/api/reports/${row.id}`
  return {
    ...row,
    dateOfBirth: dots(row.dateOfBirth),
    dateOfReceipt: dots(row.dateOfReceipt),
    reportDate: dots(row.reportDate),
    notes: isAdmin ? row.notes : null,
    clientUserId: isAdmin ? row.clientUserId : null,
    clientEmail: isAdmin ? row.clientEmail : null,
    failure: isAdmin ? row.failure : null,
    warnings: isAdmin ? row.warnings : [],
    htmlPath: `${files}/view`,
    pdfPath: `${files}/pdf`,
    csvPath: `${files}/csv-data`,
  }
}

type Columns = Record<'practitionerId' | 'clientId' | 'status', AnyPgColumn>

/** The reports a scope reaches: a client's own once completed, a practitioner's assigned ones once pending or completed. */
export function reportsIn({ actor, reach }: Scope, of: Columns = reports): SQL | undefined {
  switch (reach) {
    case 'all':
      return undefined
    case 'assigned':
      return actor.practitionerId === null
        ? sql`false`
        : and(eq(of.practitionerId, actor.practitionerId), inArray(of.status, ['pending', 'completed']))
    case 'own':
      return actor.clientId === null
        ? sql`false`
        : and(eq(of.clientId, actor.clientId), eq(of.status, 'completed'))
  }
}
