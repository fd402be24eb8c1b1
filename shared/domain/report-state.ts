import type { ReportStatus } from './report-status'

/**
 * Where a report stands, for staff: `processing` is being read; `failed` could not be; `nobody` belongs to nobody, so
 * nobody can read it; `to-check` waits for an admin's eye; `held` for its practitioner; `released` reached its client.
 */
export const reportStates = ['processing', 'failed', 'nobody', 'to-check', 'held', 'released'] as const
export type ReportState = (typeof reportStates)[number]

const stateOfStatus = {
  processing: 'processing',
  failed: 'failed',
  processed: 'to-check',
  pending: 'held',
  completed: 'released',
} as const satisfies Record<ReportStatus, ReportState>

/** What the status and the client of a report say together. */
export function stateOf({
  status,
  clientId,
}: {
  status: ReportStatus
  clientId: number | null
}): ReportState {
  const isReadable = status !== 'processing' && status !== 'failed'
  return isReadable && clientId === null ? 'nobody' : stateOfStatus[status]
}
