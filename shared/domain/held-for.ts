import type { ReportStatus } from './report-status'

type Standing = { practitionerId: number | null; status: ReportStatus; held: boolean }

/**
 * Whether a report is held for review once it is given to a practitioner: by their rule where it was nobody's to review and
 * has not been released, else as it was.
 * @param holds whether their rule holds what comes in
 * @param wasHeld for one who is gone: then it is held for who follows
 */
export const isHeldFor = (
  { practitionerId, status, held }: Standing,
  { holds, wasHeld }: { holds: boolean; wasHeld: boolean },
): boolean => (practitionerId === null && status !== 'completed' ? holds || wasHeld : held)
