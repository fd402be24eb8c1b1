import { may } from '@shared/policy'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useApiPage } from '@/api/use-api'
import { useUser } from '@/session/session'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { DialogHost, useOpener } from '@/ui/dialog-host'
import { clientNameOf } from '../manage/report-row'
import type { Report } from './report-types'
import { resultsPath } from './test-order'

const loadRelease = () => import('../release/release-report-dialog')

type ReviewProps = {
  report: Report
  /** Above the results, or below them. */
  at: 'start' | 'end'
}

/** Releases a held report, before or after its results; a practitioner then goes on to the next. */
export default function Review({ report, at }: ReviewProps) {
  const { role } = useUser()
  const [waited] = useState(report.status === 'pending')
  if (!waited || !may(role, 'POST /api/reports/:id/release')) return null
  return (
    <div data-print="hide" className={at === 'start' ? 'mt-4' : 'mt-6'}>
      <DialogHost>
        {report.status === 'pending' ? (
          <Release report={report} at={at} />
        ) : (
          role === 'practitioner' &&
          report.status === 'completed' && <NextToReview than={report.id} live={at === 'start'} />
        )}
      </DialogHost>
    </div>
  )
}

function Release({ report, at }: ReviewProps) {
  const opener = useOpener()
  return (
    <section
      aria-label={at === 'start' ? 'Start of the review' : 'End of the review'}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-brand-line bg-brand-soft p-3 sm:px-5 sm:py-4"
    >
      <p className="min-w-0 wrap-anywhere">
        {at === 'start' ? (
          <Held report={report} />
        ) : (
          <>
            You have read <b className="font-mono font-medium">{report.sampleId}</b> of{' '}
            <b className="font-semibold">{clientNameOf(report)}</b>
          </>
        )}
      </p>
      <Button icon={Send} block="phone" {...opener(loadRelease, { report })}>
        Release to client
      </Button>
    </section>
  )
}

function Held({ report }: { report: Report }) {
  const isAdmin = useUser().role === 'admin'
  return (
    <>
      <b className="font-semibold">This report is held for review.</b>{' '}
      {isAdmin && `It's waiting for ${report.practitionerName?.trim() || 'the practitioner'}.`}
      {clientNameOf(report)} sees it once it is released.
    </>
  )
}

/** The next report waiting for review, other than the finished one. */
function NextToReview({ than, live }: { than: number; live: boolean }) {
  const waiting = useApiPage('GET /api/reports', { query: { status: 'pending', pageSize: 2 } })
  const next = waiting.data?.rows.find(({ id }) => id !== than)
  return (
    <Alert tone="success" title="Released" live={live}>
      {waiting.isPending && 'Looking for the next report...'}
      {waiting.data && !next && 'No more reports to review.'}
      {next && (
        <>
          Next to review:{' '}
          <Link
            href={resultsPath('practitioner', next.id)}
            className="font-semibold text-brand-text underline underline-offset-2"
          >
            {next.sampleId} of {clientNameOf(next)}
          </Link>
        </>
      )}
    </Alert>
  )
}
