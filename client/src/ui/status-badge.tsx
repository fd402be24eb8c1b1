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

type StatusBadgeProps = {
  status: ReportStatus
  /** Somebody has to look at it: a warning mark in place of the tick. The text is shown on hover and read out. */
  attention?: string
}

/** The state of a report as icon and word. */
export function StatusBadge({ status, attention }: StatusBadgeProps) {
  const look = looks[status]
  if (!attention) {
    return (
      <Badge tone={look.tone} icon={look.icon} spin={look.spin}>
        {look.word}
      </Badge>
    )
  }
  return (
    <Badge tone={status === 'failed' ? 'error' : 'warning'} icon={TriangleAlert} title={attention}>
      {look.word}
      <span className="sr-only">, {attention}</span>
    </Badge>
  )
}
