import { FileDots } from '@/ui/file-dots'
import type { ReportRow } from './report-row'

/** Which of the three files exist; without any, the name of the upload or "No files". */
export function ReportFiles({ report }: { report: ReportRow }) {
  const files = [
    { type: 'PDF', available: report.pdfPath !== null },
    { type: 'HTML', available: report.htmlPath !== null },
    { type: 'CSV', available: report.csvPath !== null },
  ]
  if (files.some((file) => file.available)) return <FileDots files={files} />
  return <span className="text-small break-all text-ink-3">{report.fileName || 'No files'}</span>
}
