import { ExternalLink } from 'lucide-react'
import { PdfFrame } from '@/features/reports/check/check.public'
import type { Report } from '@/features/reports/results/deciding.public'
import { buttonClass } from '@/ui/button'

/** The PDF, and the personal details in the files. */
export function ReportFiles({ report }: { report: Report }) {
  const { pdfPath, practitioner, email, phone, dateOfBirth } = report
  return (
    <div className="space-y-3">
      <PdfFrame
        report={report}
        bare
        className="h-96 w-full rounded-xs border border-line bg-white @xl:h-76"
      />
      {pdfPath && (
        <a
          href={pdfPath}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'link', size: 'sm' }, '-ml-3')}
        >
          <ExternalLink />
          Open PDF
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      <div className="text-small text-ink-2">
        <h4 className="font-semibold text-ink">In the files</h4>
        <p className="break-words">{report.clientName || 'No name'}</p>
        <p>{dateOfBirth ? `Born ${dateOfBirth}` : 'No date of birth'}</p>
        <p className="break-words">{practitioner || 'No practitioner'}</p>
        <p className="break-words">{email || 'No email'}</p>
        <p className="break-words">{phone || 'No phone'}</p>
      </div>
    </div>
  )
}
