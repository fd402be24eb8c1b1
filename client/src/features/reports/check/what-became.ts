import { practitionerNameOf, type ReportRow } from '../admin/report-row'
import { stateNote } from '../admin/report-groups'

/** Where a report stands after something was decided about it. */
export function whatBecame(report: ReportRow): string {
  switch (report.status) {
    case 'processing':
      return 'It is being read.'
    case 'failed':
      return `It could not be read. ${stateNote(report) ?? ''}`.trim()
    case 'processed':
      return `It waits for you: ${stateNote(report) ?? ''}.`
    case 'pending':
      return `It waits for the review of ${practitionerNameOf(report)}.`
    case 'completed':
      return report.clientId === null
        ? 'It is completed, and not linked to a client.'
        : 'The client can see it.'
  }
}
