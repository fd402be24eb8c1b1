import { formatDayOf } from '@shared/domain/text/dates'
import { ReviewLink } from '@/features/reports/release/report-table.public'
import { clientNameOf, testDay, type ReportRow } from '@/features/reports/release/report-pages.public'
import { Checkbox } from '@/ui/checkbox'
import { DataTable, type Column } from '@/ui/data-table'
import { StatusBadge } from '@/ui/status-badge'
import { ClientLink } from './client-links'
import { ElevatedCounts } from './elevated-counts'

type ReviewTableProps = {
  label: string
  reports: readonly ReportRow[]
  /** All reports belong to the client named above. */
  ofOne?: boolean
  /** The selected waiting reports, by id; without it none can be selected. */
  chosen?: { ids: ReadonlySet<number>; toggle: (id: number) => void }
}

/** Reports with state and elevated counts; Review is the primary button of a waiting row. */
export function ReviewTable({ label, reports, ofOne = false, chosen }: ReviewTableProps) {
  const columns: Column<ReportRow>[] = [
    { header: ofOne ? 'Sample' : 'Client', look: 'strong', cell: (report) => <Who {...{ report, ofOne }} /> },
    { header: 'Status', className: 'w-56', cell: (report) => <ReportStatusFact report={report} /> },
    { header: 'Elevated', className: 'w-32', cell: (report) => <ElevatedCounts report={report} /> },
    { header: 'Test', className: 'nums w-30', cell: testDay },
    { header: 'Actions', actions: true, className: 'w-30', cell: (report) => <ReviewLink report={report} /> },
  ]
  const pick: Column<ReportRow> = {
    header: 'Choose',
    hideHeader: true,
    className: 'w-14',
    cell: (report) => chosen && <Pick report={report} {...chosen} />,
  }
  return (
    <DataTable
      label={label}
      items={reports}
      itemKey={({ id }) => id}
      columns={chosen ? [pick, ...columns] : columns}
      fits="(min-width: 69rem)"
      tight
      selected={({ id }) => chosen?.ids.has(id) ?? false}
      className="table-fixed border-line max-[69rem]:border-t"
      card={(report) => (
        <>
          <div className="flex items-start justify-between gap-3">
            <div className="flex min-w-0 items-start gap-1">
              {chosen && report.status === 'pending' && <Pick report={report} {...chosen} />}
              <Who report={report} ofOne={ofOne} />
            </div>
            <ReviewLink report={report} />
          </div>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <ReportStatusFact report={report} />
            <ElevatedCounts report={report} />
          </div>
        </>
      )}
    />
  )
}

function Who({ report, ofOne }: { report: ReportRow; ofOne: boolean }) {
  const sample = <span className="block font-mono text-small font-normal text-ink-3">{report.sampleId}</span>
  if (ofOne) return <span className="min-w-0 font-mono font-medium wrap-anywhere">{report.sampleId}</span>
  return (
    <span className="min-w-0 font-semibold wrap-anywhere">
      <ClientLink clientId={report.clientId} name={clientNameOf(report)} />
      {sample}
    </span>
  )
}

function ReportStatusFact({ report }: { report: ReportRow }) {
  return <StatusBadge status={report.status} more={sinceWords(report)} />
}

function sinceWords({ status, pendingAt, releasedAt }: ReportRow): string {
  if (status === 'pending' && pendingAt) return `since ${formatDayOf(pendingAt)}`
  return status === 'completed' && releasedAt ? formatDayOf(releasedAt) : ''
}

type PickProps = { report: ReportRow } & NonNullable<ReviewTableProps['chosen']>

function Pick({ report, ids, toggle }: PickProps) {
  if (report.status !== 'pending') return null
  return (
    <Checkbox
      label={`Choose ${report.sampleId}, ${clientNameOf(report)}`}
      hideLabel
      checked={ids.has(report.id)}
      onCheckedChange={() => toggle(report.id)}
    />
  )
}
