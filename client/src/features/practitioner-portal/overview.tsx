import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight, Clock, FileText, Users } from 'lucide-react'
import { Link } from 'wouter'
import { sentenceOf } from '@/api/request'
import { refresh, useApiPage } from '@/api/use-api'
import { ReportTable, ReviewerActions } from '@/features/reports/practitioner/report-table.public'
import { countWords, type Count } from '@/lib/counts'
import { Card, CardHeader } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Loading, SkeletonRows } from '@/ui/skeleton'
import { StatCard } from '@/ui/stat-card'
import { toReviewFirst } from './review-order'

const SHOWN = 7

type OverviewProps = { clients: Count | undefined; reports: Count | undefined; loading: boolean }

/** Three figures, and the latest reports with those that wait for a review before the others. */
export function Overview({ clients, reports, loading }: OverviewProps) {
  const waiting = useApiPage('GET /api/reports', { query: { status: 'pending', pageSize: SHOWN } })
  return (
    <>
      <div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:gap-4 lg:grid-cols-3 min-[22rem]:max-lg:[&>:last-child]:col-span-2">
        <StatCard
          label="Assigned Clients"
          icon={Users}
          value={clients ? countWords(clients) : null}
          context="With at least one report"
          loading={loading}
        />
        <StatCard
          label="Total Reports"
          icon={FileText}
          value={reports ? countWords(reports) : null}
          context="Pending and completed"
          loading={loading}
        />
        <StatCard
          label="Pending Reviews"
          icon={Clock}
          value={waiting.data ? countWords(waiting.data.total) : null}
          context="Held until you release them"
          href="/practitioner/reports?status=pending"
          loading={waiting.isPending}
        />
      </div>
      <LatestReports waiting={waiting} total={reports} />
    </>
  )
}

type LatestReportsProps = {
  waiting: ReturnType<typeof useApiPage<'GET /api/reports'>>
  total: Count | undefined
}

function LatestReports({ waiting, total }: LatestReportsProps) {
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
