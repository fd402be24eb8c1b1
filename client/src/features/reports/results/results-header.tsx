import { plural } from '@shared/domain/text/counts'
import { formatDayAndMonth, formatWords } from '@shared/domain/text/dates'
import { groupResults } from '@shared/domain/avoidance/result-groups'
import { lazy, Suspense } from 'react'
import { cn } from '@/lib/class-names'
import { OtherTests } from './other-tests'
import type { Report } from './report-types'
import { testDayOf } from '@shared/domain/reports/test-day'
import type { Test, TestsAround } from './test-order'

// Loaded lazily, because a released report shows no badge to its client.
const StatusBadge = lazy(() => import('@/ui/status-badge').then((it) => ({ default: it.StatusBadge })))

function ReportDay({ report }: { report: Report }) {
  const { day, known } = testDayOf(report)
  if (!day) return null
  return (
    <span>
      {known ? '' : 'Added '}
      <time dateTime={day}>
        <span aria-hidden="true" className="sm:hidden">
          {formatDayAndMonth(day)}
        </span>
        <span className="max-sm:sr-only">{formatWords(day)}</span>
      </time>
    </span>
  )
}

type ResultsHeaderProps = { report: Report; own: boolean; tests: TestsAround<Test> }

/** Client, sample, day, state, the other tests, and the report's meaning in a sentence. */
export function ResultsHeader({ report, own, tests }: ResultsHeaderProps) {
  return (
    // With results, the first printed page names the client.
    <header data-print={report.results.length > 0 ? 'hide' : undefined}>
      <div className="relative flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-small text-ink-2 max-sm:-mt-2 max-sm:min-h-9 sm:gap-x-3">
        <h1
          className={cn(
            'min-w-0 break-words',
            own
              ? 'font-sans text-small font-semibold tracking-normal text-ink-2 sm:text-lead'
              : 'w-full text-h2 text-ink',
          )}
        >
          {own ? 'My Report Summary' : `Report Summary: ${report.clientName}`}
        </h1>
        <span className="min-w-0 break-words">
          <span className="max-sm:sr-only">Sample </span>
          <span className="font-mono text-small font-medium text-ink">{report.sampleId}</span>
        </span>
        <ReportDay report={report} />
        {!(own && report.status === 'completed') && (
          <Suspense fallback={<span className="h-6 w-24" />}>
            <StatusBadge status={report.status} own={own} />
          </Suspense>
        )}
        {tests.others.length > 0 && <OtherTests {...tests} shown={report.id} />}
      </div>
      {report.results.length > 0 && <Meaning report={report} own={own} />}
    </header>
  )
}

/** How many foods may be kept, then the numbers of the groups below. */
function Meaning({ report, own }: { report: Report; own: boolean }) {
  const groups = groupResults(report)
  const said = (group: keyof typeof groups, words: string) =>
    groups[group].length > 0 ? [`${groups[group].length} ${words}`] : []
  const deeds = [
    ...said('plan', `in ${own ? 'your' : 'the'} plan`),
    ...said('baseline', 'as usual for now'),
    ...said('leave-out', `${groups.plan.length > 0 ? 'more ' : ''}to leave out`),
    ...said('check-first', 'to check first'),
    ...said('now-and-then', 'now and then'),
    ...said('not-food', plural(groups['not-food'].length, 'not a food', 'not foods')),
  ]
  return (
    <div>
      <p className="font-display text-[1.4375rem] leading-7.5 font-semibold tracking-[-0.02em] text-balance text-ink md:text-[2.25rem] md:leading-11">
        {own && 'You may keep '}
        <span className="whitespace-nowrap">
          {groups.keep.length} of {report.results.length}
        </span>{' '}
        foods{own ? '.' : ' may be kept.'}
      </p>
      {deeds.length > 0 && <p className="text-body text-ink-2 max-md:hidden">{deeds.join(', ')}.</p>}
    </div>
  )
}
