import { ExternalLink } from 'lucide-react'
import { useMediaQuery } from '@/lib/use-media-query'
import { buttonClass } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import type { Report } from '../results/report-types'
import { PdfFrame } from './pdf-frame'

/** The PDF beside the results, or a link to it without room or a viewer. */
export function ReportPdf({ report }: { report: Report }) {
  const isWide = useMediaQuery('(min-width: 80rem)')
  if (!report.pdfPath) return null
  return (
    <Card flush aria-labelledby="the-pdf" className="xl:sticky xl:top-20">
      <CardHeader
        id="the-pdf"
        title="PDF"
        padded
        actions={
          <a
            href={report.pdfPath}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <ExternalLink />
            Open the PDF
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        }
      />
      {isWide && (
        <PdfFrame report={report} className="h-[calc(100dvh-11rem)] w-full border-t border-line bg-sunken" />
      )}
    </Card>
  )
}
