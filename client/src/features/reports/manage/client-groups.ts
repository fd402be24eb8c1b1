import type { ReportStatus } from '@shared/domain/reports/report-status'
import { clientNameOf, type ReportRow } from './report-row'

/** A client's reports, newest first; `account`: the linked client's sign-in address. */
export type ClientGroup = {
  key: string
  client: string
  account: string | null
  linked: boolean
  reports: [ReportRow, ...ReportRow[]]
}

/** Groups rows (newest first) by linked client, and unlinked rows by name. */
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

/** Shows the account, which tells people of the same name apart. */
export function accountText({ linked, account }: Pick<ClientGroup, 'linked' | 'account'>): string {
  return linked ? (account ?? 'Linked') : 'Not linked'
}

/** From what a person must act on most to what needs nobody. */
const gravest: readonly ReportStatus[] = ['failed', 'processed', 'pending', 'processing', 'completed']

const statusWords: Record<ReportStatus, string> = {
  failed: 'could not be read',
  processed: 'to check',
  pending: 'held for review',
  processing: 'being read',
  completed: 'completed',
}

/** The gravest status and how many have it: `completed`, `1 of 3 to check`, `all 2 completed`. */
export function worstStatus(reports: readonly ReportRow[]): { status: ReportStatus; words: string } {
  const status = gravest.find((each) => reports.some((report) => report.status === each)) ?? 'completed'
  const count = reports.filter((report) => report.status === status).length
  const share = count === reports.length ? `All ${count}` : `${count} of ${reports.length}`
  return { status, words: `${share} ${statusWords[status]}` }
}

export function groupLines(group: ClientGroup): string[] {
  return [
    ...(group.linked ? [accountText(group)] : []),
    ...(group.reports.length > 1 ? [worstStatus(group.reports).words] : []),
  ]
}
