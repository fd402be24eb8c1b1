import { Eye } from 'lucide-react'
import { Link } from 'wouter'
import { addressOf } from '@/api/request'
import { buttonClass } from '@/ui/button'
import { DownloadMenu } from '../manage/download-menu'
import { FileLink } from '../manage/file-link'
import { clientNameOf, type ReportRow } from '../manage/report-row'
import { recordOpened } from '../results/record-opened'
import { resultsPath } from '../results/test-order'

/** A practitioner's actions: review (which ends with the release), view, download files. */
export function ReviewerActions({ report }: { report: ReportRow }) {
  const which = `${report.sampleId}, ${clientNameOf(report)}`
  return (
    <span className="flex flex-wrap items-center justify-end gap-1">
      <ReviewLink report={report} />
      {report.htmlPath && (
        <FileLink
          icon={Eye}
          word="View"
          href={addressOf('GET /api/reports/:id/view', { params: { id: report.id } }).url}
          label={`View HTML report of ${which}`}
          onClick={() => recordOpened(report)}
        />
      )}
      <DownloadMenu report={report} which={which} worded />
    </span>
  )
}

/** A link to the results: the row's primary button when the report waits for review. */
export function ReviewLink({
  report,
}: {
  report: Pick<ReportRow, 'id' | 'sampleId' | 'clientName' | 'clientId' | 'status'>
}) {
  const waits = report.status === 'pending'
  return (
    <Link
      href={resultsPath('practitioner', report.id)}
      className={buttonClass({ variant: waits ? 'primary' : 'soft', size: 'sm' })}
    >
      {waits ? 'Review' : 'Results'}
      <span className="sr-only">
        {' '}
        of {report.sampleId}, {clientNameOf(report)}
      </span>
    </Link>
  )
}
