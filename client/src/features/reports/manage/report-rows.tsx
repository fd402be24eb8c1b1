import { formatDayOf } from '@shared/domain/text/dates'
import { Fragment } from 'react'
import { useMediaQuery } from '@/lib/use-media-query'
import { StatusBadge } from '@/ui/status-badge'
import { ActionsCell, CardList, CardListItem, Cell, HeadCell, Table, TableBody, TableHead } from '@/ui/table'
import { ReportActions } from './report-actions'
import { ReportFiles } from './report-files'
import { stateNote, type ReportGroup } from './report-groups'
import { clientNameOf, practitionerNameOf, type ReportRow } from './report-row'
import { StateNote, Unlinked } from './report-state'

export default function ReportRows({ group }: { group: ReportGroup }) {
  const label = `Reports for sample ${group.sampleId}`
  const wide = useMediaQuery('(min-width: 78rem)')
  if (wide) return <ReportTable label={label} reports={group.reports} />
  return (
    <CardList label={label}>
      {group.reports.map((report) => (
        <CardListItem key={report.id}>
          <ReportCard report={report} />
        </CardListItem>
      ))}
    </CardList>
  )
}

function ReportTable({ label, reports }: { label: string; reports: ReportRow[] }) {
  return (
    <Table label={label} className="min-w-[54rem] table-fixed">
      <TableHead plain>
        <tr>
          <HeadCell className="w-[23%]">
            <span className="pl-6">Client</span>
          </HeadCell>
          <HeadCell className="w-[19%]">Practitioner</HeadCell>
          <HeadCell className="w-[13%]">Uploaded</HeadCell>
          <HeadCell className="w-[19%]">Files</HeadCell>
          <HeadCell className="w-[13%]">Status</HeadCell>
          <HeadCell>
            <span className="sr-only">Actions</span>
          </HeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {reports.map((report) => (
          <Fragment key={report.id}>
            <tr className="border-t border-line">
              <Cell look="strong">
                <span className="block truncate pl-6" title={clientNameOf(report)}>
                  {clientNameOf(report)}
                </span>
                <Unlinked report={report} className="block pl-6" />
              </Cell>
              <Cell>
                <Practitioner report={report} className="block truncate" />
              </Cell>
              <Cell className="whitespace-nowrap">{formatDayOf(report.createdAt)}</Cell>
              <Cell>
                <ReportFiles report={report} />
              </Cell>
              <Cell>
                <StatusBadge status={report.status} />
              </Cell>
              <ActionsCell>
                <ReportActions report={report} />
              </ActionsCell>
            </tr>
            {stateNote(report) && (
              <tr>
                <td colSpan={6} className="pr-5 pb-2.5 pl-11">
                  <StateNote report={report} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </TableBody>
    </Table>
  )
}

function ReportCard({ report }: { report: ReportRow }) {
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold break-words">
          {clientNameOf(report)}
          <span className="nums block text-small font-normal text-ink-3">
            <Practitioner report={report} />, {formatDayOf(report.createdAt)}
          </span>
          <Unlinked report={report} className="block" />
        </p>
        <StatusBadge status={report.status} />
      </div>
      <StateNote report={report} />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2">
        <ReportFiles report={report} />
        <span className="-mr-2 ml-auto">
          <ReportActions report={report} />
        </span>
      </div>
    </>
  )
}

function Practitioner({ report, className }: { report: ReportRow; className?: string }) {
  const name = practitionerNameOf(report)
  return (
    <span title={name} className={className}>
      {name}
    </span>
  )
}
