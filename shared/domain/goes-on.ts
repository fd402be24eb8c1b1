import type { ReportStatus } from './report-status'

/** What acts on a report go by; of its warnings what each asks for, by its code. */
export type Standing<Warning extends { code: string } = { code: string }> = {
  status: ReportStatus
  held: boolean
  practitionerId: number | null
  clientId: number | null
  warnings: readonly Warning[]
}

/** The code of the warning that the practitioner who was to review the report is gone. */
export const PRACTITIONER_GONE = 'practitioner-gone'
const OF_PRACTITIONER = /^practitioner-/
const OF_CLIENT = /^(email|owner)-/

/** The status of a report that has been read: it waits for an admin, or for the practitioner, or is complete. */
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

/** What becomes of a report with only these of its warnings left: once none is, it waits for no admin any more. */
export function withWarnings<Warning extends { code: string }>(
  { status, held, warnings: before }: Omit<Standing, 'practitionerId' | 'clientId'>,
  warnings: Warning[],
): { status: ReportStatus; warnings: Warning[] } {
  const isAnswered = status === 'processed' && warnings.length < before.length
  return { warnings, status: isAnswered ? statusAfterReading({ failure: null, warnings, held }) : status }
}

const without = <Warning extends { code: string }>(warnings: readonly Warning[], answered: RegExp) =>
  warnings.filter(({ code }) => !answered.test(code))

/** Whether its client can read a report. */
export const isSeenByClient = ({ status, clientId }: Pick<Standing, 'status' | 'clientId'>): boolean =>
  status === 'completed' && clientId !== null

/**
 * What becomes of a report as it is given to a practitioner, or to none (null): what asked for it is answered. One that was
 * nobody's to review and is not released yet is held as their rule says, or as it was for one who is gone, unless `hold`
 * says so: then one that is held goes on, or one that its client does not see is held.
 */
export function onAssigning<Warning extends { code: string }>(
  report: Standing<Warning>,
  reviewer: { holds: boolean } | null,
  hold?: boolean,
): Pick<Standing, 'held' | 'status'> & { warnings: Warning[] } {
  const held = isHeldFor(report, reviewer, hold)
  const status = statusHeld(report, reviewer, held)
  return { held, ...withWarnings({ ...report, held, status }, without(report.warnings, OF_PRACTITIONER)) }
}

function isHeldFor(report: Standing, reviewer: { holds: boolean } | null, hold?: boolean): boolean {
  if (reviewer === null) return false
  if (isSeenByClient(report)) return report.held
  const isNew = report.practitionerId === null && report.status !== 'completed'
  const wasHeld = report.warnings.some(({ code }) => code === PRACTITIONER_GONE)
  return hold ?? (isNew ? reviewer.holds || wasHeld : report.held)
}

/** Where a report stands that waits for its review or for nothing, once it is held or not. */
function statusHeld(
  { status, held: wasHeld }: Standing,
  reviewer: object | null,
  held: boolean,
): ReportStatus {
  // Nobody is left to review it.
  if (reviewer === null) return status === 'pending' ? 'processed' : status
  if (held === wasHeld) return status
  if (status === 'pending') return 'completed'
  return status === 'completed' ? 'pending' : status
}

/** What becomes of a report as it is linked to a client: what asked for that is answered. */
export const onLinking = <Warning extends { code: string }>(report: Standing<Warning>) =>
  withWarnings(report, without(report.warnings, OF_CLIENT))

/** What becomes of a report that waits, as it is confirmed or released. */
export const onReleasing = ({ status, held, practitionerId }: Omit<Standing, 'warnings'>): ReportStatus =>
  status === 'processed' && held && practitionerId !== null ? 'pending' : 'completed'
