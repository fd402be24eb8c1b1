import type { ReportStatus } from '@shared/domain/report-status'
import { Check, CircleX, Clock, Loader, TriangleAlert } from 'lucide-react'
import { Badge, type BadgeTone } from './badge'
import type { IconType } from './icon-type'

type Look = { word: string; tone: BadgeTone; icon: IconType; spin?: boolean }

const looks: Record<ReportStatus, Look> = {
  completed: { word: 'Completed', tone: 'success', icon: Check },
  processed: { word: 'Processed', tone: 'success', icon: Check },
  processing: { word: 'Processing', tone: 'info', icon: Loader, spin: true },
  pending: { word: 'Pending', tone: 'outline', icon: Clock },
  failed: { word: 'Failed', tone: 'error', icon: CircleX },
}

const REASON = 'needs your eye'

type StatusBadgeProps = {
  status: ReportStatus
  /** Marks one that somebody has to look at with a warning in place of the tick; the reason is shown on hover and read out. */
  marked?: boolean
}

/** The state of a report as icon and word. */
export function StatusBadge({ status, marked = false }: StatusBadgeProps) {
  const look = looks[status]
  if (!marked || status !== 'processed') {
    return (
      <Badge tone={look.tone} icon={look.icon} spin={look.spin}>
        {look.word}
      </Badge>
    )
  }
  return (
    <Badge tone="warning" icon={TriangleAlert} title={REASON}>
      {look.word}
      <span className="sr-only">, {REASON}</span>
    </Badge>
  )
}
