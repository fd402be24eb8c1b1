import { Eye, FileText, Table2, Trash2 } from 'lucide-react'
import { Fragment } from 'react'
import { formatDayOf } from '@shared/domain/text/dates'
import { addressOf } from '@/api/request'
import { useMediaQuery } from '@/lib/use-media-query'
import { IconButton } from '@/ui/icon-button'
import { StatusBadge } from '@/ui/status-badge'
import { ActionsCell, CardList, CardListItem, Cell, HeadCell, Table, TableBody, TableHead } from '@/ui/table'
import { toast } from '@/ui/use-toast'
import type { ClientGroup } from './client-groups'
import { FileLink } from './file-link'
import ReportMenu from './report-menu'
import { prepareReportDialogs, useReportDialog } from './report-dialogs'
import type { ReportRow } from './report-row'
import { StateNote } from './report-state'

export default function ClientReportRows({ group }: { group: ClientGroup }) {
  const label = `Reports for ${group.client}`
  const wide = useMediaQuery('(min-width: 67rem)')
  if (!wide) {
    return (
      <CardList label={label}>
        {group.reports.map((report) => (
          <CardListItem key={report.id}>
            <div className="flex items-start justify-between gap-3">
              <p className="min-w-0 font-mono font-medium break-all">
                {report.sampleId}
                <span className="nums block font-sans text-small font-normal text-ink-3">
                  {formatDayOf(report.createdAt)}
                </span>
              </p>
              <StatusBadge status={report.status} />
            </div>
            <StateNote report={report} />
            <div className="-mr-2 mt-1 flex justify-end">
              <Actions report={report} />
            </div>
          </CardListItem>
        ))}
      </CardList>
    )
  }
  return (
    <Table label={label} className="table-fixed">
      <TableHead plain>
        <tr>
          <HeadCell className="w-[34%]">
            <span className="pl-6">Sample ID</span>
          </HeadCell>
          <HeadCell className="w-[18%]">Uploaded</HeadCell>
          <HeadCell className="w-[20%]">Status</HeadCell>
          <HeadCell>
            <span className="sr-only">Actions</span>
          </HeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {group.reports.map((report) => (
          <Fragment key={report.id}>
            <tr className="border-t border-line">
              <Cell look="mono">
                <span className="block pl-6 break-all">{report.sampleId}</span>
              </Cell>
              <Cell className="whitespace-nowrap">{formatDayOf(report.createdAt)}</Cell>
              <Cell>
                <StatusBadge status={report.status} />
              </Cell>
              <ActionsCell>
                <Actions report={report} />
              </ActionsCell>
            </tr>
            {(report.status === 'failed' || report.status === 'processed') && (
              <tr>
                <td colSpan={4} className="pr-5 pb-2.5 pl-11">
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

function Actions({ report }: { report: ReportRow }) {
  const open = useReportDialog()
  const params = { id: report.id }
  const which = `${report.sampleId}, ${formatDayOf(report.createdAt)}`
  return (
    <span className="flex flex-wrap items-center justify-end">
      {report.htmlPath && (
        <FileLink
          icon={Eye}
          href={addressOf('GET /api/reports/:id/view', { params }).url}
          label={`View HTML report ${which}`}
        />
      )}
      {report.pdfPath && (
        <FileLink
          icon={FileText}
          href={addressOf('GET /api/reports/:id/pdf', { params }).url}
          label={`View PDF report ${which}`}
        />
      )}
      {report.csvPath && (
        <FileLink
          icon={Table2}
          download
          href={addressOf('GET /api/reports/:id/download/:kind', { params: { ...params, kind: 'csv' } }).url}
          label={`Download CSV of ${which}`}
          onClick={() => toast({ title: 'Download Started' })}
        />
      )}
      <IconButton
        icon={Trash2}
        size="sm"
        tone="destructive"
        label={`Delete report ${which}`}
        onPointerEnter={prepareReportDialogs}
        onClick={() => open('delete', report)}
      />
      <ReportMenu report={report} which={which} />
    </span>
  )
}
