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

/** Whose eyes see what an account sees: its name, and whether it can sign in. */
export type Eyes = { name: string; isActive: boolean }

/** Whoever signs in as the client of a report, whatever name is printed in it; null of nobody's. */
export function clientEyes({
  clientId,
  clientAccount,
}: Pick<ReportRow, 'clientId' | 'clientAccount'>): Eyes | null {
  if (clientId === null) return null
  return { name: clientAccount?.name || `Client ${clientId}`, isActive: clientAccount?.isActive ?? true }
}

/** Whoever signs in as the practitioner of a report; null without one. */
export const practitionerEyes = (report: ReportRow): Eyes | null =>
  report.practitionerId === null
    ? null
    : { name: practitionerNameOf(report), isActive: report.practitionerActive ?? true }

/** That an account which cannot sign in sees nothing. */
export const blind = ({ name }: Eyes): string =>
  `${name} cannot sign in and sees nothing: the account is deactivated.`
