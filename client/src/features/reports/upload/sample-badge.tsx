import { plural } from '@shared/domain/text/counts'
import { Check, CircleX, Clock, Loader, TriangleAlert } from 'lucide-react'
import { Badge } from '@/ui/badge'
import type { Sample, UploadedReport } from './tray'
import { fractionOf, missingOf } from './tray-progress'

/** A sample's state, in the words of the specification. */
export function SampleBadge({ sample }: { sample: Sample }) {
  const { state } = sample
  switch (state.kind) {
    case 'selected':
      return (
        <span className="flex flex-wrap gap-1.5">
          {sample.earlier && <Badge tone="warning">Already exists</Badge>}
          <SelectionBadge missing={missingOf(sample)} />
        </span>
      )
    case 'waiting':
      return (
        <Badge tone="outline" icon={Clock}>
          Waiting
        </Badge>
      )
    case 'uploading':
      return (
        <Badge tone="info" icon={Loader} spin>
          Uploading {Math.floor(fractionOf(sample) * 100)}%
        </Badge>
      )
    case 'failed':
      return (
        <Badge tone="error" icon={CircleX}>
          Failed, try again
        </Badge>
      )
    case 'done':
      return <UploadedBadge report={state.report} />
  }
}

function SelectionBadge({ missing }: { missing: string[] }) {
  return missing.length > 0 ? (
    <Badge tone="warning" icon={TriangleAlert}>
      Missing files: {missing.join(', ')}
    </Badge>
  ) : (
    <Badge tone="ready" icon={Check}>
      All required files selected
    </Badge>
  )
}

function UploadedBadge({ report }: { report: UploadedReport }) {
  const attention = report.row.status === 'processed' || report.row.status === 'failed'
  return (
    <Badge tone={attention ? 'warning' : 'success'} icon={attention ? TriangleAlert : Check}>
      {report.existed ? 'Already exists' : 'Uploaded'}
    </Badge>
  )
}

/** What an admin should know about an uploaded sample; undefined for nothing. */
export function uploadedText({ row, existed }: UploadedReport): string | undefined {
  const { status, warningCount: warnings, failure } = row
  const parts = [
    existed && 'Already exists. Nothing changed.',
    status === 'processed' && `Uploaded, please check: ${warnings} ${plural(warnings, 'warning')}`,
    status === 'failed' && `Uploaded, could not be read: ${failure ?? 'the reason is not known'}`,
    status === 'pending' && "Held for the practitioner's review.",
  ]
  return parts.filter((part) => part !== false).join(' ') || undefined
}
