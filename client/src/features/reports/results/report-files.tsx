import { Printer } from 'lucide-react'
import { PdfLinks } from './pdf-links'
import { fileClass } from './file-class'
import type { Report } from './report-types'

/** The ways to the laboratory's PDF and to paper, as one quiet row. */
export function ReportFiles({ report, own }: { report: Report; own: boolean }) {
  return (
    <div
      role="group"
      aria-label="Full report"
      data-print="hide"
      className="grid auto-cols-fr grid-flow-col divide-x divide-line border-t border-line"
    >
      <PdfLinks report={report} own={own} />
      <button type="button" className={fileClass} onClick={() => window.print()}>
        <Printer />
        Print
      </button>
    </div>
  )
}
