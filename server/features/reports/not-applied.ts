import { isSeenByClient } from '@shared/domain/goes-on'
import { uploadChoices } from '@shared/features/reports'
import { isUnchosen } from './practitioner-choice'
import type { findByTriplet } from './reports.queries'

type Known = NonNullable<Awaited<ReturnType<typeof findByTriplet>>>
type Choice = (typeof uploadChoices)[number]

/** What can be chosen with an upload; an absent choice is none. */
export type Choices = {
  /** Null: nobody has to review it. Absent: nobody has said so, and one that names a practitioner waits. */
  practitionerId?: number | null
  notes?: string
  /** Absent: as the practitioner's rule says. */
  hold?: boolean
  clientId?: number
  email?: string
}
/** With the name that the report is to have. */
type Upload = Choices & { clientName: string }

/** Whether a report is what a choice wants it to be. */
const isMet: Record<Choice, (report: Known, upload: Upload) => boolean> = {
  clientName: ({ clientName }, upload) => clientName === upload.clientName,
  practitionerId: ({ practitionerId, warnings }, upload) =>
    practitionerId === upload.practitionerId && !warnings.some(isUnchosen),
  // What is released is not held, whatever it was.
  hold: (report, upload) => (report.held && !isSeenByClient(report)) === upload.hold,
  notes: ({ notes }, upload) => notes === upload.notes,
  clientId: ({ clientId }, upload) => clientId === upload.clientId,
  email: ({ clientEmail }, upload) => clientEmail?.toLowerCase() === upload.email,
}

/** Which choices that came with a triplet the report that was there already does not meet. */
export const notAppliedOf = (report: Known, upload: Upload): Choice[] =>
  uploadChoices.filter((choice) => upload[choice] !== undefined && !isMet[choice](report, upload))
