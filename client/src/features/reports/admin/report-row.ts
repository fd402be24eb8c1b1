import type { Reply } from '@shared/api'

/** A report as lists carry it. */
export type ReportRow = Reply<'GET /api/reports'>[number]

/** Whose report it says it is; `Client 318` for one without a name. */
export function clientNameOf({ clientName, clientId }: Pick<ReportRow, 'clientName' | 'clientId'>): string {
  return clientName.trim() || (clientId === null ? 'Unnamed client' : `Client ${clientId}`)
}

/** The practitioner's name, or that there is none. */
export function practitionerNameOf({ practitionerId, practitionerName }: ReportRow): string {
  if (practitionerId === null) return 'Unassigned'
  return practitionerName?.trim() || `Practitioner ${practitionerId}`
}
