import { formatDayOf, formatWords, parseDate } from '@shared/domain/dates'
import { Download, FileText } from 'lucide-react'
import { buttonClass } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { StatusBadge } from '@/ui/status-badge'
import { toast } from '@/ui/use-toast'
import type { Report } from './report-types'

function ReportDay({ report }: { report: Report }) {
  const tested = report.reportDate === null ? undefined : parseDate(report.reportDate)
  const day = tested ?? parseDate(formatDayOf(report.createdAt))
  if (!day) return null
  return (
    <span>
      {tested ? '' : 'Added '}
      <time dateTime={day}>{formatWords(day)}</time>
    </span>
  )
}

const divider = (className = '') => (
  <span aria-hidden="true" className={`text-line-strong ${className}`}>
    |
  </span>
)

/** Whose report it is, its sample, day and state, and the ways to the laboratory's PDF. `own` is the client's view. */
export function ResultsHeader({ report, own }: { report: Report; own: boolean }) {
  const my = own ? 'My ' : ''
  return (
    <PageHeader
      large
      title={own ? 'My Report Summary' : `Report Summary: ${report.clientName}`}
      subtitle={
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          <span className="min-w-0 break-words">
            Sample <span className="font-mono text-caption font-medium text-ink">{report.sampleId}</span>
          </span>
          {divider()}
          <ReportDay report={report} />
          {divider('max-sm:hidden')}
          <StatusBadge status={report.status} />
        </div>
      }
      actions={
        report.pdfPath && (
          <div data-print="hide" className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-col">
            <a
              href={report.pdfPath}
              target="_blank"
              rel="noopener"
              className={buttonClass({ variant: 'primary', block: 'phone' })}
            >
              <FileText />
              {`View ${my}Full Report`}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            <a
              href={`/api/reports/${report.id}/download/pdf`}
              download={`Food_Intolerance_Report_${report.sampleId}.pdf`}
              className={buttonClass({ variant: 'secondary', block: 'phone' })}
              onClick={() => toast({ title: 'Download Started' })}
            >
              <Download />
              {`Download ${my}Full Report`}
            </a>
          </div>
        )
      }
    />
  )
}
