import { hasEmail } from '@shared/domain/no-email'
import type { Report } from '../../results/report-types'
import type { ReportRow } from '../report-row'

/** Why the reading did not link the report by itself: its warnings about the address. */
export function addressWarnings({ warnings }: Pick<Report, 'warnings'>): string[] {
  return warnings.filter(({ code }) => code.startsWith('email-')).map(({ message }) => message)
}

/** The address, where there is one. */
const addressOf = (email: string | null) => (email !== null && hasEmail(email) ? email : null)

/** Who has the report now. */
export function linkedText({ clientId, clientEmail }: ReportRow): string {
  if (clientId === null) return 'Not linked: no client sees this report.'
  return `Linked to ${addressOf(clientEmail) ?? `client ${clientId}`}.`
}

/** What to search the clients for at first: whoever has the report's address when that is in question, else the name. */
export function firstSearch(report: Pick<Report, 'warnings' | 'email' | 'clientName'>): string {
  return addressWarnings(report).length > 0 && report.email !== '' ? report.email : report.clientName
}
