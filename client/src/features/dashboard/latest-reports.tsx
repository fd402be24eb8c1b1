import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { clientNameOf, practitionerNameOf, type ReportRow } from '@/features/reports/reports.public'
import { dayAndTime } from '@/lib/moments'
import { buttonClass } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { DataTable, type Column } from '@/ui/data-table'
import { EmptyState } from '@/ui/empty-state'
import { StatusBadge } from '@/ui/status-badge'
import { CardBody } from './card-body'

/** The five newest reports, with a link to all. */
export default function LatestReports() {
  const reports = useApiQuery('GET /api/reports', { query: { pageSize: 5 } })
  return (
    <Card flush>
      <CardHeader
        padded
        title="Latest reports"
        className="py-2.5!"
        actions={
          <Link href="/admin/reports" className={buttonClass({ variant: 'link', size: 'sm' }, '-mr-3')}>
            All reports
            <ArrowRight className="size-4" />
          </Link>
        }
      />
      <CardBody
        query={reports}
        loading="Loading the latest reports..."
        failed="Failed to fetch the latest reports"
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              title="No Reports Available"
              description="Upload the first report to see it here."
              className="border-t border-line"
            />
          ) : (
            <DataTable
              label="Latest reports"
              items={rows}
              itemKey={({ id }) => id}
              columns={columns}
              card={(report) => <ReportCard report={report} />}
              fits="(min-width: 64rem)"
              className="table-fixed border-line max-lg:border-t"
            />
          )
        }
      </CardBody>
    </Card>
  )
}

const columns: Column<ReportRow>[] = [
  {
    header: 'Sample ID',
    look: 'mono',
    className: 'w-[17%]',
    cell: (report) => <SampleLink report={report} />,
  },
  { header: 'Client', look: 'strong', className: 'wrap-anywhere', cell: clientNameOf },
  { header: 'Practitioner', className: 'wrap-anywhere', cell: practitionerNameOf },
  {
    header: 'Uploaded',
    className: 'nums w-39',
    cell: ({ createdAt }) => dayAndTime(createdAt),
  },
  { header: 'Status', className: 'w-38', cell: ({ status }) => <StatusBadge status={status} /> },
]

function ReportCard({ report }: { report: ReportRow }) {
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <SampleLink report={report} />
        <p className="font-semibold break-words">{clientNameOf(report)}</p>
        <p className="nums text-small text-ink-3">
          {practitionerNameOf(report)}, {dayAndTime(report.createdAt)}
        </p>
      </div>
      <StatusBadge status={report.status} />
    </div>
  )
}

function SampleLink({ report }: { report: ReportRow }) {
  return (
    <Link
      href={`/admin/reports/${report.id}`}
      className="font-mono text-small font-medium break-all text-brand-text underline-offset-2 hover:underline touch:-my-2.5 touch:flex touch:min-h-11 touch:items-center"
    >
      {report.sampleId}
    </Link>
  )
}
