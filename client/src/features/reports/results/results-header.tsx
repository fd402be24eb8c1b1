import { formatWords } from '@shared/domain/text/dates'
import { countFoodStatuses } from '@shared/domain/avoidance/food-status'
import { plural } from '@shared/domain/text/counts'
import { lazy, Suspense } from 'react'
import { cn } from '@/lib/class-names'
import { CardsLink } from '../first-reading/cards-link'
import { avoidanceText } from './avoidance-text'
import { OtherTests } from './other-tests'
import type { Report } from './report-types'
import { testDayOf } from '@shared/domain/reports/test-day'
import type { Test, TestsAround } from './test-order'
import { unreadText } from './unread.public'

// Loaded lazily, because a released report shows no badge to its client.
const StatusBadge = lazy(() => import('@/ui/status-badge').then((it) => ({ default: it.StatusBadge })))

function ReportDay({ report }: { report: Report }) {
  const { day, known } = testDayOf(report)
  if (!day) return null
  return (
    <span>
      {known ? '' : 'Added '}
      <time dateTime={day}>{formatWords(day)}</time>
    </span>
  )
}

type ResultsHeaderProps = { report: Report; own: boolean; tests: TestsAround<Test> }

/** Client, sample, day, state, the other tests, and the report's meaning in a sentence. */
export function ResultsHeader({ report, own, tests }: ResultsHeaderProps) {
  return (
    // With results, the first printed page names the client.
    <header data-print={report.results.length > 0 ? 'hide' : undefined}>
      <div className="relative flex flex-wrap items-center gap-x-3 gap-y-0.5 text-small text-ink-2">
        <h1
          className={cn(
            'min-w-0 break-words',
            own ? 'font-sans text-lead font-semibold tracking-normal text-ink-2' : 'w-full text-h2 text-ink',
          )}
        >
          {own ? 'My Report Summary' : `Report Summary: ${report.clientName}`}
        </h1>
        <span className="min-w-0 break-words">
          Sample <span className="font-mono text-small font-medium text-ink">{report.sampleId}</span>
        </span>
        <ReportDay report={report} />
        {!(own && report.status === 'completed') && (
          <Suspense fallback={<span className="h-6 w-24" />}>
            <StatusBadge status={report.status} own={own} />
          </Suspense>
        )}
        {tests.others.length > 0 && <OtherTests {...tests} shown={report.id} />}
        {own && report.results.length > 0 && <CardsLink />}
      </div>
      {report.results.length > 0 && <Meaning report={report} own={own} />}
    </header>
  )
}

/** How many foods may be kept, then what to do about the rest. */
function Meaning({ report: { results, unread }, own }: { report: Report; own: boolean }) {
  const counts = countFoodStatuses(results)
  const { high, moderate, keep } = counts
  const deeds = [
    avoidanceText(results, own),
    high > 0 && `Leave ${high} out for now.`,
    moderate > 0 && `Eat ${moderate} now and then.`,
    counts.own > 0 &&
      `${counts.own} more ${own ? 'you' : plural(counts.own, 'is', 'are')} ${own ? 'leave' : 'left'} out by choice.`,
    unreadText(unread),
  ].filter(Boolean)
  return (
    <div className="mt-1">
      <p className="font-display text-[1.75rem] leading-8.5 font-semibold tracking-[-0.02em] text-balance text-ink md:text-[2.25rem] md:leading-11">
        {own && 'You may keep '}
        <span className="whitespace-nowrap">
          {keep} of {results.length}
        </span>{' '}
        foods{own ? '.' : ' may be kept.'}
      </p>
      {deeds.length > 0 && <p className="mt-1 text-body text-ink-2">{deeds.join(' ')}</p>}
    </div>
  )
}
