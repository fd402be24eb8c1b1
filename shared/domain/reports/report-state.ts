import type { ReportStatus } from './report-status'

/**
 * The state of a report for staff: `processing` is being parsed; `failed` could not be parsed;
 * `nobody` has no client, so nobody can read it; `to-check` waits for an admin; `held` for its
 * practitioner; `released` to its client.
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
