import type { Reply } from '@shared/api'
import { groupResults } from '@shared/domain/avoidance/result-groups'
import { plural } from '@shared/domain/text/counts'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { KindMark } from '@/features/verdict/kind.public'
import { checkedAgain } from '@/features/verdict/checked-again.public'
import { cn } from '@/lib/class-names'
import { QueryError } from '@/lists/query-error'
import { buttonClass } from '@/ui/button'
import { clickableCardClass } from '@/ui/card'
import { Skeleton } from '@/ui/skeleton'
import { HomeHeading } from './home-heading'

type Report = Reply<'GET /api/reports/:id'>
type Row = Reply<'GET /api/reports'>[number]
type Reading<Data> = ComponentProps<typeof QueryError>['query'] & { data: Data | undefined; isError: boolean }

type ResultsProps = {
  latest: Reading<Row[]>
  /** The newest report, not opened yet if `isFirst`. */
  row: Row | undefined
  report: Reading<Report>
  isFirst: boolean
  /** Whether the newest report is being checked again. */
  isChecked: boolean
  /** The heading's first words; without them there is no heading. */
  greeting?: string | undefined
  isLine?: boolean
}

/** The results in a line or as the heading of home, or why there are none. */
export default function Results({ latest, row, report, isFirst, isChecked, ...place }: ResultsProps) {
  const { greeting, isLine = false } = place
  if (!isFirst && !isChecked && report.data) {
    if (isLine) return <ResultsLine report={report.data} />
    if (greeting !== undefined) return <ResultsHeading report={report.data} greeting={greeting} />
  }
  return (
    <>
      {greeting !== undefined && <HomeHeading greeting={greeting} />}
      {isFirst && row ? (
        <ResultsReady report={row} />
      ) : isChecked ? (
        <Note {...checkedAgain} />
      ) : latest.isError && !latest.data ? (
        <QueryError query={latest} title="Your results could not be loaded" level={2} />
      ) : row && report.isError ? (
        <QueryError query={report} title="Your results could not be loaded" level={2} />
      ) : latest.data && !row ? (
        <Note
          title="No results yet"
          description="They appear here as soon as the laboratory releases them. Meanwhile, ask questions or scan labels."
        />
      ) : (
        <Skeleton className="h-15 rounded-lg!" />
      )}
    </>
  )
}

/** `251 of 287 are fine for you to keep`. */
function keepText(report: Report): string {
  const { results } = report
  const keep = groupResults(report).keep.length
  if (results.length === 0) return 'Your report is here'
  const of = keep === results.length ? `All ${keep}` : `${keep} of ${results.length}`
  return `${of} ${plural(keep, 'is', 'are')} fine for you to keep`
}

function ResultsLine({ report }: { report: Report }) {
  return (
    <Link
      href={`/client/my-reports/${report.id}`}
      className={cn(clickableCardClass, 'flex min-h-15 items-center gap-3 px-4 py-2 font-semibold')}
    >
      <span className="min-w-0 flex-1 text-lead leading-6">{keepText(report)}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
    </Link>
  )
}

/** With a strip of the levels beneath. */
function ResultsHeading({ report, greeting }: { report: Report; greeting: string }) {
  const groups = groupResults(report)
  const nowAndThen = groups['now-and-then'].length
  const leftOut = groups['leave-out'].length + groups.plan.length
  return (
    <div>
      <HomeHeading greeting={greeting}>{keepText(report)}</HomeHeading>
      {report.results.length > 0 && (
        <div aria-hidden="true" className="mt-3 flex h-3.5 gap-1">
          <Share count={leftOut} className="fill-high" />
          <Share count={nowAndThen} className="fill-mod" />
          <Share count={groups.keep.length} className="fill-low" />
        </div>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-3.5 text-small text-ink-2 sm:text-body">
        {report.results.length === 0 && <p>We can’t show its results here, but the PDF has them.</p>}
        <Legend count={leftOut} mark={<KindMark kind="high" />} words="to leave out" />
        <Legend count={nowAndThen} mark={<KindMark kind="moderate" />} words="now and then" />
        <Link
          href={`/client/my-reports/${report.id}`}
          className="-mr-1 ml-auto flex min-h-11 items-center rounded-sm px-1 font-semibold text-brand-text"
        >
          My Results
        </Link>
      </div>
    </div>
  )
}

function Share({ count, className }: { count: number; className: string }) {
  if (count === 0) return null
  return (
    <span
      className={cn('min-w-4 rounded-[4px] first:rounded-l-full last:rounded-r-full', className)}
      style={{ flex: `${count} 1 0` }}
    />
  )
}

function Legend({ count, mark, words }: { count: number; mark: ReactNode; words: string }) {
  if (count === 0) return null
  return (
    <span className="nums inline-flex items-center gap-1.5">
      {mark}
      {count} {words}
    </span>
  )
}

/** A client's first report while it has not been opened. */
function ResultsReady({ report }: { report: Pick<Row, 'id' | 'sampleId'> }) {
  return (
    <section
      aria-labelledby="results-are-here"
      className="flex flex-wrap items-center gap-x-6 gap-y-3.5 rounded-xl border border-brand-line bg-brand-softer p-4 md:p-6"
    >
      <div className="min-w-60 flex-1">
        <h2 id="results-are-here" className="text-h2">
          Your results are here
        </h2>
        <p className="mt-1 max-w-[52ch] text-body text-ink-2">Two minutes to understand your results.</p>
        <p className="mt-1 text-small break-words text-ink-3">Sample {report.sampleId}</p>
      </div>
      <Link href={`/client/my-reports/${report.id}`} className={buttonClass({ size: 'lg', block: 'phone' })}>
        Read my results
      </Link>
    </section>
  )
}

function Note({ title, description }: { title: string; description: string }) {
  return (
    <section
      aria-labelledby="no-results"
      className="rounded-lg border border-dashed border-line-strong p-4 md:p-5"
    >
      <h2 id="no-results" className="text-h3">
        {title}
      </h2>
      <p className="mt-1 text-body text-ink-2">{description}</p>
    </section>
  )
}
