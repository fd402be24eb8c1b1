import type { ReportStatus } from '@shared/domain/reports/report-status'
import { stateOf } from '@shared/domain/reports/report-state'
import { Badge } from './badge'
import { marks } from './state-mark'

const words: Record<ReportStatus, string> = {
  completed: 'Completed',
  processed: 'Processed',
  processing: 'Processing',
  pending: 'Pending',
  failed: 'Failed',
}

type StatusBadgeProps = {
  status: ReportStatus
  /** For clients, who do not see the staff's review state. */
  own?: boolean
  /** One or two more words. */
  more?: string
  title?: string
}

/** The status of a report as icon and word, and beside it the review state. */
export function StatusBadge({ status, own = false, more, title }: StatusBadgeProps) {
  const { word, icon, tone, spin } = marks[stateOf({ status, clientId: 0 })]
  const beside = [!own && word !== words[status] && word, more].filter(Boolean).join(', ')
  return (
    <span className="inline-flex max-w-full min-w-0 flex-wrap items-center gap-x-2">
      <Badge tone={tone} icon={icon} spin={spin}>
        {words[status]}
      </Badge>
      {beside && (
        <span className="min-w-0 truncate text-small font-normal text-ink-2" title={title ?? beside}>
          <span className="sr-only">, </span>
          {beside}
        </span>
      )}
    </span>
  )
}
