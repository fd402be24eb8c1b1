import { Eye } from 'lucide-react'
import { formatDayOf } from '@shared/domain/text/dates'
import { addressOf } from '@/api/request'
import { DownloadMenu } from './download-menu'
import { FileLink } from './file-link'
import ReportMenu from './report-menu'
import { clientNameOf, type ReportRow } from './report-row'

export function ReportActions({ report }: { report: ReportRow }) {
  const which = `${clientNameOf(report)}, ${formatDayOf(report.createdAt)}`
  return (
    <span className="flex items-center">
      {report.htmlPath && (
        <FileLink
          icon={Eye}
          href={addressOf('GET /api/reports/:id/view', { params: { id: report.id } }).url}
          label={`View HTML report of ${which}`}
        />
      )}
      <DownloadMenu report={report} which={which} />
      <ReportMenu report={report} which={which} />
    </span>
  )
}
