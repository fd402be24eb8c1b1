import { countText } from '@shared/domain/counts'
import { clientNameOf, type ReportRow } from './report-row'

/** A sample's reports, newest first; `names` are those of all its clients. */
export type ReportGroup = { sampleId: string; names: string; reports: [ReportRow, ...ReportRow[]] }

/** Gathers rows, newest first, by sample ID; the samples keep the order in which they first come. */
export function groupBySample(rows: readonly ReportRow[]): ReportGroup[] {
  const groups = new Map<string, [ReportRow, ...ReportRow[]]>()
  for (const row of rows) {
    const reports = groups.get(row.sampleId)
    if (reports) reports.push(row)
    else groups.set(row.sampleId, [row])
  }
  return [...groups].map(([sampleId, reports]) => ({
    sampleId,
    names: [...new Set(reports.map(clientNameOf))].join(', '),
    reports,
  }))
}

/** What an admin should see about a report's state in words; undefined when its badge says it all. */
export function stateNote({ status, warningCount, failure }: ReportRow): string | undefined {
  if (status === 'failed') return failure ?? 'The report could not be read.'
  if (status === 'processed') return `${countText(warningCount, 'warning')} to check`
  return undefined
}
