import type { ReportStatus } from './report-status'

/** The part of a report that decides its next status; `code` says what a warning asks for. */
export type ReviewState<Warning extends { code: string } = { code: string }> = {
  status: ReportStatus
  held: boolean
  practitionerId: number | null
  clientId: number | null
  warnings: readonly Warning[]
}

/** The warning that the practitioner for the review has been deleted. */
export const PRACTITIONER_GONE = 'practitioner-gone'
const OF_PRACTITIONER = /^practitioner-/
const OF_CLIENT = /^(email|owner)-/

/** The status of a parsed report: it waits for an admin or the practitioner, or is complete. */
export function statusAfterReading({
  failure,
  warnings,
  held,
}: {
  failure: string | null
  warnings: readonly unknown[]
  held: boolean
}): ReportStatus {
  if (failure !== null) return 'failed'
  if (warnings.length > 0) return 'processed'
  return held ? 'pending' : 'completed'
}

/** The status after warnings are resolved: without any left, it waits for no admin. */
export function withWarnings<Warning extends { code: string }>(
  { status, held, warnings: before }: Omit<ReviewState, 'practitionerId' | 'clientId'>,
  warnings: Warning[],
): { status: ReportStatus; warnings: Warning[] } {
  const isAnswered = status === 'processed' && warnings.length < before.length
  return { warnings, status: isAnswered ? statusAfterReading({ failure: null, warnings, held }) : status }
}

const without = <Warning extends { code: string }>(warnings: readonly Warning[], answered: RegExp) =>
  warnings.filter(({ code }) => !answered.test(code))

/** Whether its client can read a report. */
export const isSeenByClient = ({ status, clientId }: Pick<ReviewState, 'status' | 'clientId'>): boolean =>
  status === 'completed' && clientId !== null

/**
 * The report after it is assigned to a practitioner, or to none (null); its warnings on the
 * practitioner are resolved. An unreleased report without a practitioner is held by their release
 * rule, or because its former practitioner was deleted. `hold` overrides both: it releases a held
 * report or holds one that its client cannot read yet.
 */
export function onAssigning<Warning extends { code: string }>(
  report: ReviewState<Warning>,
  reviewer: { holds: boolean } | null,
  hold?: boolean,
): Pick<ReviewState, 'held' | 'status'> & { warnings: Warning[] } {
  const held = isHeldFor(report, reviewer, hold)
  const status = statusHeld(report, reviewer, held)
  return { held, ...withWarnings({ ...report, held, status }, without(report.warnings, OF_PRACTITIONER)) }
}

function isHeldFor(report: ReviewState, reviewer: { holds: boolean } | null, hold?: boolean): boolean {
  if (reviewer === null) return false
  if (isSeenByClient(report)) return report.held
  const isNew = report.practitionerId === null && report.status !== 'completed'
  const wasHeld = report.warnings.some(({ code }) => code === PRACTITIONER_GONE)
  return hold ?? (isNew ? reviewer.holds || wasHeld : report.held)
}

/** The status after a report is held or no longer held. */
function statusHeld(
  { status, held: wasHeld }: ReviewState,
  reviewer: object | null,
  held: boolean,
): ReportStatus {
  // Without a practitioner, an admin has to look at it.
  if (reviewer === null) return status === 'pending' ? 'processed' : status
  if (held === wasHeld) return status
  if (status === 'pending') return 'completed'
  return status === 'completed' ? 'pending' : status
}

/** The report after it is linked to a client; its warnings on the client are resolved. */
export const onLinking = <Warning extends { code: string }>(report: ReviewState<Warning>) =>
  withWarnings(report, without(report.warnings, OF_CLIENT))

/** The status of a waiting report after it is confirmed or released. */
export const onReleasing = ({ status, held, practitionerId }: Omit<ReviewState, 'warnings'>): ReportStatus =>
  status === 'processed' && held && practitionerId !== null ? 'pending' : 'completed'
