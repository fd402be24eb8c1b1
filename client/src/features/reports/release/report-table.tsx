import { formatDayOf } from '@shared/domain/text/dates'
import type { ReactNode } from 'react'
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
import { clientNameOf, type ReportRow } from '../manage/report-row'
import { openingWords } from './opening-words'

type ReportTableProps = {
  label: string
  reports: readonly ReportRow[]
  actions: (report: ReportRow) => ReactNode
}

export function ReportTable({ label, reports, actions }: ReportTableProps) {
  const wide = useMediaQuery('(min-width: 69rem)')
  if (!wide) {
    return (
      <CardList label={label} className="border-t border-line">
        {reports.map((report) => (
          <CardListItem key={report.id}>
            <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
              <p className="min-w-0 font-semibold wrap-anywhere">
                {clientNameOf(report)}
                <span className="nums block text-small font-normal text-ink-3">
                  <span className="font-mono">{report.sampleId}</span>, {formatDayOf(report.createdAt)}
                </span>
              </p>
              <StatusBadge status={report.status} />
            </div>
            <Openings report={report} />
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
          <HeadCell className="w-[22%]">Status</HeadCell>
          <HeadCell className="w-[14%]">Upload Date</HeadCell>
          <HeadCell align="right" className="w-84">
            Actions
          </HeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {reports.map((report) => (
          <Row key={report.id}>
            <Cell look="mono" className="wrap-anywhere">
              {report.sampleId}
            </Cell>
            <Cell look="strong" className="wrap-anywhere">
              {clientNameOf(report)}
            </Cell>
            <Cell>
              <StatusBadge status={report.status} />
              <Openings report={report} />
            </Cell>
            <Cell className="nums whitespace-nowrap">{formatDayOf(report.createdAt)}</Cell>
            <ActionsCell>{actions(report)}</ActionsCell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

function Openings({ report }: { report: ReportRow }) {
  return (
    <ul className="mt-1 text-small font-normal text-ink-2">
      {openingWords(report).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}
