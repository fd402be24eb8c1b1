import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { sentenceOf } from '@/api/request'
import { refresh, useApiPage } from '@/api/use-api'
import { ReportTable, ReviewerActions } from '@/features/reports/practitioner/report-table.public'
import { countWords, type Count } from '@/lib/counts'
import { Card, CardHeader } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { toReviewFirst } from './review-order'

/** More than these are on the reports' own screen. */
const SHOWN = 7

type LatestReportsProps = {
  waiting: ReturnType<typeof useApiPage<'GET /api/reports'>>
  total: Count | undefined
}

/** The latest reports, those that wait for a review before the others. */
export default function LatestReports({ waiting, total }: LatestReportsProps) {
  const client = useQueryClient()
  const completed = useApiPage('GET /api/reports', { query: { status: 'completed', pageSize: SHOWN } })
  const failed = waiting.error ?? completed.error
  const rows = waiting.data && completed.data && toReviewFirst(waiting.data.rows, completed.data.rows, SHOWN)
  return (
    <Card flush className="mt-4">
      <CardHeader
        padded
        title="Latest client reports"
        subtitle="Those that wait for your review come first."
      />
      {failed && (
        <ErrorState
          title="Failed to fetch reports"
          description={sentenceOf(failed)}
          pending={waiting.isFetching || completed.isFetching}
          onRetry={() => void refresh(client, ['/api/reports'])}
          className="border-t border-line"
        />
      )}
      {!failed && !rows && (
        <Loading label="Loading reports..." hideLabel className="border-t border-line px-5 py-3">
          <SkeletonRows rows={5} />
        </Loading>
      )}
      {!failed && rows?.length === 0 && (
        <EmptyState
          title="No Reports Available"
          description="The reports of your clients appear here."
          className="border-t border-line"
        />
      )}
      {!failed && rows && rows.length > 0 && (
        <>
          <ReportTable
            label="Latest client reports"
            reports={rows}
            actions={(report) => <ReviewerActions report={report} />}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 py-1.5 text-caption text-ink-3 sm:px-5">
            <span className="nums">
              {rows.length} of {total ? countWords(total) : rows.length} reports
            </span>
            <Link
              href="/practitioner/reports"
              className="flex min-h-11 items-center gap-2 text-small font-semibold text-brand-text hover:underline"
            >
              All client reports
              <ArrowRight className="size-4.5" />
            </Link>
          </div>
        </>
      )}
    </Card>
  )
}
