import { formatWords } from '@shared/domain/dates'
import { Printer } from 'lucide-react'
import { Button } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { StatusBadge } from '@/ui/status-badge'
import { OtherTests } from './other-tests'
import { PdfLinks } from './pdf-links'
import type { Report } from './report-types'
import { dayOf, type Test, type TestsAround } from './test-order'

function ReportDay({ report }: { report: Report }) {
  const { day, known } = dayOf(report)
  if (!day) return null
  return (
    <span>
      {known ? '' : 'Added '}
      <time dateTime={day}>{formatWords(day)}</time>
    </span>
  )
}

const divider = (className = '') => (
  <span aria-hidden="true" className={`text-line-strong ${className}`}>
    |
  </span>
)

type ResultsHeaderProps = { report: Report; own: boolean; tests: TestsAround<Test> }

/**
 * Whose report it is, its sample, day and state, the client's other tests, and the ways to paper and to the laboratory's
 * PDF. `own` is the client's view. Paper carries the sample, but no name.
 */
export function ResultsHeader({ report, own, tests }: ResultsHeaderProps) {
  return (
    <PageHeader
      large
      title={
        own ? (
          'My Report Summary'
        ) : (
          <>
            Report Summary<span data-print="hide">: {report.clientName}</span>
          </>
        )
      }
      subtitle={
        <div className="relative flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          <span className="min-w-0 break-words">
            Sample <span className="font-mono text-small font-medium text-ink">{report.sampleId}</span>
          </span>
          {divider()}
          <ReportDay report={report} />
          <span data-print="hide" className="contents">
            {divider('max-sm:hidden')}
            <StatusBadge status={report.status} />
            {tests.others.length > 0 && (
              <>
                {divider('max-md:hidden')}
                <OtherTests {...tests} />
              </>
            )}
          </span>
        </div>
      }
      actions={
        <div data-print="hide" className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-col">
          <PdfLinks report={report} own={own} />
          <Button variant="quiet" icon={Printer} block="phone" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      }
    />
  )
}
