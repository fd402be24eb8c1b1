import type { ReportStatus } from './report-status'

/** Whose it is, its practitioner, or another practitioner in the place of one who is gone and was to review it. */
export const lacking = ['client', 'practitioner', 'next-practitioner'] as const

type Review = { practitionerId: number | null; status: ReportStatus; held: boolean }
/** `lacks`: the one answer that a report waits for. */
type Standing = Review & { lacks: (typeof lacking)[number] | null }

/**
 * Whether a report is held for review once it is given to a practitioner: by their rule where it was nobody's to review and
 * has not been released, else as it was.
 * @param holds whether their rule holds what comes in
 * @param wasHeld for one who is gone: then it is held for who follows
 */
export const isHeldFor = (
  { practitionerId, status, held }: Review,
  { holds, wasHeld }: { holds: boolean; wasHeld: boolean },
): boolean => (practitionerId === null && status !== 'completed' ? holds || wasHeld : held)

/** Whether nothing else is asked of a report than its practitioner. */
const goesOnAssigned = ({ lacks }: Pick<Standing, 'lacks'>) =>
  lacks === 'practitioner' || lacks === 'next-practitioner'

/** What becomes of a report that waits for nothing but its practitioner, as it is given to one, or to none (null). */
export function onAssigning(
  report: Standing,
  reviewer: { holds: boolean } | null,
): 'waits' | 'held' | 'released' {
  if (!goesOnAssigned(report)) return 'waits'
  const wasHeld = report.lacks === 'next-practitioner'
  const isHeld = reviewer !== null && isHeldFor(report, { holds: reviewer.holds, wasHeld })
  return isHeld ? 'held' : 'released'
}

/** Whether a report that is nobody's reaches its client as it is linked. */
export const isReleasedOnLinking = ({
  status,
  lacks,
  held,
}: Pick<Standing, 'status' | 'lacks' | 'held'>): boolean =>
  status === 'completed' || (lacks === 'client' && !held)
