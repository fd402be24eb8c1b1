import { ClipboardList, Eye, Send } from 'lucide-react'
import { Link } from 'wouter'
import { addressOf } from '@/api/request'
import { Button } from '@/ui/button'
import { useOpener } from '@/ui/dialog-host'
import { DownloadMenu } from '../admin/download-menu'
import { FileLink } from '../admin/file-link'
import { clientNameOf, type ReportRow } from '../admin/report-row'
import { resultsPath } from '../results/test-order'

const loadRelease = () => import('./release-report-dialog')

/** What a practitioner does with one report: release it, read its results, see it, download its files. Within DialogHost. */
export function ReviewerActions({ report }: { report: ReportRow }) {
  const params = { id: report.id }
  const which = `${report.sampleId}, ${clientNameOf(report)}`
  return (
    <span className="flex flex-wrap items-center justify-end gap-y-1">
      {report.status === 'pending' && <ReleaseButton report={report} which={which} />}
      <span className="flex items-center">
        <Link
          href={resultsPath('practitioner', report.id)}
          aria-label={`View results of ${which}`}
          title="View results"
          className="inline-grid size-9 shrink-0 place-items-center rounded-sm text-ink-2 transition-colors duration-fast hover:bg-sunken hover:text-ink max-md:size-11"
        >
          <ClipboardList className="size-4.5" />
        </Link>
        {report.htmlPath && (
          <FileLink
            icon={Eye}
            href={addressOf('GET /api/reports/:id/view', { params }).url}
            label={`View HTML report of ${which}`}
          />
        )}
        <DownloadMenu report={report} which={which} />
      </span>
    </span>
  )
}

function ReleaseButton({ report, which }: { report: ReportRow; which: string }) {
  const opens = useOpener()
  return (
    <Button size="sm" variant="soft" icon={Send} className="mr-1" {...opens(loadRelease, { report })}>
      Release to client
      <span className="sr-only"> {which}</span>
    </Button>
  )
}
