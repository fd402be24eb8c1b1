import type { Reply } from '@shared/api'

/** A report as lists contain it. */
export type ReportRow = Reply<'GET /api/reports'>[number]

/** The client's name, or `Client 318` without one. */
export function clientNameOf({ clientName, clientId }: Pick<ReportRow, 'clientName' | 'clientId'>): string {
  return clientName.trim() || (clientId === null ? 'Unnamed client' : `Client ${clientId}`)
}

export function practitionerNameOf({ practitionerId, practitionerName }: ReportRow): string {
  if (practitionerId === null) return 'Unassigned'
  return practitionerName?.trim() || `Practitioner ${practitionerId}`
}

/** A placeholder id for a client who is not created yet or is known by an address only. */
export const SOMEBODY = 0

/** A person who may see a report; `isNew`: without an account before the action. */
export type Viewer = { name: string; isActive: boolean; isNew?: boolean }

/** The linked client's account, whatever name the report prints; null when unlinked. */
export function clientViewer({
  clientId,
  clientAccount,
}: Pick<ReportRow, 'clientId' | 'clientAccount'>): Viewer | null {
  if (clientId === null) return null
  return {
    name: clientAccount?.name || `Client ${clientId}`,
    isActive: clientAccount?.isActive ?? true,
    isNew: clientId === SOMEBODY,
  }
}

/** The practitioner's account; null without one. */
export const practitionerViewer = (report: ReportRow): Viewer | null =>
  report.practitionerId === null
    ? null
    : { name: practitionerNameOf(report), isActive: report.practitionerActive ?? true }

/** Says that an account which cannot sign in sees nothing. */
export const cannotSignInText = ({ name }: Viewer): string =>
  `${name} cannot sign in. The account is deactivated.`
