import type { Report } from '../results/report-types'

type PdfFrameProps = {
  report: Pick<Report, 'sampleId' | 'pdfPath'>
  /** Without the viewer's bars, which leave no room for the page. */
  bare?: boolean
  className: string
}

// Older browsers do not say; most of them have a viewer.
const hasViewer = () => !('pdfViewerEnabled' in navigator) || navigator.pdfViewerEnabled

/** The laboratory's PDF in the page; nothing where there is none, or no viewer for it. */
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
