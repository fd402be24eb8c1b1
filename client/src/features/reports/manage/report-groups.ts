import { countText } from '@shared/domain/text/counts'
import { clientNameOf, type ReportRow } from './report-row'

/** A sample's reports, newest first; `names` lists all its clients. */
export type ReportGroup = { sampleId: string; names: string; reports: [ReportRow, ...ReportRow[]] }

/** Groups rows (newest first) by sample ID, in the order in which the samples first appear. */
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

/** What an admin needs to know beyond the status badge; undefined when the badge suffices. */
export function stateNote({ status, warningCount, failure }: ReportRow): string | undefined {
  if (status === 'failed') return failure ?? 'The report could not be read.'
  if (status === 'processed') return `${countText(warningCount, 'warning')} to check`
  return undefined
}
