import { Download, FileText } from 'lucide-react'
import { toast } from '@/ui/use-toast'
import { fileClass } from './file-class'
import { recordOpened } from './record-opened'
import type { Report } from './report-types'

const announce = () => void toast({ title: 'Download Started' })

/** Chrome on Android cannot show a PDF and would leave a new tab empty, so it downloads. */
export function PdfLinks({ report, own }: { report: Report; own: boolean }) {
  if (!report.pdfPath) return null
  const my = own ? 'My ' : ''
  const opened = () => recordOpened(report)
  const saved = () => {
    opened()
    announce()
  }
  // Older browsers lack the property; most of them have a viewer.
  const saves = 'pdfViewerEnabled' in navigator && !navigator.pdfViewerEnabled
  return (
    <>
      <a
        href={report.pdfPath}
        {...(saves ? { onClick: saved } : { target: '_blank', rel: 'noopener', onClick: opened })}
        className={fileClass}
      >
        <FileText />
        {`View ${my}Full Report`}
        <span className="sr-only">{saves ? ' (downloads a PDF)' : ' (opens in a new tab)'}</span>
      </a>
      <a
        href={`/api/reports/${report.id}/download/pdf`}
        download={`Food_Intolerance_Report_${report.sampleId}.pdf`}
        className={fileClass}
        onClick={saved}
      >
        <Download />
        {`Download ${my}Full Report`}
      </a>
    </>
  )
}
