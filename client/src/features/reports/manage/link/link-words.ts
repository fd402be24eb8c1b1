import { hasEmail } from '@shared/domain/people/no-email'
import type { Report } from '../../results/report-types'
import type { ReportRow } from '../report-row'

/** The warnings about the address, which explain why the import did not link the report. */
export function addressWarnings({ warnings }: Pick<Report, 'warnings'>): string[] {
  return warnings.filter(({ code }) => code.startsWith('email-')).map(({ message }) => message)
}

const addressOf = (email: string | null) => (email !== null && hasEmail(email) ? email : null)

export function linkedText({ clientId, clientEmail }: ReportRow): string {
  if (clientId === null) return 'Not linked. No client sees this report.'
  return `Linked to ${addressOf(clientEmail) ?? `client ${clientId}`}.`
}

/** The first client search: the report's address when a warning questions it, else the name. */
export function firstSearch(report: Pick<Report, 'warnings' | 'email' | 'clientName'>): string {
  return addressWarnings(report).length > 0 && report.email !== '' ? report.email : report.clientName
}
