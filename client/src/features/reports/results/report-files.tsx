import { Printer } from 'lucide-react'
import { PdfLinks } from './pdf-links'
import { fileClass } from './file-class'
import type { Report } from './report-types'

/** Links to the PDF and to print, as one row. */
export default function ReportFiles({ report, own }: { report: Report; own: boolean }) {
  return (
    <div
      role="group"
      aria-label="Full report"
      data-print="hide"
      className="grid auto-cols-auto grid-flow-col sm:auto-cols-fr divide-x divide-line border-t border-line"
    >
      <PdfLinks report={report} own={own} />
      <button type="button" className={fileClass} onClick={() => window.print()}>
        <Printer />
        Print
      </button>
    </div>
  )
}
