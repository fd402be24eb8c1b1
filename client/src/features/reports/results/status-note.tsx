import { plural } from '@shared/domain/text/counts'
import { may } from '@shared/policy'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { useUser } from '@/session/session'
import { Alert } from '@/ui/alert'
import { buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import type { Report } from './report-types'

// Loaded lazily, as a client's results have no review.
const Review = lazy(() => import('./review-end'))

function CheckLink({ reportId }: { reportId: number }) {
  return (
    <Link href={`/admin/reports/${reportId}/check`} className={buttonClass({ variant: 'secondary' })}>
      Check what was read
    </Link>
  )
}

function noteOf(report: Report) {
  const checks = report.warnings.length
  switch (report.status) {
    case 'completed':
    case 'pending':
      return null
    case 'processing':
      return {
        tone: 'info',
        title: 'This report is being read',
        text: 'The client does not see it yet.',
      } as const
    case 'processed':
      return {
        tone: 'warning',
        title: 'This report is waiting for confirmation',
        text: `An admin should check ${checks === 0 ? 'it' : plural(checks, 'one thing in it', `${checks} things in it`)} first. The client can't see it yet.`,
      } as const
    case 'failed':
      return {
        tone: 'error',
        title: 'This report could not be read',
        text: `${report.failure?.trim() || 'The reason is not known.'} The client does not see it.`,
      } as const
  }
}

/** Tells staff why the client does not see a report yet, with its release while it is held. */
export default function StatusNote({ report }: { report: Report }) {
  const { role } = useUser()
  const [waited] = useState(report.status === 'pending')
  if (waited)
    return (
      <Suspense fallback={<Skeleton className="mt-4 h-30 rounded-lg! sm:h-19" />}>
        <Review at="start" report={report} />
      </Suspense>
    )
  const note = noteOf(report)
  if (!note) return null
  const toCheck =
    may(role, 'PATCH /api/reports/:id') && (report.status === 'processed' || report.status === 'failed')
  return (
    <div data-print="hide" className="mt-4">
      <Alert
        tone={note.tone}
        title={note.title}
        live={false}
        action={toCheck && <CheckLink reportId={report.id} />}
      >
        {note.text}
      </Alert>
    </div>
  )
}
