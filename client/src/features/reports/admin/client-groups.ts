import type { ReportStatus } from '@shared/domain/report-status'
import { clientNameOf, type ReportRow } from './report-row'

/** A client's reports, newest first. `account` is the sign-in address of the client who has them, null when nobody has. */
export type ClientGroup = {
  key: string
  client: string
  account: string | null
  linked: boolean
  reports: [ReportRow, ...ReportRow[]]
}

/** Gathers rows, newest first, as the server pages them: by the client where linked, else by name among the unlinked. */
export function groupByClient(rows: readonly ReportRow[]): ClientGroup[] {
  const groups = new Map<string, ClientGroup['reports']>()
  for (const row of rows) {
    const key = row.clientId === null ? row.clientName.toLowerCase() : `#${row.clientId}`
    const reports = groups.get(key)
    if (reports) reports.push(row)
    else groups.set(key, [row])
  }
  return [...groups].map(([key, reports]) => {
    const [newest] = reports
    return {
      key,
      client: [...new Set(reports.map(clientNameOf))].join(', '),
      account: newest.clientEmail,
      linked: newest.clientId !== null,
      reports,
    }
  })
}

/** Who has a group's reports, which tells people of one name apart. */
export function accountText({ linked, account }: Pick<ClientGroup, 'linked' | 'account'>): string {
  return linked ? (account ?? 'Linked') : 'Not linked'
}

/** From what needs a person most to what needs nobody. */
const gravest: readonly ReportStatus[] = ['failed', 'processed', 'pending', 'processing', 'completed']

const statusWords: Record<ReportStatus, string> = {
  failed: 'could not be read',
  processed: 'to check',
  pending: 'held for review',
  processing: 'being read',
  completed: 'completed',
}

/** The gravest status among reports, and how many have it in words: `completed`, `1 of 3 to check`, `all 2 completed`. */
export function worstStatus(reports: readonly ReportRow[]): { status: ReportStatus; words: string } {
  const status = gravest.find((each) => reports.some((report) => report.status === each)) ?? 'completed'
  const count = reports.filter((report) => report.status === status).length
  const share = count === reports.length ? `All ${count}` : `${count} of ${reports.length}`
  return { status, words: `${share} ${statusWords[status]}` }
}

/** Lines about a client's reports: who has them and, where there are several, how many of them need a person most. */
export function groupLines(group: ClientGroup): string[] {
  return [
    ...(group.linked ? [accountText(group)] : []),
    ...(group.reports.length > 1 ? [worstStatus(group.reports).words] : []),
  ]
}
