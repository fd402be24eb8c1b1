import type { Report } from '../results/report-types'

type PdfFrameProps = {
  report: Pick<Report, 'sampleId' | 'pdfPath'>
  /** Hides the viewer's toolbars, which leave too little room for the page. */
  bare?: boolean
  className: string
}

// Older browsers lack the property; most of them have a viewer.
const hasViewer = () => !('pdfViewerEnabled' in navigator) || navigator.pdfViewerEnabled

/** The laboratory's PDF in the page; nothing without a PDF or a viewer. */
export function PdfFrame({ report: { sampleId, pdfPath }, bare = false, className }: PdfFrameProps) {
  if (!pdfPath || !hasViewer()) return null
  return (
    <iframe
      title={`PDF of ${sampleId}`}
      src={bare ? `${pdfPath}#toolbar=0&navpanes=0&view=FitH` : pdfPath}
      loading="lazy"
      className={className}
    />
  )
}
