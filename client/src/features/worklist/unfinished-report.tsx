import type { Report } from '@/features/reports/results/deciding.public'
import { ItemFrame } from './item-frame'
import { ReplaceButton } from './replace-button'
import { ReportFiles } from './report-files'

/** A report whose upload was interrupted: its files have to be uploaded again. */
export function UnfinishedReport({ report }: { report: Report }) {
  return (
    <ItemFrame
      aside={<ReportFiles report={report} />}
      actions={<ReplaceButton report={report} />}
      note="Upload its three files again to complete it."
    >
      <p className="text-small break-words">
        The upload of <b className="font-mono font-medium">{report.sampleId}</b> was not finished. Nobody can
        read it.
      </p>
    </ItemFrame>
  )
}
