import { formatDayOf } from '@shared/domain/dates'
import type { Reply } from '@shared/api'
import { countText } from '@/lib/counts'

/** A report as lists carry it. */
export type ReportRow = Reply<'GET /api/reports'>[number]

/** A sample's reports, newest first; `names` are those of all its clients, `day` that of the newest upload. */
export type ReportGroup = { sampleId: string; names: string; day: string; reports: ReportRow[] }

/** Gathers rows, newest first, by sample ID; the samples keep the order in which they first come. */
export function groupBySample(rows: readonly ReportRow[]): ReportGroup[] {
  const groups = new Map<string, ReportRow[]>()
  for (const row of rows) {
    const reports = groups.get(row.sampleId)
    if (reports) reports.push(row)
    else groups.set(row.sampleId, [row])
  }
  return [...groups].map(([sampleId, reports]) => ({
    sampleId,
    names: [...new Set(reports.map(clientNameOf))].join(', '),
    day: reports[0] ? formatDayOf(reports[0].createdAt) : '',
    reports,
  }))
}

/** Whose report it says it is; `Client 318` for one without a name. */
export function clientNameOf({ clientName, clientId }: Pick<ReportRow, 'clientName' | 'clientId'>): string {
  return clientName.trim() || (clientId === null ? 'Unnamed client' : `Client ${clientId}`)
}

/** The practitioner's name, or that there is none. */
export function practitionerNameOf({ practitionerId, practitionerName }: ReportRow): string {
  if (practitionerId === null) return 'Unassigned'
  return practitionerName?.trim() || `Practitioner ${practitionerId}`
}

/** What an admin should see about a report's state in words; undefined when its badge says it all. */
export function stateNote({ status, warnings, failure }: ReportRow): string | undefined {
  if (status === 'failed') return failure ?? 'The report could not be read.'
  if (status === 'processed') return `${countText(warnings.length, 'warning')} to check`
  return undefined
}
