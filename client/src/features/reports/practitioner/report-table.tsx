import { formatDayOf } from '@shared/domain/dates'
import { Fragment, type ReactNode } from 'react'
import { useMediaQuery } from '@/lib/use-media-query'
import { StatusBadge } from '@/ui/status-badge'
import {
  ActionsCell,
  CardList,
  CardListItem,
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from '@/ui/table'
import { clientNameOf, practitionerNameOf, type ReportRow } from '../admin/report-row'

type ReportTableProps = {
  label: string
  reports: readonly ReportRow[]
  /** Says whose each report is to review. */
  withPractitioner?: boolean
  actions: (report: ReportRow) => ReactNode
  /** What has to be said about a report below its line; nothing for most. */
  note?: (report: ReportRow) => ReactNode
}

/** Reports as a table where the columns fit beside the sidebar, else as cards with the same actions. */
export function ReportTable(props: ReportTableProps) {
  const { label, reports, withPractitioner = false, actions, note } = props
  const wide = useMediaQuery(withPractitioner ? '(min-width: 74rem)' : '(min-width: 66rem)')
  if (!wide) {
    return (
      <CardList label={label} className="border-t border-line">
        {reports.map((report) => (
          <CardListItem key={report.id}>
            <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
              <p className="min-w-0 font-semibold wrap-anywhere">
                {clientNameOf(report)}
                <span className="nums block text-caption font-normal text-ink-3">
                  <span className="font-mono">{report.sampleId}</span>, {formatDayOf(report.createdAt)}
                </span>
                {withPractitioner && (
                  <span className="block text-caption font-normal text-ink-3">
                    {practitionerNameOf(report)}
                  </span>
                )}
              </p>
              <StatusBadge status={report.status} marked />
            </div>
            {note?.(report)}
            <div className="-mr-2 mt-1 flex justify-end">{actions(report)}</div>
          </CardListItem>
        ))}
      </CardList>
    )
  }
  return (
    <Table label={label} className="table-fixed">
      <TableHead>
        <tr>
          <HeadCell className="w-[15%]">Sample ID</HeadCell>
          <HeadCell>Client Name</HeadCell>
          {withPractitioner && <HeadCell className="w-[19%]">Practitioner</HeadCell>}
          <HeadCell className="w-[15%]">Status</HeadCell>
          <HeadCell className="w-[14%]">Upload Date</HeadCell>
          <HeadCell align="right" className={withPractitioner ? 'w-40' : 'w-84'}>
            Actions
          </HeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {reports.map((report) => (
          <Fragment key={report.id}>
            <Row>
              <Cell look="mono" className="wrap-anywhere">
                {report.sampleId}
              </Cell>
              <Cell look="strong" className="wrap-anywhere">
                {clientNameOf(report)}
              </Cell>
              {withPractitioner && <Cell className="wrap-anywhere">{practitionerNameOf(report)}</Cell>}
              <Cell>
                <StatusBadge status={report.status} marked />
              </Cell>
              <Cell className="nums whitespace-nowrap">{formatDayOf(report.createdAt)}</Cell>
              <ActionsCell>{actions(report)}</ActionsCell>
            </Row>
            <NoteRow columns={withPractitioner ? 6 : 5}>{note?.(report)}</NoteRow>
          </Fragment>
        ))}
      </TableBody>
    </Table>
  )
}

function NoteRow({ columns, children }: { columns: number; children: ReactNode }) {
  if (!children) return null
  return (
    <tr>
      <td colSpan={columns} className="px-5 pb-2.5">
        {children}
      </td>
    </tr>
  )
}
